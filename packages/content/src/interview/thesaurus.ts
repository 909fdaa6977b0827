import terms from "../../interview/thesaurus.json" with { type: "json" };

/** By concept, the words for it: lower case, `*` after the beginning of a word, blanks between the words of a phrase. */
export const thesaurus: Readonly<Record<string, readonly string[]>> = terms;
