/** What begins the key of everything of one person that is kept on the device and not sent yet: forms, quiz, interview. */
export const draftsOf = (userId: string) => `${userId}:`;
export const profileDraftKey = (userId: string) => `${draftsOf(userId)}profile`;
export const applyDraftKey = (userId: string, jobId: string) => `${draftsOf(userId)}apply:${jobId}`;
