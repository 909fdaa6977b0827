import type { StudentState } from "./queries.ts";

/** The student's own data about a job. */
export const ownOf = (id: string, { applicationOf, savedIds }: StudentState) => ({
  applicationId: applicationOf[id] ?? null,
  saved: savedIds.has(id),
});
