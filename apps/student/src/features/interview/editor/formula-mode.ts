import type { StreamParser } from "@codemirror/language";

interface FormulaState {
  inComment: boolean;
}

const WORDS = /^(var|return|evaluate|define|measure|order by|true|false|in|not)\b/i;

/** Highlights Excel formulas and DAX: functions, strings, numbers, [columns], 'tables', cells and comments. */
export const formulaMode = (kind: "excel" | "dax"): StreamParser<FormulaState> => ({
  name: kind,
  startState: () => ({ inComment: false }),
  token(stream, state) {
    if (state.inComment) {
      if (stream.skipTo("*/")) {
        stream.match("*/");
        state.inComment = false;
      } else stream.skipToEnd();
      return "comment";
    }
    if (stream.eatSpace()) return null;
    if (kind === "dax" && stream.match("/*")) {
      state.inComment = true;
      return "comment";
    }
    if (kind === "dax" && (stream.match("//") || stream.match("--"))) {
      stream.skipToEnd();
      return "comment";
    }
    if (stream.match(/^"(?:[^"]|"")*"?/)) return "string";
    if (stream.match(/^'(?:[^']|'')*'?!?/) || stream.match(/^\[[^\]]*\]?/)) return "variableName.special";
    if (stream.match(/^\d+(?:\.\d+)?%?/)) return "number";
    if (kind === "excel" && stream.match(/^\$?[A-Z]{1,3}\$?\d+(?::\$?[A-Z]{1,3}\$?\d+)?/i))
      return "variableName.special";
    if (stream.match(/^[A-Za-z_][\w.]*(?=\s*\()/)) return "keyword";
    if (kind === "dax" && stream.match(WORDS)) return "keyword";
    if (stream.match(/^[A-Za-z_][\w.]*/)) return "variableName";
    stream.next();
    return "operator";
  },
  languageData: kind === "dax" ? { commentTokens: { line: "//", block: { open: "/*", close: "*/" } } } : {},
});
