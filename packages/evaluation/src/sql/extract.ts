export interface Candidate {
  start: number;
  end: number;
  text: string;
}

interface Stretch {
  start: number;
  end: number;
}

const MOST = 12;
const MOST_STARTS = 5;
const FENCE = "```";

/** The places of an answer that may be its query, likeliest first: fenced blocks, then from each SELECT or WITH on. */
export function queriesIn(answer: string): Candidate[] {
  const fences = fencesIn(answer).flatMap((fence) => startsIn(answer, fence));
  const all = fences.length > 0 ? fences : startsIn(answer, { start: 0, end: answer.length });
  return all.slice(0, MOST);
}

/** The text between two fences, without the language name. */
function fencesIn(answer: string): Stretch[] {
  const fences: Stretch[] = [];
  let open = answer.indexOf(FENCE);
  while (open !== -1) {
    const head = /\w*[ \t]*\n?/y;
    head.lastIndex = open + FENCE.length;
    head.exec(answer);
    const end = answer.indexOf(FENCE, head.lastIndex);
    if (end === -1) return fences;
    fences.push({ start: head.lastIndex, end });
    open = answer.indexOf(FENCE, end + FENCE.length);
  }
  return fences;
}

function startsIn(answer: string, { start: from, end }: Stretch): Candidate[] {
  const text = answer.slice(from, end);
  // Prose contains "select" too; a query is likelier at the start of a line, so those come first.
  const starts = [...text.matchAll(/\b(?:select|with)\b/gi)].map(({ index }) => index);
  const isFirst = new Set(starts.filter((at) => isLineStart(text, at)));
  const ordered = [...isFirst, ...starts.filter((at) => !isFirst.has(at))].slice(0, MOST_STARTS);
  return ordered.flatMap((start) =>
    endsOf(text, start).map((end) => ({ start: from + start, end: from + end, text: text.slice(start, end) })),
  );
}

/** Only blanks are before it on its line. */
function isLineStart(text: string, start: number): boolean {
  let at = start - 1;
  while (at >= 0 && text[at] !== "\n" && /\s/.test(text[at] ?? "")) at -= 1;
  return at < 0 || text[at] === "\n";
}

function endsOf(text: string, start: number): number[] {
  const rest = text.slice(start);
  const semicolon = rest.indexOf(";");
  const blank = rest.search(/\n[^\S\n]*\n/);
  const sentence = rest.search(/\.(?=\s|$)/);
  const ends = [semicolon, rest.length, blank, sentence].filter((end) => end > 0);
  return [...new Set(ends)].map((end) => start + end);
}
