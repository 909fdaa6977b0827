/** Wordings of the server itself. */
export const TOO_MANY_PDFS = "You have downloaded very many PDFs. Please try again in an hour.";
export const OVERLOADED = "The server is busy. Please try again in a few seconds.";
