// Writes docs/data-map.md from the list that download, deletion and retention follow
// (apps/api/src/db/personal/data.ts).
// `--check` reports whether it is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OTHER_STORES, PERSONAL_DATA } from "../apps/api/src/db/personal/data.ts";

/** Where drizzle keeps the name of a table. */
const NAME = Symbol.for("drizzle:Name");
const FILE = path.resolve(import.meta.dirname, "../docs/data-map.md");

const rowOf = ({ table, kept, columns }) => {
  const entries = Object.entries(columns);
  const personal = entries.filter(([, handling]) => handling !== false);
  const names = (those) => those.map(([name]) => `\`${name}\``).join(", ") || "–";
  const stays = personal.filter(([, { deletion }]) => deletion !== "gone");
  const hidden = personal.filter(([, { download }]) => download !== "yes");
  return `| \`${table[NAME]}\` | ${names(personal)} | ${names(hidden)} | ${names(stays)} | ${kept} |`;
};

const text = () => `# Data map

Written by \`node deploy/data-map.mjs\` from the list that a person's download, the deletion of an account and retention follow. Columns that
are not named are of no person.

| table | personal columns | not in the download | stays after deletion | kept |
| --- | --- | --- | --- | --- |
${PERSONAL_DATA.map(rowOf).join("\n")}

Outside of these tables:

| where | what |
| --- | --- |
${Object.entries(OTHER_STORES)
  .map(([name, what]) => `| \`${name}\` | ${what} |`)
  .join("\n")}

Sent to others: the payment provider gets the order's amount and our id, the mail server gets mails with their addressee, and, only where a
person agreed, a language model gets masked answers. All else stays in the database.
`;

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== text()) {
    console.error("docs/data-map.md is out of date: run node deploy/data-map.mjs.");
    process.exit(1);
  }
} else writeFileSync(FILE, text());
