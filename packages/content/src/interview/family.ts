import type { InterviewQuestion, ValueGroup } from "./question.ts";

/** Fields that name or count parts of the form itself; the seed does not change them. */
const FIXED = new Set([
  ...[
    "id",
    "version",
    "topic",
    "type",
    "difficulty",
    "level",
    "practiceOnly",
    "minutes",
    "seed",
    "dataSeed",
    "wasShown",
  ],
  ...["weight", "penalty", "score", "kind", "scope", "ordered"],
]);
/** Names of fields, which must not be values: a value is also replaced in keys, such as the name of a sheet. */
const FIELDS = new Set(
  `${[...FIXED].join(" ")} prompt sampleData modelAnswer rubric points errors exemplars exec label match partial all negatable
  unless inWords feedbackHit feedbackMiss feedback text why world reference expected variants mutants about tables name columns rows
  sheets sheet address range cells misconceptions values`.split(/\s+/),
);

type Replace = (text: string) => string;

/** Returns the number of different questions of a family. */
export const variationsOf = ({ values = [] }: Pick<InterviewQuestion, "values">): number =>
  values.reduce((product, { to }) => product * (to.length + 1), 1);

/** Whether this word can be a value. */
export const mayBeValue = (word: string): boolean => !FIELDS.has(word);

/**
 * Returns the question of a family for a seed: each group gets the values that the seed selects, wherever they occur.
 * Seeds count through the variations and start again after the last one; seed 0 is the bank's question.
 */
export function withSeed(question: InterviewQuestion, seed: number): InterviewQuestion {
  const variation = seed % variationsOf(question);
  if (variation === 0) return question;
  const pairs = pairsOf(question.values ?? [], variation);
  // Only those of the family are not replaced; the values of a slicer are data.
  const { values, ...rest } = question;
  const replaced = replacedIn(rest, replacer(pairs), new Map(pairs)) as InterviewQuestion;
  return { ...replaced, ...(values && { values }), seed: variation };
}

/** Returns the values of a variation, each with the bank's value. */
function pairsOf(values: readonly ValueGroup[], variation: number): [from: string, to: string][] {
  let left = variation;
  return values.flatMap(({ from, to }) => {
    const choice = left % (to.length + 1);
    left = Math.floor(left / (to.length + 1));
    const chosen = to[choice - 1];
    return chosen ? from.map((word, index): [string, string] => [word, chosen[index] ?? word]) : [];
  });
}

function replacedIn(part: unknown, replace: Replace, numbers: ReadonlyMap<string, string>): unknown {
  if (typeof part === "string") return replace(part);
  if (typeof part === "number") return Number(numbers.get(String(part)) ?? part);
  if (Array.isArray(part)) return part.map((one) => replacedIn(one, replace, numbers));
  if (typeof part !== "object" || part === null) return part;
  return Object.fromEntries(
    Object.entries(part).map(([key, value]) =>
      FIXED.has(key) ? [key, value] : [FIELDS.has(key) ? key : replace(key), replacedIn(value, replace, numbers)],
    ),
  );
}

const escaped = (word: string) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
// Not within a word or a longer number; in an expression `\b` and similar signs may precede a word.
const BEFORE = String.raw`(?<=^|\\[bBdDsSwW]|[^\p{L}\p{N}_\\])(?<!\d[.,])`;
const AFTER = String.raw`(?![\p{L}\p{N}_]|[.,]\d)`;

/** An indefinite article before a value. */
const ARTICLE = String.raw`(?<![\p{L}\p{N}_])an? `;

function replacer(pairs: readonly (readonly [from: string, to: string])[]): Replace {
  if (pairs.length === 0) return (text) => text;
  const byWord = new Map(pairs.map(([from, to]) => [from.toLowerCase(), { from, to }]));
  const longestFirst = pairs.map(([from]) => from).sort((a, b) => b.length - a.length);
  const words = longestFirst.map(escaped).join("|");
  const pattern = new RegExp(`(?<article>${ARTICLE})?${BEFORE}(?<found>${words})${AFTER}`, "giu");
  return (text) =>
    text.replace(pattern, (...match) => {
      const { article = "", found } = match.at(-1) as { article?: string; found: string };
      const { from, to } = byWord.get(found.toLowerCase()) ?? { from: found, to: found };
      return articleFor(article, from, to) + inCaseOf(found, from, to);
    });
}

/** Returns the article that fits the new word, `a ` or `an `. */
function articleFor(article: string, from: string, to: string): string {
  if (!article || startsWithVowel(from) === startsWithVowel(to)) return article;
  return article.charAt(0) + (startsWithVowel(to) ? "n " : " ");
}

/** Decides by the first letters; "user" and "uniform" begin with a consonant sound. */
const startsWithVowel = (word: string) => /^(?:a|e|i|o|u(?!ni|s))/i.test(word);

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Returns `to` with the capitals that `found` has and `from` does not. */
function inCaseOf(found: string, from: string, to: string): string {
  if (found === from) return to;
  if (found === from.toUpperCase()) return to.toUpperCase();
  if (found === from.toLowerCase()) return to.toLowerCase();
  return found === capital(from) ? capital(to) : to;
}

/** Maps each single word that is a value of the family, for any seed, to the bank's word; in lower case. */
export function bankWords({ values = [] }: Pick<InterviewQuestion, "values">): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { from, to } of values) {
    from.forEach((word, index) => {
      for (const choice of to) {
        const other = choice[index]?.toLowerCase() ?? "";
        if (/^[\p{L}\p{N}_]+$/u.test(other) && /^[\p{L}\p{N}_]+$/u.test(word) && !words.has(other))
          words.set(other, word.toLowerCase());
      }
    });
  }
  return words;
}
