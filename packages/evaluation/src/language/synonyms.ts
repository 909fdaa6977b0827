import { type Thesaurus, thesaurus } from "@dryrun/content/interview/thesaurus";

/** A stem of at most this length matches only words that are slightly longer. */
const SHORT_STEM = 2;
const MOST_CACHED = 20_000;

/** Creates functions that find the concepts of a thesaurus in words. */
function conceptFinder(terms: Thesaurus) {
  const words = new Map<string, string[]>();
  /** Concepts by the beginning of a word. */
  const prefixes = new Map<string, string[]>();
  /** Phrases by their first word. */
  const phrases = new Map<string, [words: string, concept: string][]>();
  const addTo = <T>(map: Map<string, T[]>, key: string, value: T) => map.set(key, [...(map.get(key) ?? []), value]);
  for (const [concept, conceptTerms] of Object.entries(terms)) {
    for (const term of conceptTerms) {
      const [first = "", secondWord] = term.split(" ");
      if (secondWord) addTo(phrases, first, [` ${term.replace("*", "")}`, concept]);
      else if (term.endsWith("*")) addTo(prefixes, term.slice(0, -1), concept);
      else addTo(words, term, concept);
    }
  }
  const cache = new Map<string, readonly string[]>();
  return {
    /** Returns the concepts that this word may mean. */
    ofWord(word: string): readonly string[] {
      const cached = cache.get(word);
      if (cached) return cached;
      const byPrefix = Array.from({ length: word.length }, (_, index) => word.slice(0, index + 1)).flatMap((start) =>
        start.length > SHORT_STEM || word.length <= start.length + SHORT_STEM ? (prefixes.get(start) ?? []) : [],
      );
      const concepts = [...new Set([...(words.get(word) ?? []), ...byPrefix])];
      if (cache.size >= MOST_CACHED) cache.clear();
      cache.set(word, concepts);
      return concepts;
    },
    /** Returns the concepts whose phrases occur in these words. */
    ofPhrases(textWords: readonly string[]): string[] {
      const text = ` ${textWords.join(" ")} `;
      return [...new Set(textWords)].flatMap((word) =>
        (phrases.get(word) ?? []).flatMap(([phrase, concept]) => (text.includes(phrase) ? [concept] : [])),
      );
    },
  };
}

/** Finds the concepts that an answer is about. */
export const topicConcepts = conceptFinder(thesaurus.matter);
/** Finds concepts of disclaimers, such as "false", "opposite", "fiction". */
export const disclaimerWords = conceptFinder(thesaurus.disclaimer);
