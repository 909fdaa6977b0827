// Writes course/data/*.csv: npm run course:data
import { writeFileSync } from "node:fs";
import { csvFiles } from "./csv-files.ts";

for (const { name, text } of csvFiles()) writeFileSync(new URL(`../../course/data/${name}.csv`, import.meta.url), text);
