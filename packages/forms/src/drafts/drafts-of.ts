/** What begins the key of everything of one person that is kept on the device and not sent yet: forms, quiz, interview. */
export const draftsOf = (userId: string) => `${userId}:`;
