import type { Span } from "../criteria/ways.ts";

/** A part of a program with its replacements. */
export interface Part extends Span {
  /** The part is dead if no text of one of these lists changes a result. An empty text removes the part. */
  replacements: readonly (readonly string[])[];
}

/** Numbers for replacing a value. A value that matters will not give the same result for all of them. */
export const NUMBER_REPLACEMENTS: readonly string[] = ["0", "1", "1000.5"];
/** At most this many changes of one program are tried. */
const MOST_CHANGES = 120;
/** A longer text can contain words of a rubric; in characters. */
const LONG_TEXT = 30;
/** Whether a text in a program may contain words that the rubric asks for, because it is long or contains a call. */
export const mayContainRubricWords = (text: string): boolean => text.length > LONG_TEXT || /\w\(/.test(text);

/**
 * Finds the parts of a program that do not affect its result, because a replacement changes it on no data set. Examples are a branch that is
 * never taken, an unused value and a procedure that is never called.
 */
export function deadParts<Data>(
  program: string,
  parts: readonly Part[],
  dataSets: readonly Data[],
  resultOn: (program: string, dataSet: Data) => unknown,
): Span[] {
  if (dataSets.length === 0) return [];
  const originalResults = dataSets.map((dataSet) => JSON.stringify(resultOn(program, dataSet)));
  let remainingChanges = MOST_CHANGES;
  const hasSameResults = (changed: string) => {
    remainingChanges -= 1;
    return dataSets.every((dataSet, index) => JSON.stringify(resultOn(changed, dataSet)) === originalResults[index]);
  };
  const dead: Span[] = [];
  for (const part of parts.toSorted((a, b) => b.end - b.start - (a.end - a.start))) {
    if (remainingChanges <= 0) break;
    if (dead.some(({ start, end }) => start <= part.start && part.end <= end)) continue;
    if (part.replacements.some((texts) => texts.every((text) => hasSameResults(replacePart(program, part, text)))))
      dead.push(part);
  }
  return dead.map(({ start, end }) => ({ start, end }));
}

/** Replaces a part everywhere it is repeated, so that both sides of a value minus itself change. */
function replacePart(program: string, { start, end }: Span, text: string): string {
  const part = program.slice(start, end);
  return text === ""
    ? program.slice(0, start) + " ".repeat(end - start) + program.slice(end)
    : program.replaceAll(part, () => text);
}

/** Returns the spans of an answer that are outside of its program. */
export function spansAround(programSpans: readonly Span[], answer: string): Span[] {
  const sortedSpans = programSpans.toSorted((a, b) => a.start - b.start);
  const starts = [0, ...sortedSpans.map(({ end }) => end)];
  return starts
    .map((start, index) => ({ start, end: sortedSpans[index]?.start ?? answer.length }))
    .filter(({ start, end }) => start < end);
}

/** Shifts spans, for example from positions in a program to positions in its answer. */
export const shiftSpans = (spans: readonly Span[], offset: number): Span[] =>
  spans.map(({ start, end }) => ({ start: start + offset, end: end + offset }));
