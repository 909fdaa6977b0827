import { sqlTokens } from "./tokens.ts";

export type Dialect = "tsql" | "mysql" | "oracle" | "snowflake" | "postgresql";

/** Words and calls that one database has. */
const SIGNS: Record<Exclude<Dialect, "postgresql">, Set<string>> = {
  tsql: new Set(
    "top isnull( getdate( len( datepart( datename( convert( apply charindex( eomonth( iif( datefromparts( try_cast( n'".split(
      " ",
    ),
  ),
  mysql: new Set(
    "ifnull( date_format( str_to_date( curdate( group_concat( datediff( if( date_add( date_sub( ` div".split(" "),
  ),
  oracle: new Set(
    "nvl( nvl2( decode( rownum dual sysdate (+) keep listagg( minus add_months( months_between( trunc(".split(" "),
  ),
  snowflake: new Set("qualify iff( dateadd( datediff( zeroifnull( listagg( to_varchar(".split(" ")),
};

/** The databases that a query may be written for, the likeliest first. PostgreSQL is always one of them. */
export function dialectsOf(query: string): Dialect[] {
  const tokens = sqlTokens(query);
  const found = new Set(
    tokens.flatMap(({ kind, text }, at) => {
      const word = text.toLowerCase();
      if (kind === "quoted") return [text.startsWith("`") ? "`" : ""];
      return [word, tokens[at + 1]?.text === "(" ? `${word}(` : "", tokens[at + 1]?.kind === "text" ? `${word}'` : ""];
    }),
  );
  const counted = Object.entries(SIGNS).map(([dialect, signs]) => ({
    dialect: dialect as Dialect,
    count: [...signs].filter((sign) => found.has(sign)).length,
  }));
  const likely = counted.filter(({ count }) => count > 0).sort((a, b) => b.count - a.count);
  return [...likely.map(({ dialect }) => dialect), "postgresql"];
}
