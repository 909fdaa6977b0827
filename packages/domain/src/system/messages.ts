/** Wordings of the server itself. */
export const OVERLOADED = "There is too much to do at the moment. Please try again in a few seconds.";
