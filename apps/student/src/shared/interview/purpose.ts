import type { PracticeTopic } from "@dryrun/domain/interviews/limits";

/** What an interview is for. */
export type Purpose = { applicationId: string } | { topic: PracticeTopic };

/** The names by which it goes along in a URL. */
export const APPLICATION_PARAMETER = "application";
export const TOPIC_PARAMETER = "practice";
