// @vitest-environment happy-dom

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Decision, GameEvent, Option, OptionPreview, Snapshot, WayStep } from '~/api/wire'
import { cellsAt } from '~/board/plan'
import { costOfWay } from '~/state/march'
import { actor, aim, difference, event, hexBoard, option, piece, place, snapshot, squareBoard, unit } from './samples'

/** A server of one match: it answers with what the test puts here, and remembers what it was asked. */
const server = {
  board: hexBoard(4, 4),
  snapshot: snapshot(),
  events: [] as GameEvent[],
  asked: [] as { path: string; body: unknown }[],
}

const CALM: OptionPreview = { index: 0, undo: 'alone', dice: false, asks: [], changes: [], events: [] }
let foreseen: OptionPreview[] = [CALM]
let way: WayStep[] = []

const answers: Record<string, () => unknown> = {
  '/board': () => server.board,
  '/events': () => ({ revision: server.snapshot.revision, events: server.events }),
  '/choose': () => ({ revision: server.snapshot.revision + 1 }),
  '/undo': () => ({ done: false, revision: server.snapshot.revision }),
  '/odds': () => ({ totals: [], outcomes: [], certain: false }),
  '/why': () => ({ answers: [] }),
  '/preview': () => ({ revision: 0, previews: foreseen }),
  '/overlays/1': () => ({
    unit: unit(1),
    overlays: { sight: [1, 2], zone: [], reach: [4, 5] },
    regions: {},
    labels: { reach: { 4: '2' } },
  }),
  '/overlays/2': () => ({ unit: unit(2), overlays: {}, regions: {}, labels: {} }),
  '/way/7': () => ({ revision: server.snapshot.revision, place: 7, steps: way }),
  '': () => server.snapshot,
}

class DeadSocket {
  static OPEN = 1
  readyState = 3
  onclose: (() => void) | null = null
  close() {}
}

/** The socket of the match, open: the test says what comes through it, after the first snapshot. */
class OpenSocket {
  static OPEN = 1
  static last: OpenSocket
  readyState = 1
  number = 0
  sent: { type: string }[] = []
  onmessage: ((message: { data: string }) => void) | null = null
  constructor() {
    OpenSocket.last = this
    queueMicrotask(() => this.tell({ type: 'snapshot', snapshot: server.snapshot, events: [], chat: [] }))
  }
  tell(message: object) {
    this.number += 1
    this.onmessage!({ data: JSON.stringify({ number: this.number, ...message }) })
  }
  send(text: string) {
    this.sent.push(JSON.parse(text))
  }
  close() {}
}

