import groups from "../../interview/thesaurus.json" with { type: "json" };

/** The words for each concept: lower case, `*` after the beginning of a word, spaces between the words of a phrase. */
export type Thesaurus = Readonly<Record<string, readonly string[]>>;

/** Concepts that questions are about, and concepts that revoke what a text says. */
export const thesaurus: { matter: Thesaurus; disclaimer: Thesaurus } = groups;
