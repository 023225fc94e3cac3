// @vitest-environment happy-dom

/** A table without a grid: points, what lies at them, what is proposed there, and how the judge answers. */

import { h, render } from 'preact'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { MatchClient } from '~/api/client'
import type { Board, Option, Pair, Piece, WhyAnswer } from '~/api/wire'
import { planOf, withChanges } from '~/board/plan'
import { figureAt, figureName, figuresOf, placeAt, toPlan, toTable } from '~/board/table/geometry'
import { stationsOf, stationTowards } from '~/board/table/stations'
import { anchorOf, compass, pointsIn } from '~/state/points'
import { centimetres, farOf, longestIn, Proposal, recordOf } from '~/state/proposal'
import { actor, option, unit } from './samples'

const SIZE: Pair = [1200, 800]

/** A field, a house in it and a hedge beside that. */
function table(): Board {
  const cell = (place: number, name: string, terrain: string, outline: Pair[], centre: Pair) => ({
    place,
    name,
    centre,
    outline,
    terrain,
    level: 0,
    marks: [],
    caption: '',
  })
  const box = (x: number, y: number, w: number, h: number): Pair[] => [
    [x, y],
    [x + w, y],
    [x + w, y + h],
    [x, y + h],
  ]
  return {
    board: 'a-table',
    shape: 'table',
    outline: [],
    terrains: [],
    bare: [],
    cells: [
      cell(0, 'open-ground', 'open-field', box(0, 0, ...SIZE), [600, 400]),
      cell(1, 'house', 'house', box(300, 300, 200, 150), [400, 375]),
      cell(2, 'hedge', 'hedge', [], [800, 400]),
    ],
    strokes: [
      {
        kind: 'door',
        points: [
          [380, 450],
          [420, 450],
        ],
      },
      {
        kind: 'hedge',
        points: [
          [800, 200],
          [800, 600],
        ],
      },
    ],
    spots: [],
    bounds: [0, 0, ...SIZE],
  }
}

const plan = planOf(table())
const man = (squad: number, number: number, at: Pair | null, seat = 0): Piece => ({
  unit: squad,
  place: 0,
  seat,
  label: `squad-${squad}`,
  at,
  size: 25,
  values: [['man', number]],
})
const point = ([x, y]: Pair) => ({ kind: 'point', x, y }) as const
const march = (index: number, to: Pair[], squad = 1): Option => ({
  ...option(index, 'March'),
  args: { unit: actor(unit(squad)), to: to.map(point), near: { kind: 'place', id: 0, name: 'open' }, manner: 'in' },
})

describe('points of a table', () => {
  test('a point of the screen is the point of the table that is drawn there', () => {
    for (const at of [[0, 0], [617, 233], SIZE] as Pair[]) expect(toTable(plan, toPlan(plan, at))).toEqual(at)
  })

  test('lines are met from beside, areas from within, the table elsewhere', () => {
    const place = (at: Pair) => placeAt(plan, toPlan(plan, at))
    expect(place([400, 400])).toBe(1)
    expect(place([810, 300])).toBe(2)
    expect(place([830, 300])).toBe(0)
    expect(place([400, 455])).toBe(0)
  })

  test('of figures close together the nearest is meant, of none nobody', () => {
    const figures = [man(1, 1, [100, 100]), man(1, 2, [120, 100]), man(2, 1, null)]
    expect(figureName(figureAt(figures, [111, 100])!)).toBe('1 2')
    expect(figureName(figureAt(figures, [90, 100])!)).toBe('1 1')
    expect(figureAt(figures, [160, 100])).toBeNull()
    expect(figuresOf(figures, 2)).toEqual([])
  })
})

describe('the cursor of the keyboard', () => {
  const pieces = [man(1, 1, [100, 400]), man(1, 2, [130, 400]), man(2, 1, [1100, 400], 1), man(3, 1, null)]
  const listed = [march(0, [[250, 420]]), option(1, 'Stay', [actor(unit(1))])]
  const stations = stationsOf(plan, pieces, listed, at => toTable(plan, at))

  test('it stands on squads, listed places and terrain', () =>
    expect(stations.map(({ name }) => name)).toEqual(['squad 1', 'squad 2', 'option 0', 'place 1', 'place 2']))

  test('it goes to the nearest that lies that way, and nowhere where nothing does', () => {
    const names: string[] = []
    let at: Pair = [100, 400]
    for (let next = stationTowards(stations, at, [1, 0]); next; next = stationTowards(stations, at, [1, 0])) {
      names.push(next.name)
      at = next.at
    }
    expect(names).toEqual(['option 0', 'place 1', 'place 2', 'squad 2'])
    expect(stationTowards(stations, [100, 400], [0, -1])).toBeNull()
  })

  test('an option stands where its leader goes', () => {
    expect(anchorOf(listed[0]!)).toEqual([250, 420])
    expect(anchorOf(listed[1]!)).toBeNull()
  })
})

