import type { PracticeTopic } from "@dryrun/domain/interviews/limits";

/** The purpose of an interview. */
export type Purpose = { applicationId: string } | { topic: PracticeTopic };

/** The names of the purpose's parameters in a URL. */
export const APPLICATION_PARAMETER = "application";
export const TOPIC_PARAMETER = "practice";
