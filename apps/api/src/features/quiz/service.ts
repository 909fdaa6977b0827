import { attempt, history } from "./attempts.ts";
import type { QuizDeps } from "./deps.ts";
import { submit } from "./hand-in.ts";
import { generate } from "./paper.ts";

export type Quiz = ReturnType<typeof createQuiz>;

export const createQuiz = (deps: QuizDeps) => ({
  generate: generate(deps),
  submit: submit(deps),
  history: history(deps),
  attempt: attempt(deps),
});
