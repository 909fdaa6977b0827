/** Returns the key prefix of all unsent input of a person on this device: forms, quiz, interview. */
export const draftsOf = (userId: string) => `${userId}:`;