beforeEach(async () => {
  const { settings } = await import('~/state/settings')
  settings.pace.value = 'instant'
  server.board = hexBoard(4, 4)
  server.asked = []
  foreseen = [CALM]
  way = []
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
  prompt: { key: 'prompt', args: { unit: actor(unit(1)) } },
  options: [
    option(0, 'Enter', [aim(place(5))]),
    option(1, 'Shoot', [aim(unit(2))], { until: 'Attack' }),
    option(2, 'Activate', [actor(unit(1))]),
    option(3, 'Activate', [actor(unit(3))]),
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
/** The revisions whose options were looked up. */
const foreseenAt = () => asked('/preview').map(one => (one.body as { revision: number }).revision)

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
    store.pick(store.options.value[1]!)
    await vi.waitFor(() => expect(asked('/choose')).toHaveLength(1))
  })

  test('an option that rolls dice at once is weighed too, though it commits to nothing', async () => {
    foreseen = [{ ...CALM, undo: 'no', dice: true }]
    const store = await opened()
    store.touch(5)
    await vi.waitFor(() => expect(store.preview.value?.odds).not.toBeNull())
    expect(asked('/choose')).toHaveLength(0)
    await store.pick(store.options.value[0]!)
    expect(asked('/choose')).toHaveLength(1)
  })

  test('an option is weighed too where the server cannot say in time whether it rolls dice', async () => {
    const busy = new Response(JSON.stringify({ error: 'unavailable', message: 'too much' }), { status: 503 })
    const fetched = fetch
    vi.stubGlobal('fetch', (url: URL, init: RequestInit) =>
      url.pathname.endsWith('/preview') ? Promise.resolve(busy.clone()) : fetched(url, init),
    )
    const store = await opened()
    store.touch(5)
    await vi.waitFor(() => expect(store.preview.value?.odds).not.toBeNull())
    expect(asked('/choose')).toHaveLength(0)
  })

  test('of questions that pass before it is known what their options do, only the newest is asked about', async () => {
    const late: (() => void)[] = []
    const fetched = fetch
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const answer = fetched(url, init)
      if (url.pathname.endsWith('/preview')) await new Promise<void>(resolve => late.push(resolve))
      return answer
    })
    vi.stubGlobal('WebSocket', OpenSocket)
    await opened()
    const told = (revision: number) =>
      OpenSocket.last.tell({ type: 'snapshot', snapshot: snapshot({ decision, revision }), events: [], chat: [] })
    for (const revision of [1, 2, 3]) told(revision)
    await vi.waitFor(() => expect(late).toHaveLength(1))
    late[0]!()
    await vi.waitFor(() => expect(late).toHaveLength(2))
    expect(foreseenAt()).toEqual([0, 3])
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
    const store = await opened({
      decision: { ...decision, options: [option(0, 'Lay', [aim(corner)]), option(1, 'Pass')] },
    })
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

describe('a distant place', () => {
  const enter = (at: number) => option(0, 'Enter', [aim(place(at))])
  const step = (at: number, more: Partial<WayStep> = {}): WayStep => ({
    option: enter(at),
    record: null,
    through: [],
    asks: [],
    changes: [{ name: 'points', before: '4', after: '2⅔' }],
    dice: false,
    ...more,
  })
  /** The server has taken the last choice, and offers others. */
  const offers = (revision: number, options: Option[], events: GameEvent[] = []) => {
    const before = server.snapshot
    server.snapshot = { ...before, revision, decision: { ...decision, options } }
    OpenSocket.last.tell({ type: 'update', revision, events, changes: difference(before, server.snapshot) })
  }
  const choices = () => asked('/choose').map(one => one.body)

  beforeEach(() => vi.stubGlobal('WebSocket', OpenSocket))

  async function shown(steps: WayStep[]) {
    way = steps
    const store = await opened()
    store.touch(7)
    await vi.waitFor(() => expect(store.march.way.value).not.toBeNull())
    expect(asked('/choose')).toHaveLength(0)
    return store
  }

  test('one click shows the way and its cost, the next goes it step by step', async () => {
    const store = await shown([step(5), step(6), step(7)])
    expect(costOfWay(way)).toBe('4')
    store.touch(7)
    await vi.waitFor(() => expect(choices()).toHaveLength(1))
    offers(1, [option(0, 'Stop'), { ...enter(6), index: 1 }])
    await vi.waitFor(() => expect(choices()).toHaveLength(2))
    offers(2, [{ ...enter(7), index: 0 }])
    await vi.waitFor(() => expect(choices()).toHaveLength(3))
    expect(choices()).toEqual([
      { seat: 0, revision: 0, index: 0 },
      { seat: 0, revision: 1, index: 1 },
      { seat: 0, revision: 2, index: 0 },
    ])
    offers(3, [enter(8)])
    expect(store.notice.value).toBeNull()
    expect(foreseenAt()).toContain(3)
    expect(foreseenAt()).not.toContain(2)
  })

  test.each([
    ['something else is asked', [option(0, 'Stop')], []],
    ['dice have fallen', [{ ...enter(6), index: 0 }], [event(1, 'Rolled')]],
  ] as [string, Option[], GameEvent[]][])('the march stops where %s', async (_, options, events) => {
    const store = await shown([step(5), step(6), step(7)])
    store.touch(7)
    await vi.waitFor(() => expect(choices()).toHaveLength(1))
    offers(1, options, events)
    await vi.waitFor(() => expect(store.notice.value).toMatch(/march stops/))
    expect(choices()).toHaveLength(1)
    expect(foreseenAt()).toContain(1)
  })

  test('a step that rolls dice is weighed, and the march ends there', async () => {
    const store = await shown([step(5, { dice: true }), step(6)])
    store.touch(7)
    await vi.waitFor(() => expect(store.preview.value?.odds).not.toBeNull())
    expect(choices()).toEqual([])
    expect(store.march.isUnderWay).toBe(false)
  })

  test('backing out forgets the way', async () => {
    const store = await shown([step(5)])
    expect(store.back()).toBe(true)
    expect(store.march.way.value).toBeNull()
  })
})

describe('answering', () => {
  const show = (revision: number, more: Partial<Snapshot> = {}) => {
    const before = server.snapshot
    server.snapshot = { ...before, revision, ...more }
    OpenSocket.last.tell({ type: 'update', revision, events: [], changes: difference(before, server.snapshot) })
  }

  /** Makes the server answer choices as the test says. */
  const choosing = (answer: () => Response | Promise<Response>) => {
    const others = globalThis.fetch
    vi.stubGlobal('fetch', async (url: URL, init: RequestInit) => {
      const answered = await others(url, init)
      return url.pathname.endsWith('/choose') ? answer() : answered
    })
  }

  const told = (revision: number) => new Response(JSON.stringify({ revision }))
  const never = () => new Response(new ReadableStream())
  const refused = (error: string, status: number) => new Response(JSON.stringify({ error, message: error }), { status })
  const answers = () => asked('/choose').map(one => one.body)

  beforeEach(() => vi.stubGlobal('WebSocket', OpenSocket))

  test.each([0, 20, 40])('%i ms after each question, while no answer of the server has been read yet', async wait => {
    choosing(never)
    const store = await opened()
    for (let revision = 0; revision < 10; revision++) {
      if (revision) show(revision)
      if (wait) await new Promise(resolve => setTimeout(resolve, wait))
      expect(store.busy.value).toBe(false)
      store.pick(store.options.value[0]!)
      expect(store.busy.value).toBe(true)
    }
    const all = Array.from({ length: 10 }, (_, revision) => ({ seat: 0, revision, index: 0 }))
    await vi.waitFor(() => expect(answers()).toEqual(all))
    expect(store.notice.value).toBeNull()
  })

  test('the same choice twice is one answer; another one is told that it comes too late', async () => {
    choosing(() => told(1))
    const store = await opened()
    const [enter, , activate] = store.options.value
    store.pick(enter!)
    store.pick(enter!)
    await store.commit(enter!)
    expect(store.notice.value).toBeNull()
    store.pick(activate!)
    expect(store.notice.value).toMatch(/on its way/)
    expect(answers()).toEqual([{ seat: 0, revision: 0, index: 0 }])
  })

  test('what others drew on the board goes with the answer', async () => {
    choosing(() => told(1))
    const store = await opened()
    store.traces.value = [{ kind: 'fire', from: 10, to: 0 } as never]
    await store.commit(store.options.value[0]!)
    expect(store.traces.value).toEqual([])
  })

  test('the question stays answered until the next one is shown', async () => {
    choosing(() => told(1))
    const store = await opened()
    await store.commit(store.options.value[0]!)
    expect(store.busy.value).toBe(true)
    show(1)
    expect(store.busy.value).toBe(false)
  })

  test('what was offered for one question never answers the next', async () => {
    choosing(() => refused('stale', 409))
    const store = await opened()
    const [enter, shoot] = store.options.value
    show(1)
    await store.commit(enter!)
    expect(answers()).toEqual([{ seat: 0, revision: 0, index: 0 }])
    expect(store.notice.value).toMatch(/position has changed/)
    store.notice.value = null
    store.pick(shoot!)
    expect(store.preview.value).toBeNull()
    expect(store.notice.value).toMatch(/position has changed/)
  })

  test('two at one screen answer the same position, each for a seat', async () => {
    choosing(never)
    const store = await opened({ yours: [0, 1] })
    store.pick(store.options.value[0]!)
    show(0, { seat: 1, decision: { ...decision, seat: 1 } })
    expect(store.busy.value).toBe(false)
    store.pick(store.options.value[0]!)
    await vi.waitFor(() => expect(answers()).toHaveLength(2))
    expect(answers()[1]).toEqual({ seat: 1, revision: 0, index: 0 })
  })

  test('what was refused, or did not get through, may be chosen again', async () => {
    choosing(() => refused('not-offered', 422))
    const store = await opened()
    await store.commit(store.options.value[0]!)
    expect(store.busy.value).toBe(false)
    choosing(() => Promise.reject(new TypeError('no route')))
    await store.commit(store.options.value[0]!)
    expect(store.busy.value).toBe(false)
    expect(store.notice.value).toMatch(/cannot be reached/)
  })

  test('a double click is one answer, also when the next question comes in between; a third click is another', async () => {
    const store = await opened()
    expect([1, 2].map(clicks => store.counts(clicks))).toEqual([true, true])
    show(1)
    expect(store.counts(2)).toBe(false)
    expect(store.notice.value).toMatch(/double click/)
    expect([3, 1, 0].map(clicks => store.counts(clicks))).toEqual([true, true, true])
  })

  test('a request to take back that waits for consent does not hold up anything', async () => {
    const store = await opened({ seat: 0 })
    await store.undo()
    expect(asked('/undo')).toHaveLength(1)
    expect(store.busy.value).toBe(false)
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

  test('a unit that is picked from a list, where it would act, is studied', async () => {
    const store = await opened()
    const [acting, aimed] = [2, 3].map(id => ({ kind: 'unit', id, name: `US${id}` }))
    store.focus.value = { ...acting!, role: 'actor' }
    expect(store.studied.value).toBe(2)
    store.focus.value = { ...aimed!, role: 'aim' }
    expect(store.studied.value).toBe(1)
  })

  test('what is lit up is looked at anew in each position; while nothing is, nobody asks again', async () => {
    vi.stubGlobal('WebSocket', OpenSocket)
    const store = await opened()
    const next = () => {
      const now = { ...server.snapshot, revision: server.snapshot.revision + 1 }
      OpenSocket.last.tell({ type: 'update', changes: difference(server.snapshot, now), events: [] })
      server.snapshot = now
    }
    await vi.waitFor(() => expect(store.lens.kinds.value).toEqual(['sight', 'reach']))
    next()
    next()
    expect(store.lens.kinds.value).toEqual(['sight', 'reach'])
    expect(asked('/overlays/1')).toHaveLength(1)
    store.lens.toggle('sight')
    expect(store.lens.lit.value).toBeNull()
    await vi.waitFor(() => expect(store.lens.lit.value).not.toBeNull())
    expect(asked('/overlays/1')).toHaveLength(2)
    next()
    await vi.waitFor(() => expect(asked('/overlays/1')).toHaveLength(3))
  })

  test('a unit that is clicked is studied instead, until one backs out', async () => {
    const store = await opened({ decision: null })
    store.touch(10)
    expect(store.studied.value).toBe(2)
    store.back()
    expect(store.studied.value).toBeNull()
  })
})

describe('updates', () => {
  beforeEach(() => vi.stubGlobal('WebSocket', OpenSocket))

  const update = (now: Snapshot, events: GameEvent[] = []) => {
    const changes = difference(server.snapshot, now)
    server.snapshot = now
    return { type: 'update', revision: now.revision, changes, events }
  }

  test('whoever hears them all knows what a fresh look shows', async () => {
    const store = await opened()
    const draw = random(7)
    for (let step = 1; step < 60; step++) {
      OpenSocket.last.tell(update(shuffled(server.snapshot, step, draw), [event(step, 'Moved')]))
      expect(store.latest.value).toEqual(server.snapshot)
    }
    const fresh = await opened(server.snapshot)
    expect(store.latest.value).toEqual(fresh.latest.value)
    expect(store.events.value).toHaveLength(59)
  })

  test('what did not change stays the same object', async () => {
    const store = await opened()
    const [first, second] = store.pieces.value
    OpenSocket.last.tell(
      update({ ...server.snapshot, revision: 1, pieces: [piece(1, 9), ...server.snapshot.pieces.slice(1)] }),
    )
    expect(store.pieces.value[1]).toBe(second)
    expect(store.pieces.value[0]).not.toBe(first)
  })

  test('the same question in the next position is another one', async () => {
    const store = await opened()
    const [before] = store.options.value
    OpenSocket.last.tell(update({ ...server.snapshot, revision: 1 }))
    const [now] = store.options.value
    expect(now).toEqual(before)
    await store.commit(before!)
    await store.commit(now!)
    expect(asked('/choose').map(one => one.body)).toEqual([
      { seat: 0, revision: 0, index: 0 },
      { seat: 0, revision: 1, index: 0 },
    ])
  })

  test('after a gap everything is asked for anew', async () => {
    const store = await opened()
    const socket = OpenSocket.last
    update({ ...server.snapshot, revision: 1, waiting: [1] })
    socket.number += 1
    socket.tell(update({ ...server.snapshot, revision: 2, status: [{ key: 'two', args: {} }] }))
    socket.tell(update({ ...server.snapshot, revision: 3 }))
    expect(store.latest.value!.revision).toBe(0)
    expect(socket.sent).toEqual([{ type: 'look', seat: 0, since: null }])
    socket.tell({ type: 'snapshot', snapshot: server.snapshot, events: [], chat: [] })
    socket.tell(update({ ...server.snapshot, revision: 4 }))
    expect(store.latest.value).toEqual(server.snapshot)
  })
})

/** Numbers that are the same each time. */
function random(seed: number): (below: number) => number {
  let state = seed
  return below => {
    state = (state * 48271) % 2147483647
    return state % below
  }
}

/** The next position: counters come, go, move and change places in the list, and so do other parts. */
function shuffled(before: Snapshot, revision: number, draw: (below: number) => number): Snapshot {
  const pieces = before.pieces.filter(() => draw(8)).map(one => (draw(4) ? one : { ...one, place: draw(16) }))
  if (draw(2)) pieces.splice(draw(pieces.length + 1), 0, piece(100 + revision, draw(16), draw(2)))
  if (!draw(3)) pieces.reverse()
  const cells = hexBoard(4, 4)
    .cells.filter(() => !draw(5))
    .map(one => ({ ...one, marks: [{ kind: `${draw(3)}` }] }))
  const options = decision.options.slice(draw(3))
  return {
    ...before,
    revision,
    pieces,
    cells: draw(2) ? cells : before.cells,
    decision: draw(3) ? before.decision : draw(2) ? { ...decision, options } : null,
    waiting: [draw(2)],
    seats: before.seats.map(one => ({ ...one, here: draw(2) === 1 })),
    strokes: draw(4) ? before.strokes : [],
  }
}

describe('news', () => {
  test('events of revisions that were taken back are struck out', async () => {
    const back = event(3, 'TakenBack', [], { args: { to: 1 } })
    const store = await opened({ revision: 3 }, [event(1, 'Moved'), event(2, 'Moved'), back])
    expect(store.events.value.map(one => one.undone)).toEqual([undefined, true, undefined])
  })

  test('whoever opens a match sees its last step, not all that was ever told as one', async () => {
    const store = await opened({ revision: 4 }, [event(1, 'Moved'), event(3, 'Moved'), event(3, 'Rolled')])
    expect(store.step.value.map(one => [one.revision, one.kind])).toEqual([
      [3, 'Moved'],
      [3, 'Rolled'],
    ])
    expect(store.events.value).toHaveLength(3)
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
