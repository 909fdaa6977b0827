import { interviewQuestions } from "./load.ts";
import type { InterviewQuestion, InterviewTopic } from "./question.ts";

/** How many questions of each topic an interview asks, in this order. */
export const INTERVIEW_DRAW: readonly { topic: InterviewTopic; count: number }[] = [
  { topic: "sql", count: 3 },
  { topic: "excel", count: 2 },
  { topic: "power-bi", count: 2 },
  { topic: "vba", count: 1 },
  { topic: "case", count: 1 },
  { topic: "behavioural", count: 1 },
];

const QUESTIONS = INTERVIEW_DRAW.reduce((sum, { count }) => sum + count, 0);

/** A small seeded generator (mulberry32), so that a session's questions can be reproduced from its seed. */
function generator(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

function shuffled<T>(items: readonly T[], random: () => number): T[] {
  return items
    .map((item) => ({ item, key: random() }))
    .sort((a, b) => a.key - b.key)
    .map(({ item }) => item);
}

/**
 * Draws the ten questions of an interview, the easier ones of a topic first; the same seed gives the same ten.
 * Questions that this student had recently are used only when a topic has too few others, oldest first: `recentIds` is ordered
 * from oldest to newest.
 */
export function pickInterview(
  seed: number,
  recentIds: ReadonlySet<string>,
  questions: readonly InterviewQuestion[] = interviewQuestions,
): InterviewQuestion[] {
  return draw(seed, recentIds, questions, INTERVIEW_DRAW);
}

/** The same for practice of one topic; a topic with too few questions is filled up from a mixed interview. */
export function pickPractice(
  topic: InterviewTopic | "mixed",
  seed: number,
  recentIds: ReadonlySet<string>,
  questions: readonly InterviewQuestion[] = interviewQuestions,
): InterviewQuestion[] {
  if (topic === "mixed") return pickInterview(seed, recentIds, questions);
  const own = draw(seed, recentIds, questions, [{ topic, count: QUESTIONS }]);
  const others = pickInterview(seed, recentIds, questions).filter((question) => question.topic !== topic);
  return [...own, ...others].slice(0, QUESTIONS);
}

/** What a drill asks for: a topic, and the question that comes first, if one was named. */
interface Drill {
  topic: InterviewTopic;
  first?: InterviewQuestion | undefined;
  count: number;
}

/**
 * Draws the questions of a drill, with seen ones chosen as in an interview. `taken` are never drawn, so a topic that has too few
 * others gives fewer questions.
 */
export function pickDrill(
  { topic, first, count }: Drill,
  seed: number,
  recentIds: ReadonlySet<string>,
  taken: ReadonlySet<string>,
  questions: readonly InterviewQuestion[] = interviewQuestions,
): InterviewQuestion[] {
  const others = questions.filter(({ id }) => id !== first?.id && !taken.has(id));
  const own = first ? [first] : [];
  return [...own, ...draw(seed, recentIds, others, [{ topic, count: count - own.length }])];
}

function draw(
  seed: number,
  recentIds: ReadonlySet<string>,
  questions: readonly InterviewQuestion[],
  counts: typeof INTERVIEW_DRAW,
): InterviewQuestion[] {
  const random = generator(seed);
  const age = new Map([...recentIds].map((id, index) => [id, index]));
  return counts.flatMap(({ topic, count }) => {
    const pool = shuffled(
      questions.filter((question) => question.topic === topic),
      random,
    );
    const fresh = pool.filter((question) => !recentIds.has(question.id));
    const repeats = pool
      .filter((question) => recentIds.has(question.id))
      .sort((a, b) => (age.get(a.id) ?? 0) - (age.get(b.id) ?? 0));
    return [...fresh, ...repeats].slice(0, count).sort((a, b) => a.difficulty - b.difficulty);
  });
}
