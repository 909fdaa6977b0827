// Regenerates the landing page's example; part of every build.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { gradeExample } from "./grade-example.ts";

const file = path.join(import.meta.dirname, "../src/content/landing/example.json");
writeFileSync(file, `${JSON.stringify(await gradeExample(), null, 2)}\n`);
