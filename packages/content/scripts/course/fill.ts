// Runs every block of the lessons and writes its result below it: npm run course:fill [-- <unit>/<lesson>.md …]
import { readFileSync, writeFileSync } from "node:fs";
import { courseFolder } from "../../src/course/data/tables.ts";
import { lessonFiles } from "../../src/course/load-course.ts";
import { filled } from "../../src/course/testing/run-block.ts";

const named = process.argv.slice(2);
for (const file of named.length > 0 ? named : lessonFiles()) {
  const url = new URL(file, courseFolder);
  const text = readFileSync(url, "utf8");
  try {
    const next = await filled(text);
    if (next !== text) writeFileSync(url, next);
  } catch (fault) {
    console.error(`${file}: ${fault instanceof Error ? fault.message : fault}`);
    process.exitCode = 1;
  }
}
