/** Wordings of the server itself. */
export const OVERLOADED = "The server is busy. Please try again in a few seconds.";
