import type { InterviewQuestion, ValueGroup } from "./question.ts";

/** Fields that name or count something of the form itself; what changes with the seed is not in them. */
const FIXED = new Set([
  ...["id", "version", "topic", "type", "difficulty", "minutes", "seed", "dataSeed", "wasShown"],
  ...["weight", "penalty", "score", "kind", "scope", "ordered"],
]);
/** Names of fields, which no value may have: a value is also replaced where it is a key, such as the name of a sheet. */
const FIELDS = new Set(
  `${[...FIXED].join(" ")} prompt sampleData modelAnswer rubric points errors exemplars exec label match partial all negatable
  unless inWords feedbackHit feedbackMiss feedback text why world reference expected variants mutants about tables name columns rows
  sheets sheet address range cells misconceptions values`.split(/\s+/),
);

type Replace = (text: string) => string;

/** How many different questions a family has. */
export const variationsOf = ({ values = [] }: Pick<InterviewQuestion, "values">): number =>
  values.reduce((product, { to }) => product * (to.length + 1), 1);

/** Whether this word may be a value. */
export const mayBeValue = (word: string): boolean => !FIELDS.has(word);

/**
 * The question of a family for a seed: each group takes the values that the seed picks, wherever they occur. Seeds count through
 * the variations and begin again after the last one; seed 0 is the question as it is in the bank.
 */
export function withSeed(question: InterviewQuestion, seed: number): InterviewQuestion {
  const variation = seed % variationsOf(question);
  if (variation === 0) return question;
  const pairs = pairsOf(question.values ?? [], variation);
  // Only those of the family stay; the values of a slicer are data.
  const { values, ...rest } = question;
  const replaced = replacedIn(rest, replacer(pairs), new Map(pairs)) as InterviewQuestion;
  return { ...replaced, ...(values && { values }), seed: variation };
}

/** The values that a variation has, beside those of the bank. */
function pairsOf(values: readonly ValueGroup[], variation: number): [from: string, to: string][] {
  let left = variation;
  return values.flatMap(({ from, to }) => {
    const choice = left % (to.length + 1);
    left = Math.floor(left / (to.length + 1));
    const chosen = to[choice - 1];
    return chosen ? from.map((word, at): [string, string] => [word, chosen[at] ?? word]) : [];
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
// Not within a word or a longer number; in an expression `\b` and similar signs stand before a word.
const BEFORE = String.raw`(?<=^|\\[bBdDsSwW]|[^\p{L}\p{N}_\\])(?<!\d[.,])`;
const AFTER = String.raw`(?![\p{L}\p{N}_]|[.,]\d)`;

function replacer(pairs: readonly (readonly [from: string, to: string])[]): Replace {
  if (pairs.length === 0) return (text) => text;
  const byWord = new Map(pairs.map(([from, to]) => [from.toLowerCase(), { from, to }]));
  const longestFirst = pairs.map(([from]) => from).sort((a, b) => b.length - a.length);
  const pattern = new RegExp(`${BEFORE}(?:${longestFirst.map(escaped).join("|")})${AFTER}`, "giu");
  return (text) =>
    text.replace(pattern, (found) => {
      const { from, to } = byWord.get(found.toLowerCase()) ?? { from: found, to: found };
      return inCaseOf(found, from, to);
    });
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** `to` with the capitals that `found` has where `from` has none. */
function inCaseOf(found: string, from: string, to: string): string {
  if (found === from) return to;
  if (found === from.toUpperCase()) return to.toUpperCase();
  if (found === from.toLowerCase()) return to.toLowerCase();
  return found === capital(from) ? capital(to) : to;
}

/** Replaces each single word that is a value of the family, of whatever seed, by the one that the bank has; in lower case. */
export function bankWords({ values = [] }: Pick<InterviewQuestion, "values">): ReadonlyMap<string, string> {
  const words = new Map<string, string>();
  for (const { from, to } of values) {
    from.forEach((word, at) => {
      for (const choice of to) {
        const other = choice[at]?.toLowerCase() ?? "";
        if (/^[\p{L}\p{N}_]+$/u.test(other) && /^[\p{L}\p{N}_]+$/u.test(word) && !words.has(other))
          words.set(other, word.toLowerCase());
      }
    });
  }
  return words;
}
