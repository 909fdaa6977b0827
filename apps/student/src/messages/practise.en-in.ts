import { DRILL_QUESTIONS } from "@dryrun/domain/interviews/drills/limits";

/** The buttons that start a drill. */
export const practise = {
  ofThisKind: `Practise ${DRILL_QUESTIONS} questions of this kind`,
  topic: (label: string) => `Practise ${label}`,
  more: `Practise ${DRILL_QUESTIONS} more`,
  starting: "Starting...",
  failed: "The practice could not be started. Check your connection and try again.",
} as const;
