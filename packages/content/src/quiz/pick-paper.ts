import { QUIZ_DATASET_QUESTIONS } from "@dryrun/domain/quiz/rules";
import { mulberry32, type Random, shuffle } from "../datasets/random.ts";
import { quizItems } from "./load.ts";
import { type PaperItem, QUIZ_TOPICS, type QuizDifficulty, type QuizItem, type QuizTopic } from "./quiz-item.ts";

/** Questions of each difficulty in a paper: 13 Excel, 12 Power BI, 13 SQL, 12 VBA. */
export const PAPER_PLAN: Readonly<Record<QuizTopic, Readonly<Record<QuizDifficulty, number>>>> = {
  Excel: { 1: 4, 2: 6, 3: 3 },
  "Power BI": { 1: 4, 2: 5, 3: 3 },
  SQL: { 1: 4, 2: 6, 3: 3 },
  VBA: { 1: 4, 2: 5, 3: 3 },
};

/** Questions of each topic about the downloaded sales workbook: enough to justify the download, one of each difficulty. */
const DATASET_QUESTIONS_PER_TOPIC = QUIZ_DATASET_QUESTIONS / QUIZ_TOPICS.length;

const DIFFICULTIES: readonly QuizDifficulty[] = [1, 2, 3];

/** Takes the first `count` items with at most one of each family; fewer if there are not enough. */
function take(candidates: readonly QuizItem[], count: number, usedFamilies: Set<string>): QuizItem[] {
  const taken: QuizItem[] = [];
  for (const item of candidates) {
    if (taken.length === count) break;
    if (item.family !== undefined && usedFamilies.has(item.family)) continue;
    if (item.family !== undefined) usedFamilies.add(item.family);
    taken.push(item);
  }
  return taken;
}

function pickTopic(
  random: Random,
  topic: QuizTopic,
  items: readonly QuizItem[],
  usedFamilies: Set<string>,
  avoided: ReadonlySet<string>,
): QuizItem[] {
  const drawn = shuffle(
    random,
    items.filter((item) => item.topic === topic),
  );
  const pool = [...drawn.filter(({ id }) => !avoided.has(id)), ...drawn.filter(({ id }) => avoided.has(id))];
  const perDifficulty = DATASET_QUESTIONS_PER_TOPIC / DIFFICULTIES.length;
  const picked = DIFFICULTIES.flatMap((difficulty) => {
    const level = pool.filter((item) => item.difficulty === difficulty);
    const wanted = PAPER_PLAN[topic][difficulty];
    const withData = take(
      level.filter((item) => item.dataset !== undefined),
      perDifficulty,
      usedFamilies,
    );
    const other = level.filter((item) => item.dataset === undefined);
    const plain = take(other, wanted - withData.length, usedFamilies);
    return [...withData, ...plain];
  });
  const wanted = DIFFICULTIES.reduce((sum, difficulty) => sum + PAPER_PLAN[topic][difficulty], 0);
  // A level with too few items is filled from the rest of the topic.
  const rest = pool.filter((item) => !picked.includes(item));
  const filled = [...picked, ...take(rest, wanted - picked.length, usedFamilies)];
  if (filled.length < wanted) throw new Error(`The quiz bank has too few items on ${topic}`);
  return filled;
}

/**
 * Puts easy questions first, so that nobody gives up at the first one, and questions about the sales workbook last, so that
 * most of a paper can be answered on a phone.
 */
const inOrder = (items: readonly QuizItem[]): QuizItem[] =>
  items.toSorted(
    (a, b) => Number(a.dataset !== undefined) - Number(b.dataset !== undefined) || a.difficulty - b.difficulty,
  );

/**
 * Draws a paper of 50 questions by topic and difficulty, with at most one question of a family. Questions and options
 * are in random order, but easy questions come first and those about the workbook last. The same seed (a 32-bit integer) and bank give the
 * same paper. `avoided` ids are drawn only if a level has no others.
 */
export function pickPaper(
  seed: number,
  avoided: ReadonlySet<string> = new Set(),
  items: readonly QuizItem[] = quizItems,
): PaperItem[] {
  const random = mulberry32(seed);
  const usedFamilies = new Set<string>();
  const picked = QUIZ_TOPICS.flatMap((topic) => pickTopic(random, topic, items, usedFamilies, avoided));
  return inOrder(shuffle(random, picked)).map(({ id, correct, distractors }) => ({
    itemId: id,
    options: shuffle(random, [correct, ...distractors.map(({ text }) => text)]),
  }));
}
