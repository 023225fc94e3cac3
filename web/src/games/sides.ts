/** Sides: told apart by shape, lightness, emblem and colour, in that order. */

import { isThing } from '~/api/things'
import type { Argument, SeatInfo } from '~/api/wire'

export type Side = SeatInfo['side']

export const sideOf = (seat: SeatInfo | undefined): Side => seat?.side ?? 'allies'

/** The side of the seat that a line of the status names. */
export const sideIn = (seat: Argument | undefined, seats: readonly SeatInfo[]): Side =>
  sideOf(seat !== undefined && isThing(seat) ? seats[seat.id] : undefined)

export const STAR = 'M0-5 1.3-1.7 4.8-1.5 2.1.7 3 4.1 0 2.2-3 4.1-2.1.7-4.8-1.5-1.3-1.7Z'
export const CROSS = 'M-4.6-1.5H-1.5V-4.6H1.5V-1.5H4.6V1.5H1.5V4.6H-1.5V1.5H-4.6Z'

export const LOOKS = {
  allies: { ink: '#22303a', band: '#1d4f80', bandInk: '#ffffff', lost: '#b3a983', edge: '#8d8156', stock: '#efe7cb' },
  axis: { ink: '#f3f1e6', band: '#d9692a', bandInk: '#1d1208', lost: '#7d8683', edge: '#23282a', stock: '#59615f' },
} as const

/** Round corners or cut ones. */
export function cardShape(side: Side, w: number, h: number = w): string {
  return side === 'allies'
    ? `M${w * 0.17} 0H${w * 0.83}Q${w} 0 ${w} ${h * 0.17}V${h * 0.83}Q${w} ${h} ${w * 0.83} ${h}H${w * 0.17}Q0 ${h} 0 ${h * 0.83}V${h * 0.17}Q0 0 ${w * 0.17} 0Z`
    : `M${w * 0.13} 0H${w * 0.87}L${w} ${h * 0.13}V${h * 0.87}L${w * 0.87} ${h}H${w * 0.13}L0 ${h * 0.87}V${h * 0.13}Z`
}

/** The strip along the top of a card. */
export function bandShape(side: Side, w: number, h: number): string {
  const r = w * (side === 'allies' ? 0.17 : 0.13)
  return side === 'allies'
    ? `M${r} 0H${w - r}Q${w} 0 ${w} ${r}V${h}H0V${r}Q0 0 ${r} 0Z`
    : `M${r} 0H${w - r}L${w} ${r}V${h}H0V${r}Z`
}

/** The strip along its bottom. */
export function footShape(side: Side, w: number, top: number): string {
  const r = w * (side === 'allies' ? 0.17 : 0.13)
  return side === 'allies'
    ? `M0 ${top}H${w}V${w - r}Q${w} ${w} ${w - r} ${w}H${r}Q0 ${w} 0 ${w - r}Z`
    : `M0 ${top}H${w}V${w - r}L${w - r} ${w}H${r}L0 ${w - r}Z`
}
