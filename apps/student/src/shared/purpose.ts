import { PRACTICE_TOPICS, type PracticeTopic } from "@dryrun/domain/interviews/limits";

/** What an interview is for. */
export type Purpose = { applicationId: string } | { topic: PracticeTopic };

const APPLICATION = "application";
const TOPIC = "practice";

export const isTopic = (value: string | null): value is PracticeTopic =>
  PRACTICE_TOPICS.some((topic) => topic === value);

/** As it goes along in a URL. */
export const purposeQuery = (purpose: Purpose) =>
  "topic" in purpose
    ? `${TOPIC}=${encodeURIComponent(purpose.topic)}`
    : `${APPLICATION}=${encodeURIComponent(purpose.applicationId)}`;

/** What a URL says; whether there is such an application only the server knows. */
export function purposeOf(query: string): Purpose | null {
  const params = new URLSearchParams(query);
  const topic = params.get(TOPIC);
  if (isTopic(topic)) return { topic };
  const applicationId = params.get(APPLICATION);
  return applicationId ? { applicationId } : null;
}
