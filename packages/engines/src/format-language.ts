import { UnsupportedError } from "./meter.ts";

/** Matches the language of a section of a format: `[$-409]`, `[$₹-hi-IN]`. */
const LANGUAGE = /\[\$[^[\]-]*-([^[\]]+)\]/g;
/** The last bits of Windows' language code: 9 is English, 0 the language of the computer. */
const LANGUAGE_BITS = 0x3ff;
const KNOWN_CODES = [0, 9];

function isEnglish(language: string): boolean {
  if (/^[\da-f]+$/i.test(language)) return KNOWN_CODES.includes(Number.parseInt(language, 16) & LANGUAGE_BITS);
  return /^(?:en|x)(?:[-_]|$)/i.test(language);
}

/** Throws if a format names a language other than English, which is not supported. */
export function needEnglish(pattern: string) {
  for (const [part, language = ""] of pattern.matchAll(LANGUAGE))
    if (!isEnglish(language)) throw new UnsupportedError(`the language of the format ${part}`);
}
