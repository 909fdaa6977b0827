import { writeFileSync } from "node:fs";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { trainedQuestions, trainingDataOf } from "@dryrun/content/interview/training-data";
import { BACKGROUND, type BackgroundQuestion, type BackgroundSentence } from "../src/training/background.ts";

// Copies the bank's current texts to background/. Every prose grade may change, so raise the major version (docs/decisions/0074).

const writeLines = (name: string, lines: readonly (BackgroundQuestion | BackgroundSentence)[]) =>
  writeFileSync(new URL(`${name}.jsonl`, BACKGROUND), lines.map((line) => `${JSON.stringify(line)}\n`).join(""));

writeLines(
  "questions",
  interviewQuestions.map(({ id, prompt, modelAnswer, rubric }) => ({
    id,
    isProgram: rubric.exec !== undefined,
    prompt,
    modelAnswer,
    exemplars: rubric.exec ? [] : rubric.exemplars.map(({ text, score }) => ({ text, score })),
    feedback: rubric.points.flatMap(({ feedbackHit, feedbackMiss }) => [feedbackHit, feedbackMiss]),
  })),
);
writeLines(
  "sentences",
  trainedQuestions().flatMap((question) =>
    Object.values(trainingDataOf(question)?.sentences ?? {}).flatMap((texts) =>
      texts.map((text) => ({ question, text })),
    ),
  ),
);
