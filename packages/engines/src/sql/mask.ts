/** The end of the string literal that starts here, or -1. An unterminated one ends at its last doubled quote. */
function endOfString(sql: string, start: number): number {
  let lastPair = -1;
  for (let at = sql.indexOf("'", start + 1); at !== -1; at = sql.indexOf("'", at + 2)) {
    if (sql[at + 1] !== "'") return at + 1;
    lastPair = at;
  }
  return lastPair === -1 ? -1 : lastPair + 1;
}

/** The end of the comment that starts here, or -1. */
function endOfComment(sql: string, start: number): number {
  if (sql[start] === "-") {
    const line = sql.indexOf("\n", start);
    return line === -1 ? sql.length : line;
  }
  const close = sql.indexOf("*/", start + 2);
  return close === -1 ? -1 : close + 2;
}

/** Runs a change over SQL outside of its string literals and comments. */
export function outsideLiterals(sql: string, change: (part: string) => string): string {
  const held: string[] = [];
  let masked = "";
  let from = 0;
  let isBlockOpen = false;
  const open = /'|--|\/\*/g;
  for (let start = open.exec(sql); start; start = open.exec(sql)) {
    const isString = start[0] === "'";
    const isBlock = start[0] === "/*";
    if (isBlock && isBlockOpen) continue;
    const end = isString ? endOfString(sql, start.index) : endOfComment(sql, start.index);
    isBlockOpen = isBlock && end === -1; // no later one ends either
    if (end === -1) continue;
    masked += sql.slice(from, start.index);
    masked += isString ? `'\u0000${held.length}'` : " ";
    if (isString) held.push(sql.slice(start.index, end));
    from = end;
    open.lastIndex = end;
  }
  return change(masked + sql.slice(from)).replace(/'\0(\d+)'/g, (_, at: string) => held[Number(at)] ?? "''");
}

/** Rewrites every call of a function; `change` gets its arguments and gives the new text, or null to leave it. */
export function rewriteCalls(sql: string, name: string, change: (args: string[]) => string | null): string {
  const call = new RegExp(`\\b${name}\\s*\\(`, "gi");
  let result = sql;
  let closers = closersOf(result);
  let from = 0;
  for (;;) {
    call.lastIndex = from;
    const match = call.exec(result);
    if (!match) return result;
    const open = match.index + match[0].length;
    const args = argumentsAt(result, open, closers.get(open - 1));
    const text = args && change(args.values);
    if (!args || text === null || text === undefined) {
      from = open;
      continue;
    }
    result = result.slice(0, match.index) + text + result.slice(args.end);
    closers = closersOf(result);
    from = match.index + Math.min(text.length, 1);
  }
}

/** For each opening bracket that is closed, where. */
function closersOf(sql: string): Map<number, number> {
  const closers = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: sign, index } of sql.matchAll(/[()]/g)) {
    if (sign === "(") open.push(index);
    else closers.set(open.pop() ?? -1, index);
  }
  return closers;
}

function argumentsAt(sql: string, open: number, close: number | undefined): { values: string[]; end: number } | null {
  if (close === undefined) return null;
  const values: string[] = [];
  let depth = 0;
  let start = open;
  for (let at = open; at < close; at += 1) {
    const char = sql[at];
    if (char === "(") depth += 1;
    if (char === ")") depth -= 1;
    if (char !== "," || depth !== 0) continue;
    values.push(sql.slice(start, at).trim());
    start = at + 1;
  }
  const last = sql.slice(start, close).trim();
  return { values: last === "" && values.length === 0 ? [] : [...values, last], end: close + 1 };
}
