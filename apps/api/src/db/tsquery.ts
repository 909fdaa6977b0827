/** A lexeme as PostgreSQL's text search reads it: quoted, with `\` and `'` doubled. */
export const quotedLexeme = (lexeme: string) => `'${lexeme.replace(/\\/g, "\\\\").replace(/'/g, "''")}'`;

/** A tsquery that requires all of these lexemes. */
export const allOf = (lexemes: readonly string[]) => lexemes.map(quotedLexeme).join(" & ");
