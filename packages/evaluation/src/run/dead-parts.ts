import type { Span } from "../criteria/ways.ts";

/** A part of a program, and what is put in its place. */
export interface Part extends Span {
  /** Each list is tried until one of its texts changes a result; an empty text takes the part away. */
  instead: readonly (readonly string[])[];
}

/** Numbers that a value can hardly be compared with and give the same each time. */
export const NUMBERS: readonly string[] = ["0", "1", "1000.5"];
/** More changes of one program are not tried. */
const MOST_TRIED = 120;
/** A text from this length on can hold words of a rubric. */
const LONG_TEXT = 30;
/** Whether a text in a program may say what the rubric asks for, because it is long or has a call in it. */
export const isSaying = (text: string): boolean => text.length > LONG_TEXT || /\w\(/.test(text);

/**
 * The parts of a program that do not reach its result: something else in their place changes it on no data set. So it is with a branch
 * that is never taken, a value that is thrown away and a procedure that nobody calls.
 */
export function deadParts<Data>(
  program: string,
  parts: readonly Part[],
  sets: readonly Data[],
  resultOn: (program: string, set: Data) => unknown,
): Span[] {
  if (sets.length === 0) return [];
  const before = sets.map((set) => JSON.stringify(resultOn(program, set)));
  let left = MOST_TRIED;
  const isSame = (changed: string) => {
    left -= 1;
    return sets.every((set, at) => JSON.stringify(resultOn(changed, set)) === before[at]);
  };
  const dead: Span[] = [];
  for (const part of parts.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (left <= 0) break;
    if (dead.some(({ start, end }) => start <= part.start && part.end <= end)) continue;
    if (part.instead.some((texts) => texts.every((text) => isSame(withInstead(program, part, text))))) dead.push(part);
  }
  return dead.map(({ start, end }) => ({ start, end }));
}

/** Something else in place of a part, wherever it is repeated: a value less itself is nothing. */
function withInstead(program: string, { start, end }: Span, text: string): string {
  const part = program.slice(start, end);
  return text === ""
    ? program.slice(0, start) + " ".repeat(end - start) + program.slice(end)
    : program.replaceAll(part, () => text);
}

/** What is around a program in its answer. */
export function around(program: readonly Span[], answer: string): Span[] {
  const parts = program.toSorted((a, b) => a.start - b.start);
  const starts = [0, ...parts.map(({ end }) => end)];
  return starts
    .map((start, at) => ({ start, end: parts[at]?.start ?? answer.length }))
    .filter(({ start, end }) => start < end);
}

/** The same spans in the answer that holds the program. */
export const movedBy = (spans: readonly Span[], by: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start + by, end: end + by }));
