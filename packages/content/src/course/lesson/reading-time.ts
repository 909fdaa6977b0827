import type { LessonPart } from "@dryrun/domain/courses/lessons/parts";
import { plainText } from "@dryrun/domain/rich-text/plain-text";

/** Careful reading of a text with numbers in a second language. */
const WORDS_PER_MINUTE = 170;
/** The time to read, change and run a program, or to answer a question. */
const MINUTES_PER_BLOCK = 0.5;

const WORD = /[\p{L}\p{N}]+/gu;

/** Counts the words of HTML. */
export const wordCount = (html: string) => plainText(html).match(WORD)?.length ?? 0;

/** Returns the minutes that a lesson takes, rounded. */
export function readingMinutes(parts: readonly LessonPart[]): number {
  const blocks = parts.filter(({ run, check }) => run !== null || check !== null).length;
  const words = parts.reduce((sum, { html }) => sum + wordCount(html), 0);
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + blocks * MINUTES_PER_BLOCK));
}
