import { RE2JS } from "re2js";

/** A match with the pattern's groups. */
export interface LinearMatch {
  start: number;
  end: number;
  groups: (string | undefined)[];
}

/** The whitespace of JavaScript; RE2 knows only ASCII whitespace. */
const BLANKS = "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";

/** Translates the source of a JavaScript expression to RE2 with the same meaning. `crossesLines`: so may a dot. */
function toRe2(source: string, crossesLines: boolean): string {
  let isClass = false;
  return source.replace(/\\[\s\S]|[[\].]/g, (sign) => {
    if (sign === "[") isClass = true;
    if (sign === "]") isClass = false;
    if (sign === "\\s") return isClass ? BLANKS : `[${BLANKS}]`;
    if (sign === "\\S" && !isClass) return `[^${BLANKS}]`;
    if (sign === "." && !isClass) return crossesLines ? "(?s:.)" : "[^\\n\\r\\x{2028}\\x{2029}]";
    return sign;
  });
}

function compile(source: string, isMultiline: boolean, crossesLines: boolean): RE2JS {
  const flags = RE2JS.CASE_INSENSITIVE | (isMultiline ? RE2JS.MULTILINE : 0);
  return RE2JS.compile(toRe2(source, crossesLines), flags);
}

/**
 * Creates a regular expression that ignores case and runs in linear time for every text, because RE2 does not backtrack.
 * Throws if the source has look-around or back-references.
 */
export function linear(source: string, { isMultiline = false, crossesLines = false } = {}) {
  let compiled: RE2JS | undefined;
  /** Compiles the expression at its first use; most are never used. */
  const expression = () => {
    compiled ??= compile(source, isMultiline, crossesLines);
    return compiled;
  };
  return {
    /** Finds the first match at or after `from`. Anchors and word boundaries see the text before `from`. */
    find(text: string, from = 0): LinearMatch | null {
      // `test` is far faster than `find`, and most texts have no match.
      if (!expression().test(text)) return null;
      const matcher = expression().matcher(text);
      if (!matcher.find(from)) return null;
      const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, index) => matcher.group(index) ?? undefined);
      return { start: matcher.start(), end: matcher.end(), groups };
    },
    test: (text: string): boolean => expression().test(text),
  };
}
export type LinearExpression = ReturnType<typeof linear>;