/** An answer to a march: refused beyond 20 cm. */
function answer(to: Pair[], from: Pair = [100, 400]): WhyAnswer {
  const far = Math.round(Math.hypot(to[0]![0] - from[0], to[0]![1] - from[1]))
  const rule = 'roe.move.advance-distance'
  return {
    option: march(0, to),
    record: { is: 'March', unit: 1, to, near: 0, manner: 'in' },
    index: null,
    refusal: far > 200 ? { rule, key: 'refusal-too-far', args: { most: 20 } } : null,
    appraisal: {
      facts: [
        { rule, text: { key: 'fact-path', args: { cm: far / 10 } }, warns: false },
        { rule: 'roe.order.opp-zone', text: { key: 'fact-zone', args: {} }, warns: true },
        { rule: 'roe.move.cohesion', text: { key: 'fact-cohesion', args: {} }, warns: false },
      ],
      regions: [
        { kind: 'path', points: [from, to[0]!], label: String(far) },
        { kind: 'path', points: [from, to[0]!], label: String(far - 10) },
        { kind: 'sight', points: [] },
      ],
    },
  }
}

/** A server that answers when the test lets it. */
function server() {
  const asked: { what: unknown; give: (found: WhyAnswer | null) => void }[] = []
  const wait = (what: unknown) =>
    new Promise((resolve, reject) =>
      asked.push({ what, give: found => (found ? resolve({ answers: [found] }) : reject(new Error('409'))) }),
    )
  const client = {
    whyPoint: (_seat: number, squad: number, at: Pair) => wait({ squad, at }),
    whyOption: (_seat: number, record: unknown) => wait(record),
  } as unknown as MatchClient
  return { asked, proposal: new Proposal(client, () => 0) }
}

describe('a proposal', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  test('an option becomes the record that it is', () =>
    expect(recordOf(march(3, [[250, 420]]))).toEqual({ is: 'March', unit: 1, to: [[250, 420]], near: 0, manner: 'in' }))

  test('of two questions the later one counts, whichever is answered first', async () => {
    const { asked, proposal } = server()
    const [early, late] = [proposal.at(1, [200, 400]), proposal.at(1, [250, 400])]
    asked[1]!.give(answer([[250, 400]]))
    asked[0]!.give(answer([[200, 400]]))
    await Promise.all([early, late])
    expect(pointsIn(proposal.draft.value!.answer.option)).toEqual([[250, 400]])
    expect(proposal.draft.value!.own).toBe(true)
  })

  test('one figure is moved by itself, all of them by arrow keys', async () => {
    const { asked, proposal } = server()
    const placed = proposal.at(1, [200, 400])
    asked[0]!.give(answer([[200, 400], [230, 400]])) // biome-ignore format: two men
    await placed
    void proposal.shift(1, [240, 410])
    expect(asked[1]!.what).toMatchObject({ is: 'March', to: [[200, 400], [240, 410]] }) // biome-ignore format: two men
    void proposal.nudge(10, 0)
    expect(asked[2]!.what).toEqual({ squad: 1, at: [210, 400] })
  })

  test('listed places are looked at once the pointer rests, and never instead of what is proposed', async () => {
    const { asked, proposal } = server()
    proposal.look(march(0, [[250, 420]]))
    proposal.look(march(1, [[150, 420]]))
    await vi.advanceTimersByTimeAsync(200)
    expect(asked.map(one => one.what)).toMatchObject([{ to: [[150, 420]] }])
    asked[0]!.give(answer([[150, 420]]))
    await vi.advanceTimersByTimeAsync(0)
    expect(proposal.draft.value!.own).toBe(false)
    proposal.look(null)
    expect(proposal.draft.value).toBeNull()
    const own = proposal.at(1, [200, 400])
    asked[1]!.give(answer([[200, 400]]))
    await own
    proposal.look(march(0, [[250, 420]]))
    await vi.advanceTimersByTimeAsync(200)
    expect(proposal.draft.value!.own).toBe(true)
    expect(asked.length).toBe(2)
  })

  test('what is forgotten does not come back with a late answer', async () => {
    const { asked, proposal } = server()
    const late = proposal.at(1, [200, 400])
    proposal.forget()
    asked[0]!.give(answer([[200, 400]]))
    await late
    expect(proposal.draft.value).toBeNull()
  })

  test('the length of a march is that of its longest path, in centimetres as the language writes them', () => {
    expect(longestIn(answer([[257, 400]]))).toBe(157)
    expect(longestIn(undefined)).toBeNull()
    expect([centimetres(157, 'fr'), centimetres(100, 'en')]).toEqual(['15,7', '10.0'])
  })
})

