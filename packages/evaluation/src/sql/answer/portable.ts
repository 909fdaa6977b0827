import type { SqlData } from "@dryrun/engines/sql/data";
import { isKeyword } from "@dryrun/engines/sql/keywords";
import { sqlTokens } from "@dryrun/engines/sql/tokens";

/** Functions with the same meaning in every database. */
const PORTABLE_FUNCTIONS = new Set(
  "count sum avg min max coalesce nullif round abs upper lower trim row_number rank dense_rank lag lead ntile first_value".split(
    " ",
  ),
);
const PORTABLE_SIGNS = new Set(["(", ")", ",", ".", "=", "<", ">", "<=", ">=", "<>", "!=", "+", "-", "*", "/", ";"]);
/** Keywords whose meaning or existence depends on the database. */
const DIALECT_KEYWORDS = new Set(
  "ilike like similar top ties qualify date timestamp interval extract lateral apply separator fetch any all time zone at cast natural collate minus extract".split(
    " ",
  ),
);

/** Whether every database returns the same rows for this query, so that another engine cannot disagree. */
export function isPortable(query: string, { tables }: SqlData = { tables: [] }): boolean {
  const names = new Set(tables.flatMap(({ name, columns }) => [name, ...columns]).map((name) => name.toLowerCase()));
  const tokens = sqlTokens(query);
  return tokens.every(({ kind, text }, index) => {
    if (kind === "sign") return PORTABLE_SIGNS.has(text);
    const word = text.toLowerCase();
    if (kind !== "word") return kind !== "quoted" || text.startsWith('"');
    const isCalled = tokens[index + 1]?.text === "(";
    if (isKeyword(word)) return !DIALECT_KEYWORDS.has(word);
    return (
      !isCalled || PORTABLE_FUNCTIONS.has(word) || names.has(word) || tokens[index - 1]?.text.toLowerCase() === "with"
    );
  });
}

/** Functions of well-known databases that our engines do not have. */
const KNOWN_FUNCTIONS = new Set(
  `median stdev stdevp var varp ratio_to_report parsename patindex stuff quotename json_value json_query openjson string_split
  sys_connect_by_path width_bucket soundex difference regexp_substr regexp_instr regexp_count regexp_like find_in_set
  elt field week yearweek timediff to_days datediff_big approx_count_distinct checksum`.split(/\s+/),
);
export const isKnownFunction = (name: string): boolean => KNOWN_FUNCTIONS.has(name.toLowerCase());
