// @vitest-environment happy-dom

import { h, render } from 'preact'
import { expect, test } from 'vitest'
import { asTold, Entry } from '~/play/Log'
import type { MatchStore } from '~/state/match'
import { shownRule } from '~/state/rules'
import { event, seats, snapshot, unit } from './samples'

const store = {
  ownerOf: () => null,
  latest: { value: null },
  pieces: { value: [] },
  shown: { value: snapshot({ seats: seats() }) },
} as unknown as MatchStore

function entryOf(args: Record<string, string | number>): HTMLElement {
  const page = document.createElement('div')
  render(h(Entry, { event: event(9, 'Over', [], { args }), store }), page)
  return page
}

test('what tells of a rule leads to it, and the rule of a match that was given up is not one to read', () => {
  entryOf({ rule: 'demo.end' }).querySelector<HTMLButtonElement>('.entry > .rule')!.click()
  expect(shownRule.value).toBe('demo.end')
  expect(entryOf({ rule: 'kernel.resigned' }).querySelector('.rule')).toBeNull()
  expect(entryOf({ round: 2 }).querySelector('.rule')).toBeNull()
})

test('a reason is told of its side, and of the unit that it is about', () => {
  const german = { kind: 'seat', id: 1, name: 'german' }
  const of = (things: object) => asTold(event(3, 'Reason', [], { key: 'reason-fire', args: { chance: 60, ...things } }))
  expect(of({ seat: german, unit: unit(6) }).args.seat).toEqual([german, unit(6)])
  expect(of({ seat: german }).args.seat).toEqual([german])
})
