// Writes docs/data-map.md from what the columns of the schema say about download, deletion and retention
// (apps/api/src/db/schema/personal.ts).
// `--check` reports whether it is out of date.
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { OTHER_STORES, readPersonalData } from "../apps/api/src/db/personal-data.ts";

const FILE = path.resolve(import.meta.dirname, "../docs/data-map.md");

const personalOf = ({ columns }) => Object.entries(columns).filter(([, handling]) => handling !== false);

/** Marks a column that the download does not have with `*`, and one that a deletion leaves with `+`. */
const marked = ([name, { notDownloaded, notDeleted }]) =>
  `${name}${notDownloaded === undefined ? "" : "*"}${notDeleted === undefined ? "" : "+"}`;

const rowOf = (entry) => `| \`${entry.name}\` | \`${personalOf(entry).map(marked).join(", ")}\` | ${entry.kept} |`;

const isPersonal = (entry) => personalOf(entry).length > 0;
const personalData = await readPersonalData();
const impersonal = personalData
  .filter((entry) => !isPersonal(entry))
  .map(({ name, kept }) => `\`${name}\` (${kept})`)
  .join(", ");

const text = () => `# Data map

Written by \`node deploy/data-map.mjs\` from the schema, which a person's download, the deletion of an account and retention follow. Unnamed columns
are not personal. \`*\` marks a column that the download does not have, \`+\` one that stays after the deletion. A word such as \`profileViews\` is a
period of \`packages/domain/src/account/retention.ts\`.

| table | personal columns | kept |
| --- | --- | --- |
${personalData.filter(isPersonal).map(rowOf).join("\n")}

Tables without personal columns: ${impersonal}.

Outside of these tables:

| where | what |
| --- | --- |
${Object.entries(OTHER_STORES)
  .map(([name, what]) => `| \`${name}\` | ${what} |`)
  .join("\n")}

The payment provider gets the order's amount and our id, and the mail server gets mails with their recipients. If a person agreed, a language
model gets masked answers. Nothing else is sent to others.
`;

if (process.argv.includes("--check")) {
  if (readFileSync(FILE, "utf8") !== text()) {
    console.error("docs/data-map.md is out of date: run node deploy/data-map.mjs.");
    process.exit(1);
  }
} else writeFileSync(FILE, text());
