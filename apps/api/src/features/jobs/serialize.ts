import type { StudentState } from "./queries.ts";

/** What is the student's own of a job. */
export const ownOf = (id: string, { applicationOf, savedIds }: StudentState) => ({
  applicationId: applicationOf[id] ?? null,
  saved: savedIds.has(id),
});
