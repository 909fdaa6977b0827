import { BRAND, PAYMENT_PROVIDER } from "../brand.ts";

/** Names that readers take for the platform, or for where they pay. */
const NAMES = [BRAND.name, PAYMENT_PROVIDER].map((name) => Array.from(name.toLowerCase()));

// cspell:disable
/** For the letters of these names: letters of other scripts, symbols and digits that look alike. */
const SIMILAR = new Map(
  Object.entries({
    a: "аαΑɑᴀ⍺ꓮᎪΛ4",
    d: "ԁժɗɖđðᴅꓓᎠᗞ",
    n: "ոռηΝɴɲŋппИꓠᴨπ",
    o: "оοσօΟᴏøөꓳ0०০੦૦०๐",
    p: "рρΡᴘꓑᏢ⍴þ",
    r: "гᴦʀɾɽɼⲅꭇꓣᎡᏒЯя",
    u: "υսʋᴜʉцꓴμv",
    y: "уүγΥʏყỿɣꓬᎩᎽ¥ч",
    z: "ᴢΖƶʐʑꓜᏃ2",
  }).map(([letter, signs]) => [letter, new Set(signs)]),
);
// cspell:enable

/** Alphabets of enclosed letters that Unicode does not decompose: their first code points. */
const ENCLOSED = [0x1_f150, 0x1_f170, 0x1_f1e6] as const;
const ALPHABET = 26;

const NOT_SEEN = /\p{Default_Ignorable_Code_Point}/gu;
const MARK = /\p{M}/gu;
/** What separates two words, or the letters of one that is spaced out; a sign that looks like a letter does not. */
const BETWEEN = /[^\p{L}\p{N}¥]+/gu;
const NEW_WORD = /(\p{Ll})(\p{Lu})/gu;
const LETTER = /[\p{Lu}\p{Ll}\p{Lt}\p{Lo}]/u;
// cspell:ignore laun foun husban
/** Before "dryrun", these begin another word: a laundry run, a foundry run. */
const OTHER_WORD = /(?:laun|foun|sun|husban)$/i;

function plainLetter(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  const first = ENCLOSED.find((from) => code >= from && code < from + ALPHABET);
  return first === undefined ? sign : String.fromCodePoint(0x61 + code - first);
}

const looksLike = (letter: string, sign: string) => {
  const small = sign.toLowerCase();
  return small === letter || SIMILAR.get(letter)?.has(sign) || SIMILAR.get(letter)?.has(small);
};

/** Whether the name is within one word from here on. */
const isJoined = (name: readonly string[], signs: readonly string[], from: number) =>
  name.every((letter, index) => looksLike(letter, signs[from + index] ?? "")) &&
  !OTHER_WORD.test(signs.slice(Math.max(0, from - 8), from).join(""));

/** Whether whole words, read from here on without what separates them, are the name. */
function isSpacedOut(name: readonly string[], signs: readonly string[], from: number): boolean {
  if (from > 0 && signs[from - 1] !== " ") return false;
  let at = from;
  for (const letter of name) {
    if (at > from && signs[at] === " ") at++;
    if (!looksLike(letter, signs[at] ?? "")) return false;
    at++;
  }
  return (signs[at] ?? " ") === " ";
}

/**
 * Whether a name contains the platform's or the payment provider's, in any case, script or spacing. "Dry Run" is such a
 * name; "dry runs" and "Laundry Run" are not.
 */
export function holdsPlatformName(text: string): boolean {
  const visible = text.normalize("NFKC").replace(NOT_SEEN, "").normalize("NFKD").replace(MARK, "");
  const plain = Array.from(visible, plainLetter).join("");
  const signs = Array.from(plain.replace(BETWEEN, " ").trim());
  const words = Array.from(plain.replace(NEW_WORD, "$1 $2").replace(BETWEEN, " ").trim());
  return NAMES.some(
    (name) =>
      signs.some((_, from) => isJoined(name, signs, from)) || words.some((_, from) => isSpacedOut(name, words, from)),
  );
}

/** Whether a text has a letter that a reader sees. */
export const holdsLetter = (text: string): boolean => LETTER.test(text.normalize("NFKC").replace(NOT_SEEN, ""));
