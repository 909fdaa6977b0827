import { outsideLiterals, rewriteCalls } from "./mask.ts";

const part = (format: string) => (args: string[]) =>
  args.length === 1 ? `CAST(strftime('${format}', ${args[0]}) AS INTEGER)` : null;

const PARTS: Record<string, string> = { year: "%Y", month: "%m", day: "%d" };

function monthText(sql: string): string {
  return sql
    .replaceAll(/\bTO_CHAR\s*\(\s*([\w."]+)\s*,\s*'YYYY-MM'\s*\)/gi, "strftime('%Y-%m', $1)")
    .replaceAll(/\bDATE_FORMAT\s*\(\s*([\w."`]+)\s*,\s*'(%Y-%m|%Y)'\s*\)/gi, "strftime('$2', $1)")
    .replaceAll(/\bFORMAT\s*\(\s*([\w."[\]]+)\s*,\s*'yyyy-MM'\s*\)/g, "strftime('%Y-%m', $1)")
    .replaceAll(/\bDATE_TRUNC\s*\(\s*'month'\s*,\s*([\w."]+)\s*\)/gi, "date($1, 'start of month')");
}

function calls(sql: string): string {
  let text = sql;
  for (const name of ["ISNULL", "NVL"]) {
    text = rewriteCalls(text, name, (args) => (args.length === 2 ? `COALESCE(${args.join(", ")})` : null));
  }
  for (const [name, format] of Object.entries(PARTS)) text = rewriteCalls(text, name, part(format));
  text = rewriteCalls(text, "EXTRACT", ([whole = ""]) => {
    const match = /^(year|month|day)\s+from\s+([\s\S]+)$/i.exec(whole);
    return match ? part(PARTS[match[1]?.toLowerCase() ?? ""] ?? "%Y")([match[2] ?? ""]) : null;
  });
  text = rewriteCalls(text, "DATEPART", ([unit = "", date]) =>
    PARTS[unit.toLowerCase()] && date ? part(PARTS[unit.toLowerCase()] ?? "%Y")([date]) : null,
  );
  text = rewriteCalls(text, "LEN", (args) => (args.length === 1 ? `LENGTH(${args[0]})` : null));
  text = rewriteCalls(text, "LEFT", (args) => (args.length === 2 ? `SUBSTR(${args[0]}, 1, ${args[1]})` : null));
  text = rewriteCalls(text, "RIGHT", (args) => (args.length === 2 ? `SUBSTR(${args[0]}, -(${args[1]}))` : null));
  text = rewriteCalls(text, "DATEDIFF", (args) => {
    const [to, from] = args.length === 3 && /^days?$/i.test(args[0] ?? "") ? [args[2], args[1]] : args;
    return args.length < 2 ? null : `CAST(julianday(date(${to})) - julianday(date(${from})) AS INTEGER)`;
  });
  // SQLite reads CAST('2026-03-01' AS DATE) as the number 2026.
  return rewriteCalls(text, "CAST", ([whole = ""]) => {
    const end = whole.toLowerCase().endsWith(AS_DATE) ? whole.length - AS_DATE.length : 0;
    return end > 0 ? `date(${whole.slice(0, end)})` : null;
  });
}

// Blanks are single spaces where these are looked for.
const AS_DATE = " as date";
const TOP = /\bselect top ?\(? ?(\d+) ?\)? /i;
const INNER_TOP = /\( ?select top\b/i;

/** Where the statement ends before its last semicolons and blanks. */
function lastSign(sql: string): number {
  let at = sql.length - 1;
  while (at >= 0 && /[;\s]/.test(sql[at] ?? "")) at -= 1;
  return at;
}

function topToLimit(sql: string): string {
  const top = TOP.exec(sql);
  // Only the outermost TOP can become a LIMIT at the end.
  if (!top || INNER_TOP.test(sql)) return sql;
  const rest = `${sql.slice(0, top.index)}SELECT ${sql.slice(top.index + top[0].length)}`;
  return `${rest.slice(0, lastSign(rest) + 1)} LIMIT ${top[1]}`;
}

/** The statement as SQLite reads it, where it was written for SQL Server, MySQL, Oracle or PostgreSQL. */
export function toSqlite(statement: string): string {
  const dated = monthText(statement);
  return outsideLiterals(dated, (sql) =>
    topToLimit(calls(sql.replaceAll(/\s+/g, " ")))
      .replaceAll(/`([^`]+)`/g, '"$1"')
      .replaceAll(/\[([A-Za-z_][\w ]*)\]/g, '"$1"')
      .replaceAll(/\bGETDATE\s*\(\s*\)|\bSYSDATE\b|\bNOW\s*\(\s*\)/gi, "CURRENT_TIMESTAMP")
      .replaceAll(/\bCURDATE\s*\(\s*\)/gi, "CURRENT_DATE")
      .replaceAll(/\bILIKE\b/gi, "LIKE")
      // SQL Server joins text with +; next to a literal it can mean nothing else.
      .replaceAll(/('\0\d+')\s*\+/g, "$1 ||")
      .replaceAll(/\+\s*('\0\d+')/g, "|| $1")
      .replaceAll(/::\s*date\b/gi, "")
      .replaceAll(/::\s*(?:numeric|decimal|float|real|double precision)(?:\(\d+(?:,\s*\d+)?\))?/gi, " * 1.0")
      .replaceAll(/::\s*\w+/g, "")
      .replaceAll(/\bDATE\s+(?=')/gi, "")
      .replaceAll(/\bFETCH\s+(?:FIRST|NEXT)\s+(\d+)\s+ROWS?\s+ONLY/gi, "LIMIT $1"),
  );
}
