import { quizItems } from "./load.ts";
import { PAPER_PLAN } from "./pick-paper.ts";
import { QUIZ_TOPICS, type QuizItem, type QuizTopic } from "./quiz-item.ts";

/** The minimum of each topic: enough for four consecutive papers with few repeats. */
export const LEAST_DRAWABLE = 50;

/** Returns the items that are drawn if these are retired. */
export function drawableItems(
  retired: ReadonlySet<string>,
  items: readonly QuizItem[] = quizItems,
): readonly QuizItem[] {
  return retired.size === 0 ? items : items.filter(({ id }) => !retired.has(id));
}

/** Returns the minimum number of items in one paper: one of each family that no other topic has. */
function together(topic: QuizTopic, items: readonly QuizItem[]): number {
  const elsewhere = new Set(items.flatMap((item) => (item.topic === topic ? [] : (item.family ?? []))));
  const ownItems = items.filter((item) => item.topic === topic);
  return new Set(ownItems.map(({ id, family }) => family ?? id).filter((name) => !elsewhere.has(name))).size;
}

/** Returns the first topic with too few remaining items for papers, and their number; null if there are enough. */
export function shortageOf(
  retired: ReadonlySet<string>,
  items: readonly QuizItem[] = quizItems,
): { topic: QuizTopic; left: number } | null {
  const rest = drawableItems(retired, items);
  for (const topic of QUIZ_TOPICS) {
    const left = rest.filter((item) => item.topic === topic).length;
    const plannedCount = Object.values(PAPER_PLAN[topic]).reduce((sum, count) => sum + count, 0);
    if (left < LEAST_DRAWABLE || together(topic, rest) < plannedCount) return { topic, left };
  }
  return null;
}
