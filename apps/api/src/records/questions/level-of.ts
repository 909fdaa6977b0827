import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { Level } from "@dryrun/domain/interviews/drills/limits";

/** Returns the level of a stored question. Those of an earlier release do not have it. */
export const levelOf = ({ id, level }: { id: string; level?: Level }): Level =>
  level ?? findInterviewQuestion(id)?.level ?? 1;
