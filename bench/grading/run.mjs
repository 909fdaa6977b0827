// `npm run bench -- grading [-- sql excel dax vba prose sessions cheating time --model]`: measures how accurate the
// graders are on answers that they were not tuned for. Without names it writes the table of docs/grading.md. Data
// next to the repository is read if it exists.
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";

const root = path.resolve(import.meta.dirname, "../..");
const all = ["sql", "excel", "dax", "vba", "prose", "sessions", "cheating", "time"];
const args = process.argv.slice(2);
/** Only on request: it sends every answer to the configured service. */
const names = args.map((name) => (name === "--model" ? "model" : name));
const unknown = names.filter((name) => name !== "model" && !all.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(", ")}; there are ${all.join(", ")} and --model.`);
  process.exit(2);
}

const rows = [];
for (const name of names.length > 0 ? names : all) {
  const { measure } = await import(`./${name}.mjs`);
  rows.push(...(await measure(root)));
}

const line = ({ what, measured, goal, holds }) => `| ${what} | ${measured} | ${goal} | ${holds ? "yes" : "**no**"} |`;
const table = ["| what | measured | goal | holds |", "| --- | --- | --- | --- |", ...rows.map(line)];
console.log(`\n${table.join("\n")}\n`);

if (names.length === 0) {
  const file = path.join(root, "docs/grading.md");
  const when = `Measured on ${new Date().toISOString().slice(0, 10)}, ${os.cpus().length} cores, Node ${process.versions.node}, by \`npm run bench -- grading\`.`;
  const place = /<!-- measures -->[\s\S]*<!-- \/measures -->/;
  const text = readFileSync(file, "utf8");
  writeFileSync(
    file,
    text.replace(place, () => `<!-- measures -->\n${when}\n\n${table.join("\n")}\n<!-- /measures -->`),
  );
}
process.exit(rows.every(({ holds }) => holds) ? 0 : 1);
