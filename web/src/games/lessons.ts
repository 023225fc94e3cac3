/** Which lesson of a tutorial is due. */

import type { Lesson } from './art'

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
