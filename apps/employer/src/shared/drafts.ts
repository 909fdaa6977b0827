import { draftsOf } from "@dryrun/forms/drafts/drafts-of";

/** `from`: the job that the new one is a duplicate of. */
export const jobDraftKey = (userId: string, from?: string) => `${draftsOf(userId)}add-job${from ? `:${from}` : ""}`;
