import { type FlatText, fold, type Span, type Token } from "./flat-text.ts";

/** Suffixes after names in Indian English. */
const ENDINGS = ["s", "es", "ji", "jee", "ben", "bhai", "bai", "da", "di"] as const;
/** Latin words; other scripts add case endings: "ஆஷாவின்" is "of ஆஷா". */
const LATIN = /^[a-z]+$/;
/**
 * Words of the name with at least this many letters are masked everywhere; a shorter one, like "An", only where
 * written as a name.
 */
const LONG = 3;
/** Only the first words of a longer name are used. */
const MOST_WORDS = 10;
/** The maximum number of characters between a name and an initial, or between single letters: "K. Ravi", "a s h a". */
const LONGEST_GAP = 2;
/** At least this many consecutive single letters spell a word. */
const SPELT_OUT = 6;

const LETTERS = /[\p{L}\p{M}]+/gu;
/** Splits "ashaVerma92" into "asha", "Verma". */
const PARTS = /\p{Lu}?[\p{Ll}\p{Lo}\p{M}]+|\p{Lu}+/gu;
const wordsIn = (text: string, pattern: RegExp) => (text.match(pattern) ?? []).map(fold);

/** Returns two words of the name, or one and the initial of another, as in handles. */
function joinedNames(words: readonly string[]): Set<string> {
  const joined = new Set<string>();
  for (const one of words) {
    for (const other of words) {
      if (one === other) continue;
      const long = one.length >= LONG || other.length >= LONG;
      if (!long) continue;
      joined.add(one + other);
      if (one.length >= LONG) joined.add(one + other.charAt(0)).add(other.charAt(0) + one);
    }
  }
  return joined;
}

function namesOf(fullName: string) {
  const words = [...new Set(wordsIn(fullName, LETTERS))].slice(0, MOST_WORDS);
  return {
    long: new Set(words.filter((word) => word.length >= LONG)),
    short: new Set(words.filter((word) => word.length < LONG)),
    initials: new Set(words.map((word) => [...word][0] ?? "")),
    joined: joinedNames(words),
  };
}
type Names = ReturnType<typeof namesOf>;

const isCapitalised = (word: string) => word.charAt(0) !== word.charAt(0).toLowerCase();
const hasNoCase = (word: string) => word.toLowerCase() === word.toUpperCase();

/** Whether this is the word itself, or with an ending of Indian English or of another script's grammar. */
function isInflected(folded: string, { long }: Names): boolean {
  for (const name of long) {
    if (!folded.startsWith(name)) continue;
    const rest = folded.slice(name.length);
    if (rest === "" || !LATIN.test(name) || (ENDINGS as readonly string[]).includes(rest)) return true;
  }
  return false;
}
const isWord = (folded: string, names: Names) => isInflected(folded, names) || names.joined.has(folded);

function isName({ text, folded }: Token, names: Names): boolean {
  if (isWord(folded, names)) return true;
  if (names.short.has(folded) && folded.length > 1) return isCapitalised(text) || hasNoCase(text);
  const parts = wordsIn(text, PARTS);
  return parts.some((part) => isWord(part, names)) || isWord(parts.join(""), names);
}

const isSingle = ({ text }: Token) => [...text].length === 1;
const isNear = (one: Token, other: Token) => Math.max(one.from, other.from) - Math.min(one.to, other.to) <= LONGEST_GAP;

/** Finds consecutive single letters: "a s h a", "g-m-a-i-l". */
export function spacedLetters({ tokens }: FlatText): Token[][] {
  const runs: Token[][] = [];
  let run: Token[] = [];
  for (const token of tokens) {
    const last = run.at(-1);
    if (isSingle(token) && last && isNear(last, token)) run.push(token);
    else {
      if (run.length > 1) runs.push(run);
      run = isSingle(token) ? [token] : [];
    }
  }
  return run.length > 1 ? [...runs, run] : runs;
}

function isSpelt(run: readonly Token[], names: Names): boolean {
  const spelt = run.map(({ folded }) => folded).join("");
  if (run.length >= SPELT_OUT) return true;
  return [...names.long].some((name) => spelt.includes(name));
}

/** Finds the words of the person's name, also with endings, in handles, with initials, and letter by letter. */
export function ownNames(flat: FlatText, fullName: string): Span[] {
  const names = namesOf(fullName);
  const { tokens } = flat;
  const isHidden = tokens.map((token) => isName(token, names));
  const isPart = ({ folded }: Token) => names.short.has(folded) || (folded.length === 1 && names.initials.has(folded));
  // An initial or a short word next to a name belongs to it: forwards for "Asha V.", backwards for "K. Ravi".
  const spread = (at: number, from: number) => {
    const [token, beside] = [tokens[at], tokens[from]];
    if (token && beside && isHidden[from] && isPart(token) && isNear(token, beside)) isHidden[at] = true;
  };
  for (let index = 1; index < tokens.length; index++) spread(index, index - 1);
  for (let index = tokens.length - 2; index >= 0; index--) spread(index, index + 1);
  const spelt = spacedLetters(flat).filter((run) => isSpelt(run, names));
  return [
    ...tokens.filter((_, index) => isHidden[index]),
    ...spelt.map((run) => ({ from: run[0]?.from ?? 0, to: run.at(-1)?.to ?? 0 })),
  ];
}
