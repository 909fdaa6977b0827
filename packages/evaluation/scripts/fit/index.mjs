// Fits the numbers in packages/evaluation/fitted/: `npm run models -- --fit`. The criteria are fitted with the new
// disclaimers, so the models are built between the two.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fitDisclaimers } from "./disclaimers.mjs";

const EVALUATION = path.resolve(import.meta.dirname, "../..");
const fileOf = (name) => path.join(EVALUATION, `fitted/${name}.json`);

writeFileSync(fileOf("disclaimers"), `${JSON.stringify(fitDisclaimers())}\n`);
execFileSync(process.execPath, ["--no-warnings", path.join(EVALUATION, "scripts/models.ts"), "--build"], {
  stdio: "inherit",
});
const { fitCriteria } = await import("./criteria.mjs");
const chance = fitCriteria(JSON.parse(readFileSync(fileOf("chance"), "utf8")));
writeFileSync(fileOf("chance"), `${JSON.stringify(chance, null, 2)}\n`);
