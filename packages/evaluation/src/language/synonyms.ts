import { type Thesaurus, thesaurus } from "@dryrun/content/interview/thesaurus";

/** A stem of at most this length matches only words that are slightly longer. */
const SHORT = 2;
const MOST_REMEMBERED = 20_000;

/** Finds the concepts of a thesaurus in words. */
function conceptsIn(terms: Thesaurus) {
  const words = new Map<string, string[]>();
  /** By the beginning of a word. */
  const prefixes = new Map<string, string[]>();
  /** By their first word. */
  const phrases = new Map<string, [words: string, concept: string][]>();
  const add = <T>(to: Map<string, T[]>, key: string, value: T) => to.set(key, [...(to.get(key) ?? []), value]);
  for (const [concept, own] of Object.entries(terms)) {
    for (const term of own) {
      const [first = "", next] = term.split(" ");
      if (next) add(phrases, first, [` ${term.replace("*", "")}`, concept]);
      else if (term.endsWith("*")) add(prefixes, term.slice(0, -1), concept);
      else add(words, term, concept);
    }
  }
  const known = new Map<string, readonly string[]>();
  return {
    /** The concepts that this word may mean. */
    ofWord(word: string): readonly string[] {
      const found = known.get(word);
      if (found) return found;
      const byStart = Array.from({ length: word.length }, (_, at) => word.slice(0, at + 1)).flatMap((start) =>
        start.length > SHORT || word.length <= start.length + SHORT ? (prefixes.get(start) ?? []) : [],
      );
      const concepts = [...new Set([...(words.get(word) ?? []), ...byStart])];
      if (known.size >= MOST_REMEMBERED) known.clear();
      known.set(word, concepts);
      return concepts;
    },
    /** The concepts whose phrases occur in these words. */
    ofPhrases(said: readonly string[]): string[] {
      const text = ` ${said.join(" ")} `;
      return [...new Set(said)].flatMap((word) =>
        (phrases.get(word) ?? []).flatMap(([phrase, concept]) => (text.includes(phrase) ? [concept] : [])),
      );
    },
  };
}

/** The concepts that the words of an answer are about. */
export const matter = conceptsIn(thesaurus.matter);
/** Concepts with which texts take back what they say: "false", "opposite", "fiction". */
export const disclaimerWords = conceptsIn(thesaurus.disclaimer);
