// Browsers use this instead of `platform-name.ts`, whose table is too large for a login page. The server refuses the
// rest at the same field.

const NAME = /\b(?:dry ?run|razor ?pay)\b/i;
const LETTER = /\p{L}/u;

export const holdsPlatformName = (text: string): boolean => NAME.test(text);
export const holdsLetter = (text: string): boolean => LETTER.test(text);
