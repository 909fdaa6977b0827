// Checks what each part loads before its first page, and the length of source files.
import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { partsOf } from "./release/parts.mjs";
import { overBudget, wholePagesOverBudget } from "./release/sizes.mjs";

const root = path.resolve(import.meta.dirname, "..");
const LONGEST = 400;
/** Tests, and lists of data, which may be long. */
const NO_CODE = /\.test\.|\/(drizzle|demo|templates|golden)\//;

const print = (text) => console.log(text);
const faults = [
  ...partsOf(root).flatMap(({ name }) => overBudget(root, name, print)),
  ...wholePagesOverBudget(root, print),
];
const sources = execFileSync("git", ["ls-files", "*.ts", "*.tsx", "*.mjs"], { cwd: root, encoding: "utf8" })
  .split("\n")
  .filter((file) => file && !NO_CODE.test(file) && existsSync(path.join(root, file)));
for (const file of sources) {
  const lines = readFileSync(path.join(root, file), "utf8").split("\n").length;
  if (lines > LONGEST) faults.push(`${file}: ${lines} lines, ${LONGEST} at most`);
}
for (const fault of faults) console.error(`too large: ${fault}`);
process.exit(faults.length > 0 ? 1 : 0);
