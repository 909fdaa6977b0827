// Writes the items about the sales workbook into quiz/*.json, after the hand-written ones: node
// packages/content/scripts/make-quiz.ts
import { readFile, writeFile } from "node:fs/promises";
import { formatJson } from "../src/format-json.ts";
import { QUIZ_TOPICS, type QuizItem } from "../src/quiz/quiz-item.ts";
import { templates } from "../src/quiz/templates/all-templates.ts";
import { buildDatasetItems } from "../src/quiz/templates/build-items.ts";

const built = buildDatasetItems(templates);

const formerFile = new URL("../quiz/former.json", import.meta.url);
const former = new Map((JSON.parse(await readFile(formerFile, "utf8")) as QuizItem[]).map((item) => [item.id, item]));

for (const topic of QUIZ_TOPICS) {
  const file = new URL(`../quiz/${topic.toLowerCase().replace(" ", "-")}.json`, import.meta.url);
  const items = JSON.parse(await readFile(file, "utf8")) as QuizItem[];
  const written = items.filter((item) => item.dataset === undefined);
  const all = [...written, ...built.filter((item) => item.topic === topic)];
  // Open papers may contain items that are no longer built.
  for (const item of items) if (!all.some(({ id }) => id === item.id)) former.set(item.id, item);
  await writeFile(file, formatJson(all));
}
await writeFile(formerFile, formatJson([...former.values()]));
