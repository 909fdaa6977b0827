import { attempt, history } from "./attempts.ts";
import { submit } from "./hand-in.ts";
import { generate } from "./paper.ts";
import type { QuizParts } from "./parts.ts";

export type Quiz = ReturnType<typeof createQuiz>;

export const createQuiz = (parts: QuizParts) => ({
  generate: generate(parts),
  submit: submit(parts),
  history: history(parts),
  attempt: attempt(parts),
});
