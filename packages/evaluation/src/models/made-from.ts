import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";

const PACKAGES = path.resolve(import.meta.dirname, "../../..");
const SOURCES = [
  "content/interview/{thesaurus.json,questions/**/*.json,training/*.jsonl}",
  "content/src/interview/{load,training-data,thesaurus}.ts",
  "evaluation/{background/*.jsonl,fitted/*.json}",
  "evaluation/src/{gates/{copies,topic,word-order}.ts,{criteria,disclaimers,language,models,training}/**/*.ts}",
];

/** Hashes the bank's texts and the code from which the models are made. */
export function hashSources(): string {
  const hash = createHash("sha256");
  for (const pattern of SOURCES) {
    const files = globSync(pattern, { cwd: PACKAGES }).filter((file) => !file.includes(".test."));
    for (const file of files.sort()) hash.update(`\n${file}\n`).update(readFileSync(path.join(PACKAGES, file)));
  }
  return hash.digest("hex");
}
