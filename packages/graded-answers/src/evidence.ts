import type { Output } from "@dryrun/domain/contract/define";
import type { employerInterview } from "@dryrun/domain/interviews/contract";

/** A graded question as students, recruiters and reviewers see it. */
export type Graded = Output<typeof employerInterview>["questions"][number];
export type Criterion = Graded["rubric"][number];

export interface Segment {
  text: string;
  /** The criteria that this text is evidence for; may be empty. */
  marks: readonly number[];
}

interface Range {
  start: number;
  end: number;
  mark: number;
}

/** Locates the quoted words; for a position that does not match, searches the answer; omits a quote that it does not contain. */
function placeOf(answer: string, { start, end, text }: { start: number; end: number; text: string }) {
  if (start >= 0 && end > start && end <= answer.length && answer.slice(start, end) === text) return { start, end };
  const foundStart = text === "" ? -1 : answer.indexOf(text);
  return foundStart < 0 ? null : { start: foundStart, end: foundStart + text.length };
}

/** Splits the answer at the bounds of evidence; returns the segments, and the number of each criterion's evidence, or null. */
export function markEvidence(answer: string, rubric: readonly Criterion[]) {
  const ranges: Range[] = [];
  const numbers = rubric.map(({ evidence }) => {
    const place = evidence && placeOf(answer, evidence);
    if (!place) return null;
    const same = ranges.find(({ start, end }) => start === place.start && end === place.end);
    if (same) return same.mark; // one quote for two criteria has one number
    const mark = ranges.length + 1;
    ranges.push({ ...place, mark });
    return mark;
  });
  const cuts = [...new Set([0, answer.length, ...ranges.flatMap(({ start, end }) => [start, end])])].sort(
    (a, b) => a - b,
  );
  const segments: Segment[] = cuts.slice(0, -1).map((from, index) => {
    const to = cuts[index + 1] ?? answer.length;
    const marks = ranges.filter(({ start, end }) => start <= from && end >= to).map(({ mark }) => mark);
    return { text: answer.slice(from, to), marks };
  });
  return { segments, numbers };
}

/** Returns the marks whose quote ends with this segment, which shows their number. */
export const marksEndingAt = (segments: readonly Segment[], at: number): number[] =>
  (segments[at]?.marks ?? []).filter((mark) => !segments[at + 1]?.marks.includes(mark));
