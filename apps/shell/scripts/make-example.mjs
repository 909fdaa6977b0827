// Regenerates the landing page's graded example and numbers; runs in every build.
import { writeFileSync } from "node:fs";
import path from "node:path";
import { factsOf } from "./facts-of.ts";
import { gradeExample } from "./grade-example.ts";

const folder = path.join(import.meta.dirname, "../src/content/landing");
const write = (name, value) => writeFileSync(path.join(folder, name), `${JSON.stringify(value, null, 2)}\n`);
write("example.json", await gradeExample());
write("facts.json", factsOf());
