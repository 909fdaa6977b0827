/** The row of symbols below an answer box. */
export const editor = {
  symbols: "Symbols to insert",
  tab: "Tab",
  insertSymbol: (name: string) => `Insert ${name}`,
  symbolNames: {
    "(": "opening bracket",
    ")": "closing bracket",
    ",": "comma",
    "'": "single quote",
    '"': "double quote",
    "=": "equals sign",
    "<": "less than",
    ">": "greater than",
    "*": "asterisk",
    _: "underscore",
    ";": "semicolon",
    "[": "opening square bracket",
    "]": "closing square bracket",
    "\t": "tab",
  } as Record<string, string>,
} as const;
