import { RE2JS } from "re2js";

/** A match with the pattern's groups. */
export interface Found {
  start: number;
  end: number;
  groups: (string | undefined)[];
}

/** The whitespace of JavaScript; RE2 knows only ASCII whitespace. */
const BLANKS = "\\t-\\r \\x{a0}\\x{1680}\\x{2000}-\\x{200a}\\x{2028}\\x{2029}\\x{202f}\\x{205f}\\x{3000}\\x{feff}";

/** The source as RE2 reads it, with the same meaning. */
function toRe2(source: string): string {
  let isClass = false;
  return source.replace(/\\[\s\S]|[[\].]/g, (sign) => {
    if (sign === "[") isClass = true;
    if (sign === "]") isClass = false;
    if (sign === "\\s") return isClass ? BLANKS : `[${BLANKS}]`;
    if (sign === "\\S" && !isClass) return `[^${BLANKS}]`;
    if (sign === "." && !isClass) return "[^\\n\\r\\x{2028}\\x{2029}]";
    return sign;
  });
}

function compile(source: string, isMultiline: boolean): RE2JS {
  const flags = RE2JS.CASE_INSENSITIVE | (isMultiline ? RE2JS.MULTILINE : 0);
  return RE2JS.compile(toRe2(source), flags);
}

/**
 * A regular expression that ignores case and takes time in proportion to the text, whatever the text is: RE2 does not backtrack.
 * It has no look-around and no back-references, and throws on them.
 */
export function linear(source: string, { isMultiline = false } = {}) {
  let compiled: RE2JS | undefined;
  /** Compiled when it is first asked: most are never. */
  const expression = () => {
    compiled ??= compile(source, isMultiline);
    return compiled;
  };
  return {
    /** The first match from here on; anchors and word boundaries see the text before it. */
    find(text: string, from = 0): Found | null {
      // Whether there is a match is known far sooner than where it is, and mostly there is none.
      if (!expression().test(text)) return null;
      const matcher = expression().matcher(text);
      if (!matcher.find(from)) return null;
      const groups = Array.from({ length: matcher.groupCount() + 1 }, (_, at) => matcher.group(at) ?? undefined);
      return { start: matcher.start(), end: matcher.end(), groups };
    },
    test: (text: string): boolean => expression().test(text),
  };
}
export type Linear = ReturnType<typeof linear>;
