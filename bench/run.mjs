// `npm run bench`: measures all and writes the table of docs/performance.md; `npm run bench -- start api` prints some.
// Every figure is next to a baseline of the same run, because machines differ and are noisy.
import { readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { tableOf } from "./table.mjs";

const root = path.resolve(import.meta.dirname, "..");
const all = ["start", "api", "size", "pages", "jobs", "employer", "payments", "hostile"];
/** Only by name: the costs of a call for docs/scaling.md, and the weight of the repository. */
const apart = ["costs", "weight"];
const named = process.argv.slice(2);
const isAll = named.length === 0;
const selected = isAll ? all : named;
const unknown = selected.filter((name) => ![...all, ...apart].includes(name));
if (unknown.length > 0) {
  console.error(`There is no bench ${unknown.join(", ")}; there are ${[...all, ...apart].join(", ")}.`);
  process.exit(2);
}

const tables = [];
const failed = [];
let hold = true;
for (const name of selected) {
  const began = Date.now();
  try {
    const { about, measure } = await import(`./${name}.mjs`);
    const rows = await measure(root).catch((fault) => {
      console.error(fault);
      return measure(root); // a browser or a compiler that crashes once must not cost the whole run
    });
    const table = tableOf({ name, about, rows });
    console.log(`\n${table.join("\n")}\n`);
    tables.push(...table, "");
    hold &&= rows.every(({ holds }) => holds);
  } catch (fault) {
    // The others still run; failed ones are named at the end.
    console.error(fault);
    failed.push(name);
  }
  console.log(`${name} took ${Math.round((Date.now() - began) / 1000)} s`);
}

const minutes = Math.round(performance.now() / 60_000);
const machine = `${os.cpus().length} cores, Node ${process.versions.node}`;
const when = `Measured on ${new Date().toISOString().slice(0, 10)} within ${minutes} minutes: ${machine}.`;
if (failed.length > 0) console.error(`Not measured: ${failed.join(", ")}.`);
if (isAll && failed.length === 0) {
  const file = path.join(root, "docs/performance.md");
  const place = /<!-- table -->[\s\S]*<!-- \/table -->/;
  const text = ["<!-- table -->", when, "", ...tables, "<!-- /table -->"].join("\n");
  writeFileSync(
    file,
    readFileSync(file, "utf8").replace(place, () => text),
  );
}
process.exit(failed.length === 0 && hold ? 0 : 1);
