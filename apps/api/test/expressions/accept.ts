// `npm run expressions:accept`: checks new regular expressions, and adds the safe ones to the list.
import { execFileSync } from "node:child_process";
import { writeFileSync } from "node:fs";
import { checkSync } from "recheck";
import { checkerVersion, expressions, keyOf, PROVEN, type Proven, readProven } from "./proven.ts";

process.env.RECHECK_SYNC_BACKEND = "pure";
const TIMEOUT_MS = 120_000;
const before = readProven();
const known = new Set(before.checker === checkerVersion ? before.safe : []);
const unsafe: string[] = [];
const safe = new Set<string>();
for (const one of expressions) {
  const key = keyOf(one);
  if (safe.has(key)) continue;
  const status = known.has(key) ? "safe" : checkSync(one.source, one.flags, { timeout: TIMEOUT_MS }).status;
  if (status === "safe") safe.add(key);
  else unsafe.push(`${one.file}: ${key} is ${status}`); // an expression that the checker cannot decide is not safe either
}
const proven: Proven = { checker: checkerVersion, safe: [...safe].sort() };
writeFileSync(PROVEN, JSON.stringify(proven));
execFileSync("biome", ["format", "--write", PROVEN], { stdio: "inherit" });
for (const line of unsafe) console.error(line);
console.log(`${safe.size} expressions are safe, ${unsafe.length} are not.`);
process.exit(unsafe.length > 0 ? 1 : 0);
