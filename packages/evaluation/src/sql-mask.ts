/** Runs a change over SQL outside of its string literals and comments. */
export function outsideLiterals(sql: string, change: (part: string) => string): string {
  const held: string[] = [];
  const masked = sql.replace(/'(?:[^']|'')*'|--[^\n]*|\/\*[\s\S]*?\*\//g, (literal) => {
    if (!literal.startsWith("'")) return " ";
    held.push(literal);
    return `'\u0000${held.length - 1}'`;
  });
  return change(masked).replace(/'\0(\d+)'/g, (_, at: string) => held[Number(at)] ?? "''");
}

/** Rewrites every call of a function; `change` gets its arguments and gives the new text, or null to leave it. */
export function rewriteCalls(sql: string, name: string, change: (args: string[]) => string | null): string {
  const call = new RegExp(`\\b${name}\\s*\\(`, "gi");
  let result = sql;
  let from = 0;
  for (;;) {
    call.lastIndex = from;
    const match = call.exec(result);
    if (!match) return result;
    const open = match.index + match[0].length;
    const args = argumentsAt(result, open);
    const text = args && change(args.values);
    if (!args || text === null || text === undefined) {
      from = open;
      continue;
    }
    result = result.slice(0, match.index) + text + result.slice(args.end);
    from = match.index + Math.min(text.length, 1);
  }
}

function argumentsAt(sql: string, open: number): { values: string[]; end: number } | null {
  const values: string[] = [];
  let depth = 0;
  let start = open;
  for (let at = open; at < sql.length; at += 1) {
    const char = sql[at];
    if (char === "(") depth += 1;
    if (char === "," && depth === 0) {
      values.push(sql.slice(start, at).trim());
      start = at + 1;
    }
    if (char !== ")") continue;
    if (depth === 0) {
      const last = sql.slice(start, at).trim();
      return { values: last === "" && values.length === 0 ? [] : [...values, last], end: at + 1 };
    }
    depth -= 1;
  }
  return null;
}
