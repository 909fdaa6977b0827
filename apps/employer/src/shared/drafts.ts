import { draftsOf } from "@dryrun/forms/drafts/drafts-of";

export const noteDraftKey = (userId: string, applicationId: string) => `${draftsOf(userId)}note:${applicationId}`;

export const scorecardDraftKey = (userId: string, applicationId: string) =>
  `${draftsOf(userId)}scorecard:${applicationId}`;

/** `from`: the duplicated job. */
export const jobDraftKey = (userId: string, from?: string) => `${draftsOf(userId)}add-job${from ? `:${from}` : ""}`;
