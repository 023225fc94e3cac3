/** Which lesson of a tutorial is due. */

import type { Deed } from '~/state/match'
import type { Lesson } from './art'

/** The lesson that was put into practice: its question was answered, and not by passing. */
export function lessonDone(lessons: readonly Lesson[], given: readonly string[], deed: Deed): Lesson | null {
  const practised = (lesson: Lesson) => lesson.prompt === deed.prompt && !given.includes(lesson.id)
  return deed.option.passes ? null : (lessons.find(practised) ?? null)
}

/** The first lesson not yet given whose moment has come. */
export function lessonNow(
  lessons: readonly Lesson[],
  given: readonly string[],
  prompt: string | null,
  told: ReadonlySet<string>,
): Lesson | null {
  const due = (lesson: Lesson) =>
    !given.includes(lesson.id) && (lesson.prompt === prompt || (lesson.event !== undefined && told.has(lesson.event)))
  return lessons.find(lesson => lesson.prompt === prompt && due(lesson)) ?? lessons.find(due) ?? null
}
