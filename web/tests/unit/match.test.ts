// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Decision, GameEvent, Snapshot } from '~/api/wire'
import { cellsAt } from '~/board/plan'
import { event, hexBoard, option, piece, place, snapshot, squareBoard, unit } from './samples'

/** A server of one match: it answers with what the test puts here, and remembers what it was asked. */
const server = {
  board: hexBoard(4, 4),
  snapshot: snapshot(),
  events: [] as GameEvent[],
  asked: [] as { path: string; body: unknown }[],
}

const answers: Record<string, () => unknown> = {
  '/board': () => server.board,
  '/events': () => ({ revision: server.snapshot.revision, events: server.events }),
  '/choose': () => ({ revision: server.snapshot.revision + 1 }),
  '/odds': () => ({ totals: [], outcomes: [], certain: false }),
  '/why': () => ({ answers: [] }),
  '/preview': () => ({
    revision: 0,
    previews: [{ index: 0, undo: 'alone', dice: false, asks: [], changes: [], events: [] }],
  }),
  '/overlays/1': () => ({
    unit: unit(1),
    overlays: { sight: [1, 2], zone: [], reach: [4, 5] },
    labels: { reach: { 4: '2' } },
  }),
  '/overlays/2': () => ({ unit: unit(2), overlays: {}, labels: {} }),
  '': () => server.snapshot,
}

class DeadSocket {
  static OPEN = 1
  readyState = 3
  onclose: (() => void) | null = null
  close() {}
}

beforeEach(() => {
  server.board = hexBoard(4, 4)
  server.asked = []
  vi.stubGlobal('WebSocket', DeadSocket)
  vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
    const path = url.pathname.replace(/^.*\/matches\/m/, '')
    server.asked.push({ path, body: init.body ? JSON.parse(String(init.body)) : null })
    return new Response(JSON.stringify((answers[path] ?? (() => ({})))()), { status: 200 })
  })
})

afterEach(() => vi.unstubAllGlobals())

const decision: Decision = {
  seat: 0,
  prompt: { key: 'prompt', args: { unit: unit(1) } },
  options: [
    option(0, 'Enter', [place(5)]),
    option(1, 'Shoot', [unit(2)], { until: 'Attack' }),
    option(2, 'Activate', [unit(1)]),
    option(3, 'Activate', [unit(3)]),
  ],
  kinds: [],
  proposals: false,
}

async function opened(more: Partial<Snapshot> = {}, events: GameEvent[] = []) {
  const pieces = [piece(1, 0), piece(2, 10, 1), piece(3, 0)]
  server.snapshot = snapshot({ decision, pieces, ...more })
  server.events = events
  const { MatchStore } = await import('~/state/match')
  const store = new MatchStore('m')
  await store.open()
  await vi.waitFor(() => expect(store.plan.value).not.toBeNull())
  return store
}

const asked = (path: string) => server.asked.filter(one => one.path === path)

describe('choosing on the board', () => {
  test('a place with one plain option takes it at once', async () => {
    const store = await opened()
    store.touch(5)
    await vi.waitFor(() => expect(asked('/choose')).toHaveLength(1))
    expect(asked('/choose')[0]!.body).toEqual({ seat: 0, revision: 0, index: 0 })
  })

  test('an option that commits is weighed first, and taken the second time', async () => {
    const store = await opened()
    store.touch(10)
    await vi.waitFor(() => expect(store.preview.value?.odds).not.toBeNull())
    expect(asked('/choose')).toHaveLength(0)
    store.pick(decision.options[1]!)
    await vi.waitFor(() => expect(asked('/choose')).toHaveLength(1))
  })

  test('several options at a place narrow the list, and backing out widens it', async () => {
    const store = await opened()
    store.touch(0)
    expect(store.options.value.map(one => one.index)).toEqual([2, 3])
    expect(store.back()).toBe(true)
    expect(store.options.value).toHaveLength(4)
    expect(store.back()).toBe(false)
  })

  test('a place stands for the points at its edge', async () => {
    server.board = squareBoard()
    const corner = { kind: 'corner', id: 0, name: 'here' }
    const store = await opened({ decision: { ...decision, options: [option(0, 'Lay', [corner]), option(1, 'Pass')] } })
    const plan = store.plan.value!
    const around = cellsAt(plan, plan.spots[0]!.at)
    expect(plan.plots.map(plot => plot.place).filter(one => store.optionsAt(one).length)).toEqual(around)
    store.touch(around[0]!)
    await vi.waitFor(() => expect(asked('/choose')).toHaveLength(1))
    expect(asked('/choose')[0]!.body).toEqual({ seat: 0, revision: 0, index: 0 })
  })

  test('a place that is not on offer is asked about', async () => {
    const store = await opened()
    store.touch(7)
    await vi.waitFor(() => expect(store.why.value?.answers).toEqual([]))
    expect(asked('/why')[0]!.body).toEqual({ seat: 0, kind: null, things: [{ kind: 'place', id: 7 }] })
  })
})

describe('looking ahead', () => {
  test('what each option would do is asked once for a question', async () => {
    const store = await opened()
    await vi.waitFor(() => expect(store.foresight.of(decision.options[0]!)?.undo).toBe('alone'))
    expect(store.foresight.of(decision.options[1]!)).toBeNull()
    expect(asked('/preview')).toHaveLength(1)
  })

  test('the lens goes through what the acting unit has to show, and then rests', async () => {
    const store = await opened()
    await vi.waitFor(() => expect(store.lens.kinds.value).toEqual(['sight', 'reach']))
    store.lens.cycle()
    expect([...store.lens.lit.value!.places]).toEqual([1, 2])
    store.lens.cycle()
    expect(store.lens.lit.value).toMatchObject({ kind: 'reach', labels: { 4: '2' } })
    store.lens.cycle()
    expect(store.lens.lit.value).toBeNull()
  })

  test('a unit that is clicked is studied instead, until one backs out', async () => {
    const store = await opened({ decision: null })
    store.touch(10)
    expect(store.studied.value).toBe(2)
    store.back()
    expect(store.studied.value).toBeNull()
  })
})

describe('news', () => {
  test('events of revisions that were taken back are struck out', async () => {
    const back = event(3, 'TakenBack', [], { args: { to: 1 } })
    const store = await opened({ revision: 3 }, [event(1, 'Moved'), event(2, 'Moved'), back])
    expect(store.events.value.map(one => one.undone)).toEqual([false, true, false])
  })

  test('the owner of a unit is remembered when it is gone', async () => {
    const store = await opened()
    expect(store.ownerOf(2)).toBe(1)
    expect(store.ownerOf(99)).toBeNull()
  })

  test('at one screen the next player is called', async () => {
    const store = await opened({ yours: [0, 1], waiting: [1], decision: null })
    expect(store.handOver.value).toBe(1)
  })
})
