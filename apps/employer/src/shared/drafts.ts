/** What begins the key of every draft of one person. */
export const draftsOf = (userId: string) => `${userId}:`;
export const jobDraftKey = (userId: string) => `${draftsOf(userId)}add-job`;
