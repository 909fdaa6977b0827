import { INTERVIEW_TOPICS, type InterviewTopic } from "@dryrun/domain/interviews/topics";
import { interviewQuestions } from "../load.ts";
import type { InterviewQuestion } from "../question.ts";

/**
 * The minimum of each topic. Half of them are for interviews (`pools.ts`), which ask at most five questions on a
 * topic (`counts.ts`).
 */
export const LEAST_FAMILIES = 10;

/** Returns the families that are drawn if these are retired; of those only drills draw the ones with `practiceOnly`. */
export function askedFamilies(
  retired: ReadonlySet<string>,
  questions: readonly InterviewQuestion[] = interviewQuestions,
): readonly InterviewQuestion[] {
  return retired.size === 0 ? questions : questions.filter(({ id }) => !retired.has(id));
}

/** Returns the first topic with too few remaining families, and their number; null if there are enough. */
export function familyShortage(
  retired: ReadonlySet<string>,
  questions: readonly InterviewQuestion[] = interviewQuestions,
): { topic: InterviewTopic; left: number } | null {
  const rest = askedFamilies(retired, questions);
  for (const topic of INTERVIEW_TOPICS) {
    const left = rest.filter((question) => question.topic === topic && !question.practiceOnly).length;
    if (left < LEAST_FAMILIES) return { topic, left };
  }
  return null;
}
