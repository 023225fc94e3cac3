/** The live connection of a match: a WebSocket, and polling wherever there is none. */

import type { MatchClient } from './client'
import type { GameEvent, Line, Message, Seat, Snapshot } from './wire'

export interface Listener {
  seat(): Seat | null
  since(): number | null
  news(snapshot: Snapshot, events: GameEvent[]): void
  talk(lines: Line[]): void
  presence(here: Seat[], spectators: number): void
  online(yes: boolean): void
}

const POLL_MS = 1500
const PING_MS = 25_000

export class Live {
  private socket: WebSocket | null = null
  private closed = false
  private failures = 0
  private retry = 0
  private next = 0
  private ping = 0
  private polled = ''

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
    socket.onclose = () => this.lost()
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
        this.listener.online(true)
        this.listener.news(message.snapshot, message.events)
        this.listener.talk(message.chat)
        break
      case 'update':
        this.listener.news(message.snapshot, message.events)
        break
      case 'chat':
        this.listener.talk([message.line])
        break
      case 'presence':
        this.listener.presence(message.here, message.spectators)
        break
    }
  }

  private lost(): void {
    clearInterval(this.ping)
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
