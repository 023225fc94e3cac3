// @vitest-environment happy-dom

import { expect, test } from 'vitest'
import { placedOn } from '~/board/Counters'
import { pointsOf, wayOf } from '~/board/glide'
import { planOf } from '~/board/plan'
import { actor, aim, event, hexBoard, piece, place, unit } from './samples'

test('a counter glides through the places that were told', () => {
  const plan = planOf(hexBoard(4, 4))
  const heard = [event(1, 'Moved', [actor(unit(1)), aim(place(1))]), event(1, 'Moved', [actor(unit(1)), aim(place(2))])]
  const way = wayOf([...heard, event(1, 'Moved', [actor(unit(2)), aim(place(9))])], 1)
  expect(way).toEqual([1, 2])
  const centre = (at: number) => plan.byPlace.get(at)!.centre
  expect(pointsOf(plan, centre(0), centre(2), way)).toEqual([centre(0), centre(1), centre(2)])
  expect(pointsOf(plan, centre(0), centre(2), [])).toEqual([centre(0), centre(2)])
})

test('whoever acts lies on top of its stack', () => {
  const plan = planOf(hexBoard(4, 4))
  const pieces = [piece(1, 0), piece(2, 0), piece(3, 0)]
  const order = (acting: number | null) => placedOn(plan, pieces, acting).map(one => one.piece.unit)
  expect(order(null)).toEqual([1, 2, 3])
  expect(order(1)).toEqual([2, 3, 1])
})
