import { matchSkills } from "@dryrun/domain/jobs/skill-match";
import type { StudentState } from "./queries.ts";

/** Returns the student's own data about a job with these skills. */
export const ownOf = (
  { _id, skills }: { _id: string; skills: readonly string[] },
  { applicationOf, savedIds, skills: own }: StudentState,
) => ({ applicationId: applicationOf[_id] ?? null, saved: savedIds.has(_id), skills: matchSkills(skills, own) });
