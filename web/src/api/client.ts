/** HTTP: one function for each address of the server. */

import type { OptionRecord, Seat, StandingOrder } from './things'
import { noteTime } from './time'
import type {
  Advice,
  Board,
  CallBook,
  CarryCode,
  Contact,
  Creation,
  DicePage,
  GameEvent,
  GameInfo,
  Odds,
  OptionPreview,
  OrderKind,
  Pair,
  PlayerInfo,
  Problem,
  Reporting,
  Review,
  Rules,
  Scene,
  SeatLuck,
  SeatRequest,
  Snapshot,
  Summary,
  Text,
  Thing,
  Ticket,
  UnitOverlays,
  Way,
  WhyAnswer,
} from './wire'

export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly problem: Problem,
  ) {
    super(problem.message)
  }
}

type Query = Record<string, string | number | boolean | null | undefined>

const ROOT = new URL('api/v1/', document.baseURI)

async function call(method: string, path: string, token: string | null, query: Query = {}, body?: unknown) {
  const url = new URL(path, ROOT)
  for (const [name, value] of Object.entries(query)) {
    if (value !== null && value !== undefined) url.searchParams.set(name, String(value))
  }
  const headers: Record<string, string> = {}
  if (token) headers.Authorization = `Bearer ${token}`
  const init: RequestInit = { method, headers }
  if (body !== undefined) {
    headers['Content-Type'] = 'application/json'
    init.body = JSON.stringify(body)
  }
  const answer = await fetch(url, init)
  noteTime(answer.headers.get('date'))
  if (!answer.ok) throw new Refused(answer.status, await problemOf(answer))
  return answer
}

async function problemOf(answer: Response): Promise<Problem> {
  try {
    return (await answer.json()) as Problem
  } catch {
    return { error: 'unreachable', message: `${answer.status} ${answer.statusText}` }
  }
}

async function get<T>(path: string, token: string | null = null, query: Query = {}): Promise<T> {
  return (await call('GET', path, token, query)).json() as Promise<T>
}

async function post<T>(path: string, body: unknown, token: string | null = null): Promise<T> {
  return (await call('POST', path, token, {}, body)).json() as Promise<T>
}

/** A save as the server wrote it: the client looks only for what it is a match of, and for the machines by seat. */
export interface Save {
  game: string
  scenario: string
  machines?: Record<number, string>
  [key: string]: unknown
}

export const importSave = (save: Save, seats: SeatRequest[], name: string, language: string) =>
  post<Ticket>('matches/import', { save, seats, name, language })

export const games = () => get<GameInfo[]>('games')
export const players = () => get<PlayerInfo[]>('players')
export const rules = (game: string) => get<Rules>(`rules/${game}`)
export const texts = async (game: string, locale: string) => (await call('GET', `texts/${game}/${locale}`, null)).text()

export const create = (setup: Creation) => post<Ticket>('matches', setup)
export const join = (match: string, seatOrCode: { code: string } | { seat: Seat }, name: string) =>
  post<Ticket>(`matches/${match}/join`, { ...seatOrCode, name })
export const invite = (match: string, seat: Seat, token: string) =>
  post<{ seat: Seat; code: string }>(`matches/${match}/invitations`, { seat }, token)

export const arrive = (code: string) => post<Ticket>('carry', { code })

export const confirmCall = (code: string) => post<{ done: boolean }>('calls/confirm', { code })
export const stopCalls = (key: string) => post<{ done: boolean }>(`calls/stop/${key}`, {})

export const summary = (match: string) => get<Summary>(`matches/${match}/summary`)

export const mine = (tokens: string[]) => post<Summary[]>('matches/mine', { tokens })
export const scene = (game: string, scenario: string) => get<Scene>(`games/${game}/${scenario}`)
export const open = () => get<Summary[]>('matches/open')
export const listed = () => get<Summary[]>('matches/listed')

/** The addresses of one match, asked with one token. */
export class MatchClient {
  constructor(
    readonly match: string,
    readonly token: string | null,
  ) {}

