// Writes measured rows as a Markdown table with a line for each bench, where what is equal to the row above is not repeated.

/** Returns the part of a row's name before its first colon, which rows of one kind share. */
const kindOf = (what) => /^.*?: /.exec(what)?.[0] ?? "";

/** Shortens a row's name and its cells by what the row above has too. */
function cellsOf({ what, measured, spread, runs = 1, baseline, goal, holds }, above) {
  const kind = kindOf(what);
  const name = kind !== "" && above && kindOf(above.what) === kind ? `… ${what.slice(kind.length)}` : what;
  const aim = goal.length > 12 && goal === above?.goal ? "as above" : goal;
  const against = baseline && baseline !== above?.baseline ? ` (${baseline})` : "";
  const range = runs > 1 ? `${spread}, ${runs} runs` : "";
  return [name, measured + against, range, holds ? aim : `**missed:** ${aim}`];
}

/** Returns the lines of the table. */
export function tableOf(rows) {
  const lines = ["| what | measured (baseline of the same run) | spread | goal |", "| --- | --- | --- | --- |"];
  for (const [at, row] of rows.entries()) {
    const above = rows[at - 1]?.bench === row.bench ? rows[at - 1] : undefined;
    if (!above) lines.push(`| **${row.bench}** |  |  |  |`);
    lines.push(`| ${cellsOf(row, above).join(" | ")} |`);
  }
  return lines;
}