describe('the checklist', () => {
  const draw = async (found: WhyAnswer) => {
    const { DraftCard } = await import('~/play/DraftCard')
    const { MatchStore } = await import('~/state/match')
    vi.stubGlobal('fetch', async () => new Response('{}', { status: 200 }))
    const store = new MatchStore('m')
    store.proposal.draft.value = { unit: 1, own: true, answer: found, meant: null }
    const root = document.createElement('div')
    render(h(DraftCard, { store }), root)
    return root
  }
  afterEach(() => vi.unstubAllGlobals())

  test('each rule says how it stands, and what is allowed can be taken', async () => {
    const card = await draw(answer([[250, 400]]))
    expect([...card.querySelectorAll('.check')].map(one => one.className)).toEqual([
      'check yes',
      'check warns',
      'check yes',
    ])
    expect(card.querySelector('.go')!.getAttribute('aria-disabled')).toBe('false')
  })

  test('the rule that forbids it is crossed, and the button is dead', async () => {
    const card = await draw(answer([[400, 400]]))
    expect([...card.querySelectorAll('.check')].map(one => one.className)).toEqual([
      'check no',
      'check warns',
      'check yes',
    ])
    expect(card.querySelector('.go')!.getAttribute('aria-disabled')).toBe('true')
    expect(card.querySelector('.risk')).not.toBeNull()
  })

  test('a rule that no fact is about is added', async () => {
    const found = answer([[250, 400]])
    const card = await draw({ ...found, refusal: { rule: 'roe.move.bases', key: 'refusal-base', args: {} } })
    expect(card.querySelectorAll('.check').length).toBe(4)
    expect(card.querySelector('.check.no .rule')!.textContent).toContain('roe.move.bases')
  })
})

describe('how far a listed place is', () => {
  const stands = [man(1, 1, [100, 400])]

  test('its length and its direction from where the leader stands', () => {
    expect(farOf({ ...march(0, [[250, 400]]), length: 157 }, stands)).toMatch(/^15[.,]7 cm /)
    expect(farOf({ ...march(0, [[100, 250]]), length: 150 }, stands)).toMatch(/^15[.,]0 cm /)
  })

  test('where it is, if nobody goes there; nothing, if it is no place', () => {
    expect(farOf(march(0, [[250, 405]]), stands)).toMatch(/^25(, |\u00a0; )40[.,]5 cm$/)
    expect(farOf(option(1, 'Stay', [actor(unit(1))]), stands)).toBeNull()
  })

  test('directions go round the compass', () => {
    const round: Pair[] = [
      [0, -9],
      [9, -9],
      [9, 0],
      [9, 9],
      [0, 9],
      [-9, 9],
      [-9, 0],
      [-9, -9],
    ]
    expect(round.map(at => compass([0, 0], at))).toEqual(['n', 'ne', 'e', 'se', 's', 'sw', 'w', 'nw'])
  })

  test('a way ends where it looks; a man is chosen where he stands', () => {
    const drive = {
      ...march(0, [
        [250, 400],
        [300, 500],
      ]),
      args: {
        ...march(0, [
          [250, 400],
          [300, 500],
        ]).args,
        facing: 90,
      },
    }
    expect(anchorOf(drive)).toEqual([300, 500])
    const numbered = [
      {
        ...stands[0]!,
        values: [
          ['man', 1],
          ['figure', 7],
        ],
      } as Piece,
    ]
    const lose = option(2, 'Lose', [{ kind: 'figure', id: 7, name: 'rifleman' }])
    expect(anchorOf(lose, numbered)).toEqual([100, 400])
  })
})

test('what came onto the table after the match began is on the plan, with its lines', () => {
  const wreck = { ...table().cells[1]!, place: 9, name: 'wreck-1', terrain: 'wreck' }
  const wire: Pair[] = [
    [10, 10],
    [60, 10],
  ]
  const now = withChanges(plan, [wreck], [{ kind: 'wire', points: wire }])
  expect(now.byPlace.get(9)!.terrain).toBe('wreck')
  expect(placeAt(now, toPlan(now, [400, 400]))).toBe(9)
  expect(now.strokes.map(({ kind }) => kind)).toEqual(['wire'])
  expect(now.strokes[0]!.points[0]).toEqual(toPlan(plan, [10, 10]))
})

test('a hull is met wherever it is turned', () => {
  const tank: Piece = {
    ...man(4, 1, [500, 500]),
    size: 110,
    heading: 0,
    values: [
      ['length', 110],
      ['width', 50],
    ],
  }
  expect(figureAt([tank], [500, 450])).toBe(tank)
  expect(figureAt([tank], [450, 500])).toBeNull()
})
