// Writes measured rows as Markdown: for each bench a heading, its conditions and a table.

/** Longer lines cannot be read in an editor. */
const MOST_CHARACTERS = 160;
const HEAD = [
  "| measure | goal | result | spread, runs | baseline of the same run |",
  "| --- | --- | --- | --- | --- |",
];

function lineOf({ what, measured, spread = "", runs = 1, baseline = "", goal, holds }) {
  const result = holds ? measured : `**${measured}**: missed`;
  const range = [spread, runs > 1 && `${runs} runs`].filter(Boolean).join(", ");
  const line = `| ${[what, goal, result, range, baseline].join(" | ")} |`;
  if (line.length > MOST_CHARACTERS) throw new Error(`A row has ${line.length} characters: ${line}`);
  return line;
}

/** Returns the lines for one bench. */
export const tableOf = ({ name, about, rows }) => [`### ${name}`, "", about, "", ...HEAD, ...rows.map(lineOf)];