  look = (seat: Seat | null) => this.get<Snapshot>('', { seat })
  at = (revision: number, seat: Seat | null) => this.get<Snapshot>(`/at/${revision}`, { seat })
  board = () => this.get<Board>('/board')
  events = (since: number, seat: Seat | null) =>
    this.get<{ revision: number; events: GameEvent[] }>('/events', { since, seat })
  unit = (unit: number, seat: Seat | null) => this.get<{ unit: Thing; lines: Text[] }>(`/units/${unit}`, { seat })
  luck = (seat: Seat | null) => this.get<{ seats: SeatLuck[] }>('/luck', { seat })
  review = () => this.get<Review>('/review')
  advice = (revision: number) => this.get<Advice>(`/review/${revision}`)
  dice = () => this.get<DicePage>('/dice')

  choose = (seat: Seat, revision: number, index: number) =>
    this.post<{ revision: number }>('/choose', { seat, revision, index })
  /** An option that is not listed, where the question takes such. */
  propose = (seat: Seat, revision: number, option: OptionRecord) =>
    this.post<{ revision: number }>('/choose', { seat, revision, option })
  why = (seat: Seat, kind: string | null, things: Thing[]) =>
    this.post<{ answers: WhyAnswer[] }>('/why', { seat, kind, things: things.map(({ kind, id }) => ({ kind, id })) })
  /** What it would mean that a unit goes to a point of a table. */
  whyPoint = (seat: Seat, unit: number, [x, y]: Pair) =>
    this.post<{ answers: WhyAnswer[] }>('/why', {
      seat,
      things: unit < 0 ? [] : [{ kind: 'unit', id: unit }],
      point: [Math.round(x), Math.round(y)],
    })
  whyOption = (seat: Seat, option: OptionRecord) => this.post<{ answers: WhyAnswer[] }>('/why', { seat, option })
  odds = (seat: Seat, revision: number, index: number) => this.post<Odds>('/odds', { seat, revision, index })
  undo = (seat: Seat, revision: number) => this.post<{ done: boolean; revision: number }>('/undo', { seat, revision })
  consent = (seat: Seat, agree: boolean) => this.post<{ done: boolean }>('/undo/answer', { seat, agree })
  resign = (seat: Seat) => this.post<unknown>('/resign', { seat })
  /** What there is to light up round a unit, or over the whole board. */
  overlays = (unit: number | null, seat: Seat | null) =>
    this.get<UnitOverlays>(unit === null ? '/overlays' : `/overlays/${unit}`, { seat })
  previews = (seat: Seat, revision: number) =>
    this.post<{ revision: number; previews: OptionPreview[] }>('/preview', { seat, revision })
  way = (place: number, seat: Seat | null) => this.get<Way>(`/way/${place}`, { seat })
  preview = async (seat: Seat, revision: number, index: number) =>
    (await this.post<{ previews: OptionPreview[] }>('/preview', { seat, revision, index })).previews[0] ?? null
  orders = (seat: Seat) => this.get<{ kinds: OrderKind[]; orders: StandingOrder[] }>('/orders', { seat })
  setOrders = async (seat: Seat, orders: StandingOrder[]) =>
    void (await call('PUT', `matches/${this.match}/orders`, this.token, {}, { seat, orders }))
  export = () => this.get<Save>('/export')
  branch = (revision: number, seats: SeatRequest[], name: string, language: string) =>
    this.post<Ticket>('/branch', { revision, seats, name, language })
  calls = () => this.get<CallBook>('/calls')
  callAt = async (kind: Contact['kind'], address: string, language: string, proof: string | null) =>
    (
      await call('PUT', `matches/${this.match}/calls`, this.token, {}, { kind, address, language, proof })
    ).json() as Promise<Contact>
  callNoMore = async (kind: Contact['kind']) =>
    (await call('DELETE', `matches/${this.match}/calls/${kind}`, this.token)).json() as Promise<CallBook>
  carry = (keep: boolean) => this.post<CarryCode>('/carry', { keep })
  rematch = (swap: boolean) => this.post<Ticket>('/rematch', { swap })
  say = (seat: Seat, text: string) => this.post<unknown>('/chat', { seat, text })
  report = (terms: Reporting) => this.post<{ done: boolean }>('/reports', terms)

  private get<T>(path: string, query: Query = {}): Promise<T> {
    return get<T>(`matches/${this.match}${path}`, this.token, query)
  }

  private post<T>(path: string, body: unknown): Promise<T> {
    return post<T>(`matches/${this.match}${path}`, body, this.token)
  }
}
