/** Messages to support per network address. */
export const MESSAGES_PER_HOUR = 10;

/** The topics of the form; the mail contains the selected text. */
export const CONTACT_TOPICS = [
  "My account",
  "A payment or refund",
  "A mock interview",
  "The masterclass or course",
  "Hiring with us",
  "My data and privacy",
  "Something else",
] as const;
