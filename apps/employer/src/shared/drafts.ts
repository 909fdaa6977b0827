import { draftsOf } from "@dryrun/forms/drafts/drafts-of";

export const noteDraftKey = (userId: string, applicationId: string) => `${draftsOf(userId)}note:${applicationId}`;

/** `from`: the job that the new one is a duplicate of. */
export const jobDraftKey = (userId: string, from?: string) => `${draftsOf(userId)}add-job${from ? `:${from}` : ""}`;
