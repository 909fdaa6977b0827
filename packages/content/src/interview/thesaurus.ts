import groups from "../../interview/thesaurus.json" with { type: "json" };

/** By concept, the words for it: lower case, `*` after the beginning of a word, blanks between the words of a phrase. */
export type Thesaurus = Readonly<Record<string, readonly string[]>>;

/** Concepts that questions are about, and concepts that texts use to take back what they say. */
export const thesaurus: { matter: Thesaurus; disclaimer: Thesaurus } = groups;
