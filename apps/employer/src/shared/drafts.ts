/** What begins the key of every draft of one person. */
export const draftsOf = (userId: string) => `${userId}:`;
/** `from`: the job that the new one is a duplicate of. */
export const jobDraftKey = (userId: string, from?: string) => `${draftsOf(userId)}add-job${from ? `:${from}` : ""}`;
