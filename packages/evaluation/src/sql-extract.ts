export interface Candidate {
  start: number;
  end: number;
  text: string;
}

const MOST = 12;

/** The places of an answer that may be its query, likeliest first: fenced blocks, then from each SELECT or WITH on. */
export function queriesIn(answer: string): Candidate[] {
  const fences = [...answer.matchAll(/```(?:\w+)?[ \t]*\n?([\s\S]*?)```/g)].flatMap((fence) => {
    const body = fence[1] ?? "";
    return startsIn(answer, fence.index + fence[0].indexOf(body), body.length);
  });
  const all = fences.length > 0 ? fences : startsIn(answer, 0, answer.length);
  return all.slice(0, MOST);
}

function startsIn(answer: string, from: number, length: number): Candidate[] {
  const text = answer.slice(from, from + length);
  // Prose says "select" too; a line start or a bracket before it makes a query likelier, so those come first.
  const starts = [...text.matchAll(/\b(?:select|with)\b/gi)].map(({ index }) => index);
  const isLineStart = (at: number) => /(?:^|\n)\s*$/.test(text.slice(0, at));
  const ordered = [...starts.filter(isLineStart), ...starts.filter((at) => !isLineStart(at))].slice(0, 5);
  return ordered.flatMap((start) =>
    endsOf(text, start).map((end) => ({ start: from + start, end: from + end, text: text.slice(start, end) })),
  );
}

function endsOf(text: string, start: number): number[] {
  const rest = text.slice(start);
  const semicolon = rest.indexOf(";");
  const blank = rest.search(/\n\s*\n/);
  const sentence = rest.search(/\.(?=\s|$)/);
  const ends = [semicolon, rest.length, blank, sentence].filter((end) => end > 0);
  return [...new Set(ends)].map((end) => start + end);
}
