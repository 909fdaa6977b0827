import { draftsOf } from "@dryrun/forms/drafts/drafts-of";

export const profileDraftKey = (userId: string) => `${draftsOf(userId)}profile`;
export const applyDraftKey = (userId: string, jobId: string) => `${draftsOf(userId)}apply:${jobId}`;
