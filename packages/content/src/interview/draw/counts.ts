import type { InterviewTopic } from "@dryrun/domain/interviews/topics";

/** The number of questions on each topic, in the order of an interview. */
export type Counts = readonly { topic: InterviewTopic; count: number }[];

/** An interview for a job without special requirements. */
export const INTERVIEW_DRAW: Counts = [
  { topic: "sql", count: 3 },
  { topic: "excel", count: 2 },
  { topic: "power-bi", count: 2 },
  { topic: "vba", count: 1 },
  { topic: "case", count: 1 },
  { topic: "behavioural", count: 1 },
];
export const QUESTIONS = INTERVIEW_DRAW.reduce((sum, { count }) => sum + count, 0);

/** The maximum number of questions that a job's text moves. */
const MOST_MOVED = 2;
/** Further mentions do not count. */
const MOST_MENTIONS = 4;

const MENTIONS = {
  sql: /\b(?:sql|mysql|postgres(?:ql)?|oracle|database|queries)\b/gi,
  excel: /\b(?:excel|spreadsheets?|pivot tables?|google sheets)\b/gi,
  "power-bi": /\b(?:power ?bi|dax|power query|dashboards?)\b/gi,
  vba: /\b(?:vba|macros?|excel automation)\b/gi,
} as const;
type ToolTopic = keyof typeof MENTIONS;

const isTool = (topic: InterviewTopic): topic is ToolTopic => topic in MENTIONS;

/**
 * Returns the counts for a job, from the tools that its text mentions: each of at most two questions moves from the
 * tool with the most questions per mention to the one with the fewest. Each tool keeps one; case and behavioural
 * questions stay.
 */
export function countsFor(jobText: string): Counts {
  const mentions = new Map(
    Object.entries(MENTIONS).map(([topic, words]) => [
      topic as ToolTopic,
      Math.min(MOST_MENTIONS, jobText.match(words)?.length ?? 0),
    ]),
  );
  let counts = INTERVIEW_DRAW;
  for (let moved = 0; moved < MOST_MOVED; moved += 1) counts = withOneMoved(counts, mentions);
  return counts;
}

function withOneMoved(counts: Counts, mentions: ReadonlyMap<ToolTopic, number>): Counts {
  const tools = counts.flatMap(({ topic, count }) =>
    isTool(topic) ? [{ topic, count, said: mentions.get(topic) ?? 0 }] : [],
  );
  const [to] = tools.toSorted((a, b) => b.said / (b.count + 1) - a.said / (a.count + 1));
  const [from] = tools
    .toReversed() // the later of two equal ones: SQL matters most to an analyst
    .filter(({ count }) => count > 1)
    .toSorted((a, b) => a.said / a.count - b.said / b.count || b.count - a.count);
  if (!to || !from || to.topic === from.topic || to.said / (to.count + 1) <= from.said / from.count) return counts;
  const change = (topic: InterviewTopic) => (topic === to.topic ? 1 : topic === from.topic ? -1 : 0);
  return counts.map(({ topic, count }) => ({ topic, count: count + change(topic) }));
}
