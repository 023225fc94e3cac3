// @vitest-environment happy-dom

import { h, render } from 'preact'
import { expect, test, vi } from 'vitest'
import type { Option, OptionPreview } from '~/api/wire'
import { type Plan, planOf } from '~/board/plan'
import { Choices } from '~/play/Choices'
import { entriesOf } from '~/state/choices'
import type { MatchStore } from '~/state/match'
import { aim, hexBoard, option, place, seats, snapshot } from './samples'

/** As much of a match as the list of choices looks at; what each choice brings is known beforehand. */
function storeOf(options: Option[], foreseen: Partial<OptionPreview>[], plan: Plan | null = null): MatchStore {
  const entries = options.flatMap(one => entriesOf([one]))
  return {
    decision: { value: { seat: 0, prompt: { key: 'prompt', args: {} }, options, kinds: [], proposals: false } },
    options: { value: options },
    entries: { value: entries },
    focus: { value: null },
    preview: { value: null },
    pieces: { value: [] },
    plan: { value: plan },
    busy: { value: false },
    shown: { value: snapshot({ seats: seats() }) },
    latest: { value: snapshot() },
    foresight: {
      of: ({ index }: Option) => ({
        undo: 'alone',
        dice: false,
        asks: [],
        changes: [],
        events: [],
        ...foreseen[index],
      }),
    },
  } as unknown as MatchStore
}

vi.stubGlobal('fetch', async () => new Response('{}'))

test('what holds for all choices of a kind is said once, above them, and not on each', () => {
  const ways = [4, 5, 6].map((to, index) => option(index, 'Enter', [aim(place(to))]))
  const stay = option(3, 'Stay', [], { passes: true })
  const watched: Partial<OptionPreview> = { undo: 'no', asks: [{ seat: 1, prompt: { key: 'prompt', args: {} } }] }
  const page = document.createElement('div')
  render(h(Choices, { store: storeOf([...ways, stay], [watched, watched, { ...watched, dice: true }, {}]) }), page)
  const [group] = page.querySelectorAll('.group')
  expect(group!.querySelectorAll('.option')).toHaveLength(3)
  expect(group!.querySelector('.fate.shared')!.textContent).toMatch(/ may answer · cannot be undone$/)
  expect([...group!.querySelectorAll('.option .fate')].map(one => one.textContent)).toEqual(['rolls dice'])
  expect(page.querySelectorAll('.fate')).toHaveLength(2)
})

test('where choices differ in bare numbers alone, each is told whole; one number, or a number with a name, is enough', () => {
  const labelled = (choices: Record<string, Option['args'][string]>[]) => {
    const options = choices.map((args, index) => option(index, 'Take', [], { args }))
    const page = document.createElement('div')
    render(h(Choices, { store: storeOf(options, []) }), page)
    const shape = page.querySelector('.tiles')!.classList.contains('whole') ? 'lines' : 'tiles'
    return [shape, ...[...page.querySelectorAll('.option .words')].map(one => one.textContent)]
  }
  const five = [0, 1, 2, 3, 4]
  const whole = labelled(five.map(wire => ({ wire, minefield: 4 - wire })))
  expect(whole).toEqual(['lines', ...five.map(() => 'option-take')])
  expect(labelled(five.map(points => ({ points })))).toEqual(['tiles', ...five.map(String)])
  const priced = five.map(cost => ({ hex: place(cost), cost }))
  expect(labelled(priced)).toEqual(['tiles', ...five.map(cost => `P${cost} · ${cost}`)])
})

test('where a place has a name on the map, its choice says it too, in as many columns as that takes', () => {
  const board = hexBoard(3, 3)
  const cells = board.cells.map(cell => ({ ...cell, caption: ['', 'Grave', 'Geertruidenberg'][cell.place] ?? '' }))
  const plan = planOf({ ...board, cells })
  const shown = (count: number) => {
    const options = Array.from({ length: count }, (_, to) => option(to, 'March', [aim(place(to))]))
    const page = document.createElement('div')
    render(h(Choices, { store: storeOf(options, [], plan) }), page)
    return [...page.querySelectorAll<HTMLElement>('.option')]
  }
  const tiles = shown(6)
  expect(tiles.map(one => one.querySelector('.words')!.textContent)).toEqual([
    'P0',
    'P1 Grave',
    'P2 Geertruidenberg',
    ...['P3', 'P4', 'P5'],
  ])
  expect(tiles.map(one => one.style.getPropertyValue('--columns'))).toEqual(['', '2', '3', '', '', ''])
  expect(tiles[0]!.closest('.tiles.wide')).toBeNull()
})
