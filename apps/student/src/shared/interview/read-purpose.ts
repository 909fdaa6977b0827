import { PRACTICE_TOPICS, type PracticeTopic } from "@dryrun/domain/interviews/limits";
import { APPLICATION_PARAMETER, type Purpose, TOPIC_PARAMETER } from "./purpose.ts";

export const isTopic = (value: string | null): value is PracticeTopic =>
  PRACTICE_TOPICS.some((topic) => topic === value);

/** Reads the purpose from a URL; only the server knows whether the application exists. */
export function purposeOf(query: string): Purpose | null {
  const params = new URLSearchParams(query);
  const topic = params.get(TOPIC_PARAMETER);
  if (isTopic(topic)) return { topic };
  const applicationId = params.get(APPLICATION_PARAMETER);
  return applicationId ? { applicationId } : null;
}
