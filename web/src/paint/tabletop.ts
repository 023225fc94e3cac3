/** Tabletop: a table without a grid as gouache. Soil and parcels from polygons, lines as hedges and walls, houses open. */

import type { Stroke } from '~/api/wire'
import type { Plan } from '~/board/plan'
import { door, window } from './farm'
import { type Ink, stroke } from './pen'
import { Plants } from './plants'
import { noise, random, seedOf } from './random'
import type { Desk, Piece } from './tabletop/desk'
import { KINDS, LAYERS, type Layer } from './tabletop/kinds'
import { soil } from './tabletop/soil'

/** The pieces of a table from its plan: areas are cells, lines are strokes. */
export function piecesOf(plan: Pick<Plan, 'plots' | 'strokes' | 'scale'>): Piece[] {
  const areas = plan.plots
    .filter(plot => plot.place > 0 && plot.outline.length)
    .map((plot): Piece => ({ kind: plot.terrain, points: plot.outline, width: 0, isLine: false }))
  const lines = plan.strokes.map(
    ({ kind, points, width = 0 }: Stroke): Piece => ({ kind, points, width: width * plan.scale, isLine: true }),
  )
  return [...areas, ...lines]
}

export class Tabletop {
  private readonly pieces: Piece[]
  private readonly desk: Desk

  constructor(
    private readonly ink: Ink,
    private readonly plan: Plan,
    private readonly k: number,
  ) {
    this.pieces = piecesOf(plan)
    const seed = seedOf(this.pieces.map(piece => piece.kind).join())
    this.desk = { ink, plants: new Plants(ink), next: random(seed), noise: noise(21), mm: plan.scale }
  }

  paint(): void {
    const { ink, k, plan } = this
    const { margin: m, width, height } = plan
    this.rim()
    ink.setTransform(k, 0, 0, k, 0, 0)
    ink.save()
    ink.beginPath()
    ink.rect(m, m, width - 2 * m, height - 2 * m)
    ink.clip()
    soil(this.desk, this.pieces, plan, k)
    for (const layer of LAYERS) this.layer(layer)
    ink.restore()
    for (const [by, tone] of [
      [7, 'rgba(0,0,0,.16)'],
      [2.5, 'rgba(20,14,6,.9)'],
    ] as const)
      stroke(
        ink,
        [
          [m, m],
          [width - m, m],
          [width - m, height - m],
          [m, height - m],
        ],
        by,
        tone,
        { close: true },
      )
  }

  private layer(layer: Layer): void {
    for (const piece of this.pieces) {
      const look = KINDS[piece.kind]
      if (!look || (look.layer ?? 'ground') !== layer) continue
      const draw = piece.isLine ? look.line : look.area
      draw?.(this.desk, piece)
    }
    if (layer !== 'built') return
    for (const { kind, points } of this.plan.strokes) {
      if (kind === 'door') door(this.ink, { kind, points })
      else if (kind === 'window') window(this.ink, { kind, points })
    }
  }

  /** The wooden edge of the table. */
  private rim(): void {
    const { ink, k, plan } = this
    const grain = noise(7)
    ink.setTransform(k, 0, 0, k, 0, 0)
    for (let y = 0; y < plan.height; y++) {
      const t = grain(7, y / 2) * 14 + grain(3, y / 17) * 10
      ink.fillStyle = `rgb(${126 + t},${98 + t},${62 + t * 0.8})`
      ink.fillRect(0, y, plan.width, 1.2)
    }
  }
}
