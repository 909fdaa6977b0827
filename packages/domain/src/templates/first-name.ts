const TITLE_OR_INITIAL = /^(?:\p{L}|.*\.|dr|mrs?|ms|shri|smt)$/iu;

/** Returns the first name: the first word that is no title or initial; the whole name without one. */
export const firstNameOf = (fullName: string) =>
  fullName
    .trim()
    .split(/\s+/)
    .find((word) => !TITLE_OR_INITIAL.test(word)) ?? fullName;
