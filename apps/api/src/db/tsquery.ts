/** A lexeme as PostgreSQL's text search reads it: quoted, with `\` and `'` doubled. */
export const quotedLexeme = (lexeme: string) => `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** The text of a tsquery that asks for all of these lexemes. */
export const allOf = (lexemes: readonly string[]) => lexemes.map(quotedLexeme).join(" & ");
