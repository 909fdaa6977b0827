import { thesaurus } from "@dryrun/content/interview/thesaurus";

const words = new Map<string, string[]>();
/** By the beginning of a word. */
const prefixes = new Map<string, string[]>();
/** By their first word. */
const phrases = new Map<string, [words: string, concept: string][]>();
for (const [concept, terms] of Object.entries(thesaurus)) {
  for (const term of terms) {
    const [first = "", next] = term.split(" ");
    if (next) phrases.set(first, [...(phrases.get(first) ?? []), [` ${term.replace("*", "")}`, concept]]);
    else if (term.endsWith("*")) prefixes.set(term.slice(0, -1), [...(prefixes.get(term.slice(0, -1)) ?? []), concept]);
    else words.set(term, [...(words.get(term) ?? []), concept]);
  }
}

/** A beginning this short is only that of words that are hardly longer. */
const SHORT = 2;
const MOST_REMEMBERED = 20_000;
const known = new Map<string, readonly string[]>();

/** The concepts of the thesaurus that this word may mean. */
export function conceptsOf(word: string): readonly string[] {
  const found = known.get(word);
  if (found) return found;
  const byStart = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).flatMap((start) =>
    start.length > SHORT || word.length <= start.length + SHORT ? (prefixes.get(start) ?? []) : [],
  );
  const concepts = [...new Set([...(words.get(word) ?? []), ...byStart])];
  if (known.size >= MOST_REMEMBERED) known.clear();
  known.set(word, concepts);
  return concepts;
}

/** The concepts of the thesaurus whose phrases occur in these words. */
export function conceptsOfPhrases(said: readonly string[]): string[] {
  const text = ` ${said.join(" ")} `;
  return [...new Set(said)].flatMap((word) =>
    (phrases.get(word) ?? []).flatMap(([phrase, concept]) => (text.includes(phrase) ? [concept] : [])),
  );
}
