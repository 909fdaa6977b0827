import { type SqlToken, sqlTokens } from "./tokens.ts";

export type Dialect = "tsql" | "mysql" | "oracle" | "snowflake" | "postgresql";

/** Words and calls that only one database has. */
const SIGNS: Record<Exclude<Dialect, "postgresql">, Set<string>> = {
  tsql: new Set(
    "top isnull( getdate( len( datepart( datename( convert( apply charindex( eomonth( iif( datefromparts( try_cast( n'".split(
      " ",
    ),
  ),
  mysql: new Set(
    "ifnull( date_format( str_to_date( curdate( group_concat( datediff( if( date_add( date_sub( ` div sum(=".split(" "),
  ),
  oracle: new Set(
    "nvl( nvl2( decode( rownum dual sysdate (+) keep listagg( minus add_months( months_between( trunc(".split(" "),
  ),
  snowflake: new Set("qualify iff( dateadd( datediff( zeroifnull( listagg( to_varchar(".split(" ")),
};

const COMPARISONS = new Set(["=", "<>", "!=", "<", ">", "<=", ">=", "in", "like", "between"]);

/** Whether a call like `SUM(status = 'Paid')`, which only MySQL (and SQLite) adds up, begins at this token. */
function isSumOfCondition(tokens: readonly SqlToken[], at: number): boolean {
  if (!["sum", "avg"].includes(tokens[at]?.text.toLowerCase() ?? "") || tokens[at + 1]?.text !== "(") return false;
  let depth = 0;
  for (const { kind, text } of tokens.slice(at + 1)) {
    if (text === "(" && kind === "sign") depth += 1;
    else if (text === ")" && kind === "sign") depth -= 1;
    const word = text.toLowerCase();
    if (depth === 0 || (depth === 1 && kind === "word" && word === "case")) return false;
    if (depth === 1 && (kind === "sign" || kind === "word") && COMPARISONS.has(word)) return true;
  }
  return false;
}

/** Words and signs of only PostgreSQL and similar databases, where `/` between integers gives an integer. */
const WHOLE = new Set(["::", "ilike", "filter"]);

/** Whether the query's database keeps the decimals of divided integers, like MySQL and Oracle. */
export function dividesExactly(query: string): boolean {
  const likeliest = dialectsOf(query)[0];
  const isExact = likeliest === "mysql" || likeliest === "oracle" || likeliest === "snowflake";
  return isExact && !sqlTokens(query).some(({ kind, text }) => kind !== "text" && WHOLE.has(text.toLowerCase()));
}

/** Returns the databases that a query may be written for, the likeliest first. PostgreSQL is always included. */
export function dialectsOf(query: string): Dialect[] {
  const tokens = sqlTokens(query);
  const foundSigns = new Set(
    tokens.flatMap(({ kind, text }, index) => {
      const word = text.toLowerCase();
      if (kind === "quoted") return [text.startsWith("`") ? "`" : ""];
      const condition = isSumOfCondition(tokens, index) ? ["sum(="] : [];
      return [
        ...condition,
        word,
        tokens[index + 1]?.text === "(" ? `${word}(` : "",
        tokens[index + 1]?.kind === "text" ? `${word}'` : "",
      ];
    }),
  );
  const counted = Object.entries(SIGNS).map(([dialect, signs]) => ({
    dialect: dialect as Dialect,
    count: [...signs].filter((sign) => foundSigns.has(sign)).length,
  }));
  const likely = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return [...likely.map(({ dialect }) => dialect), "postgresql"];
}
