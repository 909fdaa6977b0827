/** Half-open: from the first character in the flat text to the one after the last. */
export interface Span {
  from: number;
  to: number;
}

/** A run of letters, marks and digits; all other characters separate tokens. */
export interface Token extends Span {
  /** Lower-case, without the accents of Latin letters. */
  folded: string;
  /** As typed, with compatibility forms (full-width, fraktur, ...) normalised. */
  text: string;
  /** Its digits in any script as 0 to 9. */
  digits: string;
}

export interface FlatText {
  /** One code unit for each position; invisible characters are removed, compatibility forms normalised. */
  text: string;
  tokens: Token[];
}

const WORD = /^[\p{L}\p{M}\p{Nd}]$/u;
const DIGIT = /^\p{Nd}$/u;
/** Joiners, soft hyphens, direction marks: a reader does not see them, so they do not separate words. */
const INVISIBLE = /^\p{Cf}$|^\u034f$|^[\u115f\u1160\u3164]$/u;
const LATIN_ACCENTS = /[\u0300-\u036f]/g;
const STOPS = new Map(Object.entries({ "\u3002": ".", "\uff61": ".", "\u2024": ".", "\u2022": ".", "\u00b7": "." }));
/** The zeros of India's scripts, and of Arabic. */
const ZEROS = [0x30, 0x660, 0x6f0, 0x966, 0x9e6, 0xa66, 0xae6, 0xb66, 0xbe6, 0xc66, 0xce6, 0xd66] as const;

/** A normalised character; "" for an invisible one. */
export function plainCharacter(character: string): string {
  if (character <= "~") return character;
  if (INVISIBLE.test(character)) return "";
  return STOPS.get(character) ?? character.normalize("NFKC");
}

export const fold = (word: string) => word.normalize("NFKD").replace(LATIN_ACCENTS, "").normalize("NFC").toLowerCase();

function digitOf(character: string): string {
  if (!DIGIT.test(character)) return "";
  const code = character.codePointAt(0) ?? 0;
  const zero = ZEROS.find((one) => code >= one && code < one + 10);
  return zero === undefined ? "0" : String(code - zero);
}

/** Finds the tokens of a text after `plainCharacter` has normalised it. */
export function flatTextOf(text: string): FlatText {
  const tokens: Token[] = [];
  let at = 0;
  let from = -1;
  let digits = "";
  const end = () => {
    if (from < 0) return;
    const word = text.slice(from, at);
    tokens.push({ from, to: at, text: word, folded: fold(word), digits });
    from = -1;
    digits = "";
  };
  for (const character of text) {
    if (WORD.test(character)) {
      if (from < 0) from = at;
      digits += digitOf(character);
    } else end();
    at += character.length;
  }
  end();
  return { text, tokens };
}
