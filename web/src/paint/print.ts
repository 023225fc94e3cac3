/** What is printed over the painting: the grid with its names, and the shade beyond the edge. */

import { cellPath, type Plan } from '~/board/plan'
import { type Ink, stroke } from './pen'

/** A dark hairline beside a light one; over woods only a light one. */
export function printGrid(ink: Ink, plan: Plan, isWood: (index: number) => boolean): void {
  ink.textAlign = 'center'
  plan.plots.forEach((plot, i) => {
    const light = plot.outline.map(([x, y]): [number, number] => [x + 0.7, y + 0.7])
    stroke(ink, light, 0.8, 'rgba(255,250,220,.16)', { close: true })
    stroke(ink, plot.outline, 1, isWood(i) ? 'rgba(226,232,190,.20)' : 'rgba(22,20,8,.34)', { close: true })
    const [x, y] = plot.centre
    const top = Math.min(...plot.outline.map(([, v]) => v))
    ink.fillStyle = isWood(i) ? 'rgba(236,240,206,.62)' : 'rgba(20,18,8,.6)'
    ink.font = '600 8.5px "Barlow Condensed", "Liberation Sans Narrow", Arial, sans-serif'
    ink.fillText(plot.name, x, top + 9.5)
    if (plot.level > 0) {
      ink.fillStyle = 'rgba(74,40,8,.8)'
      ink.font = '700 9px Arial, sans-serif'
      ink.fillText('▲'.repeat(plot.level), x + plan.side * 0.52, y + plan.side * 0.72)
    }
  })
}

/** Squares matter at their corners: faint lines, white crosses where four meet, the name beside one. */
export function printSquares(ink: Ink, plan: Plan, isIndoors: (place: number) => boolean): void {
  const corners = new Map<string, readonly [number, number]>()
  ink.textAlign = 'left'
  ink.font = '500 9.5px "Barlow Condensed", "Liberation Sans Narrow", Arial, sans-serif'
  for (const plot of plan.plots) {
    const indoors = isIndoors(plot.place)
    stroke(ink, plot.outline, 1, indoors ? 'rgba(255,244,214,.22)' : 'rgba(24,20,6,.22)', { close: true })
    if (!indoors) for (const [x, y] of plot.outline) corners.set(`${Math.round(x)},${Math.round(y)}`, [x, y])
    const [left, top] = [Math.min(...plot.outline.map(([x]) => x)), Math.min(...plot.outline.map(([, y]) => y))]
    ink.fillStyle = indoors ? 'rgba(255,244,220,.8)' : 'rgba(20,16,4,.6)'
    ink.fillText(plot.name, left + 5, top + 12)
  }
  ink.strokeStyle = 'rgba(255,252,230,.85)'
  ink.lineWidth = 1.6
  for (const [x, y] of corners.values()) {
    ink.beginPath()
    ink.moveTo(x - 5, y)
    ink.lineTo(x + 5, y)
    ink.moveTo(x, y - 5)
    ink.lineTo(x, y + 5)
    ink.stroke()
  }
}

/** Off the board the country goes on, in the shade. */
export function shadeEdge(ink: Ink, plan: Plan): void {
  const { width, height, margin } = plan
  const inner =
    plan.shape === 'square'
      ? `M${margin} ${margin}H${width - margin}V${height - margin}H${margin}Z`
      : plan.plots.map(plot => cellPath(plot, 1.002)).join('')
  const board = new Path2D(`M0 0H${width}V${height}H0Z${inner}`)
  ink.fillStyle = 'rgba(13,16,9,.5)'
  ink.fill(board, 'evenodd')
  const fade = (x0: number, y0: number, x1: number, y1: number) => {
    const gradient = ink.createLinearGradient(x0, y0, x1, y1)
    gradient.addColorStop(0, 'rgba(18,21,18,1)')
    gradient.addColorStop(1, 'rgba(18,21,18,0)')
    ink.fillStyle = gradient
    ink.fillRect(0, 0, width, height)
  }
  fade(0, 0, margin, 0)
  fade(width, 0, width - margin, 0)
  fade(0, 0, 0, margin)
  fade(0, height, 0, height - margin)
}
