import { createHash } from "node:crypto";
import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { interviewFolder } from "@dryrun/content/interview/load";

const SOURCES = [
  [fileURLToPath(interviewFolder), "{thesaurus.json,questions/**/*.json,learners/{known,wrong,answers}/*.json}"],
  [fileURLToPath(new URL("../src/interview/", interviewFolder)), "{load,learners,thesaurus}.ts"],
  [path.resolve(import.meta.dirname, "../.."), "{linear.ts,{prose,reading}/**/*.{ts,json}}"],
] as const;

/** A hash of the bank's texts and of the code that the prose models are made from, and of the engine that stored them. */
export function madeFrom(): string {
  const hash = createHash("sha256").update(process.versions.v8);
  for (const [folder, pattern] of SOURCES) {
    const files = globSync(pattern, { cwd: folder }).filter((file) => !file.includes(".test."));
    for (const file of files.sort()) hash.update(`\n${file}\n`).update(readFileSync(path.join(folder, file)));
  }
  return hash.digest("hex");
}
