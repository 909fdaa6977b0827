// Writes the items over the sales workbook into quiz/*.json, after the hand-written ones: node packages/content/scripts/make-quiz.ts
import { readFile, writeFile } from "node:fs/promises";
import { QUIZ_TOPICS, type QuizItem } from "../src/quiz/quiz-item.ts";
import { templates } from "../src/quiz/templates/all-templates.ts";
import { buildDatasetItems } from "../src/quiz/templates/build-items.ts";

const built = buildDatasetItems(templates);

for (const topic of QUIZ_TOPICS) {
  const file = new URL(`../quiz/${topic.toLowerCase().replace(" ", "-")}.json`, import.meta.url);
  const items = JSON.parse(await readFile(file, "utf8")) as QuizItem[];
  const written = items.filter((item) => item.dataset === undefined);
  const all = [...written, ...built.filter((item) => item.topic === topic)];
  await writeFile(file, `${JSON.stringify(all, null, 2)}\n`);
}
