import { isKeyword } from "@dryrun/engines/sql/keywords";
import { sqlTokens } from "@dryrun/engines/sql/tokens";
import type { SqlWorld } from "@dryrun/engines/sql/world";

/** Functions that do the same everywhere. */
const PORTABLE = new Set(
  "count sum avg min max coalesce nullif round abs upper lower trim row_number rank dense_rank lag lead ntile first_value".split(
    " ",
  ),
);
const SIGNS = new Set(["(", ")", ",", ".", "=", "<", ">", "<=", ">=", "<>", "!=", "+", "-", "*", "/", ";"]);
/** Keywords whose meaning, or whether they are there, depends on the database. */
const PECULIAR = new Set(
  "ilike like similar top ties qualify date timestamp interval extract lateral apply separator fetch any all time zone at cast natural collate minus extract".split(
    " ",
  ),
);

/** Whether every database gives the same rows for this query, so that a second opinion cannot differ. */
export function isPortable(query: string, { tables }: SqlWorld = { tables: [] }): boolean {
  const names = new Set(tables.flatMap(({ name, columns }) => [name, ...columns]).map((name) => name.toLowerCase()));
  const tokens = sqlTokens(query);
  return tokens.every(({ kind, text }, at) => {
    if (kind === "sign") return SIGNS.has(text);
    const word = text.toLowerCase();
    if (kind !== "word") return kind !== "quoted" || text.startsWith('"');
    const isCalled = tokens[at + 1]?.text === "(";
    if (isKeyword(word)) return !PECULIAR.has(word);
    return !isCalled || PORTABLE.has(word) || names.has(word) || tokens[at - 1]?.text.toLowerCase() === "with";
  });
}

/** Functions of large databases that the engines here do not have. */
const REAL = new Set(
  `median stdev stdevp var varp ratio_to_report parsename patindex stuff quotename json_value json_query openjson string_split
  sys_connect_by_path width_bucket soundex difference regexp_substr regexp_instr regexp_count regexp_like find_in_set
  elt field week yearweek timediff to_days datediff_big approx_count_distinct checksum`.split(/\s+/),
);
export const isRealFunction = (name: string): boolean => REAL.has(name.toLowerCase());
