/** The live connection of a match: a WebSocket, and polling wherever there is none. */

import type { MatchClient } from './client'
import type { Seat } from './things'
import { withUpdate } from './updates'
import type { GameEvent, Line, Message, Snapshot, Update } from './wire'

export interface Listener {
  seat(): Seat | null
  since(): number | null
  news(snapshot: Snapshot, events: GameEvent[]): void
  talk(lines: Line[]): void
  spectators(number: number): void
  online(yes: boolean): void
  /** The token holds nothing any more. */
  refused(): void
}

const POLL_MS = 1500
const PING_MS = 25_000
const BAD_TOKEN = 4401

export class Live {
  private socket: WebSocket | null = null
  private closed = false
  private failures = 0
  private retry = 0
  private next = 0
  private ping = 0
  private polled = ''
  /** The match as the socket has told it, and the number of the message that did. */
  private told: { number: number; snapshot: Snapshot } | null = null

  constructor(
    private readonly client: MatchClient,
    private readonly listener: Listener,
  ) {}

  open(): void {
    const url = new URL(`api/v1/matches/${this.client.match}/live`, document.baseURI)
    url.protocol = url.protocol.replace('http', 'ws')
    const socket = new WebSocket(url)
    this.socket = socket
    socket.onopen = () => {
      const { seat, since } = this.listener
      this.send({ type: 'hello', token: this.client.token, seat: seat(), since: since() })
      this.ping = window.setInterval(() => this.send({ type: 'ping' }), PING_MS)
    }
    socket.onmessage = message => this.hear(JSON.parse(String(message.data)) as Message)
    socket.onclose = ({ code }) => (code === BAD_TOKEN ? this.refuse() : this.lost())
  }

  /** See the match from another of one's seats. */
  look(seat: Seat): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.send({ type: 'look', seat })
    else void this.poll()
  }

  /** Ask at once, where nothing would come by itself. */
  refresh(): void {
    if (this.socket?.readyState !== WebSocket.OPEN) void this.poll()
  }

  close(): void {
    this.closed = true
    clearTimeout(this.retry)
    clearTimeout(this.next)
    clearInterval(this.ping)
    this.socket?.close()
  }

  private send(message: object): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(JSON.stringify(message))
  }

  private hear(message: Message): void {
    this.failures = 0
    switch (message.type) {
      case 'snapshot':
        this.told = message
        this.listener.online(true)
        this.listener.news(message.snapshot, message.events)
        this.listener.talk(message.chat)
        break
      case 'update':
        this.update(message)
        break
      case 'chat':
        this.listener.talk([message.line])
        break
      case 'presence':
        this.listener.spectators(message.spectators)
        break
    }
  }

  /** One that follows what is known; after a gap all is asked for anew. */
  private update({ number, changes, events }: Update): void {
    if (this.told && number === this.told.number + 1) {
      this.told = { number, snapshot: withUpdate(this.told.snapshot, changes) }
      this.listener.news(this.told.snapshot, events)
    } else if (this.told) {
      this.told = null
      this.send({ type: 'look', seat: this.listener.seat(), since: this.listener.since() })
    }
  }

  private refuse(): void {
    this.close()
    this.listener.refused()
  }

  private lost(): void {
    clearInterval(this.ping)
    this.told = null
    if (this.closed) return
    this.failures += 1
    this.listener.online(false)
    void this.poll()
    const wait = Math.min(30_000, 1000 * 2 ** this.failures)
    this.retry = window.setTimeout(() => this.open(), wait)
  }

  private async poll(): Promise<void> {
    clearTimeout(this.next)
    if (this.closed || this.socket?.readyState === WebSocket.OPEN) return
    try {
      const seat = this.listener.seat()
      const [snapshot, told] = await Promise.all([
        this.client.look(seat),
        this.client.events(this.listener.since() ?? -1, seat),
      ])
      this.listener.online(true)
      const seen = JSON.stringify(snapshot)
      if (seen !== this.polled) this.listener.news(snapshot, told.events)
      this.polled = seen
    } catch {
      this.listener.online(false)
    }
    clearTimeout(this.next)
    this.next = window.setTimeout(() => void this.poll(), POLL_MS)
  }
}
