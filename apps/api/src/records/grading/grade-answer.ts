import { createHash } from "node:crypto";
import { cannotAssess } from "@dryrun/evaluation/cannot-assess";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { AppError } from "../../errors/app-error.ts";
import type { Evaluator, GradingBudget } from "../../ports.ts";
import type { AnswerRow } from "../sessions.ts";

type Asked = Pick<AnswerRow, "question" | "answer">;

const HASH_LENGTH = 16;

/**
 * An answer on which the grader failed. Names the question and a hash of the answer, because the grader's message may
 * quote it.
 */
export class AnswerFault extends Error {
  constructor({ question, answer }: Asked, error: unknown) {
    const kind = error instanceof Error ? error.name : typeof error;
    const hash = createHash("sha256").update(answer).digest("hex").slice(0, HASH_LENGTH);
    super(`The grader failed on an answer to ${question.id} (${kind}), sha256 ${hash}`);
    this.name = "AnswerFault";
    if (error instanceof Error) this.stack = `${this.name}: ${this.message}\n${framesOf(error)}`;
  }
}

/** Returns the stack frames without the message. */
function framesOf({ stack = "", message }: Error): string {
  const at = message === "" ? -1 : stack.indexOf(message);
  const frames = at < 0 ? stack : stack.slice(at + message.length);
  return frames.slice(frames.indexOf("\n    at ") + 1);
}

interface Parts {
  /** Receives an `AnswerFault` at the first failure on an answer. */
  onError: (error: unknown) => void;
  /** Counts an answer that could not be assessed because of a fault. */
  countFault: () => void;
}

export type GradeAnswer = ReturnType<typeof createGradeAnswer>;

/**
 * Grades one answer. Rejects only if the grader cannot run at all, or refuses it for now. If it fails on this answer twice but grades an
 * empty one, the answer gets a result that says it could not be assessed.
 */
export const createGradeAnswer =
  ({ onError, countFault }: Parts) =>
  async (grader: Evaluator, asked: Asked, budget: GradingBudget): Promise<QuestionResult> => {
    const grade = (answer: string) => grader.evaluate(asked.question, answer, budget);
    try {
      return await grade(asked.answer);
    } catch (error) {
      if (error instanceof AppError) throw error; // too many answers wait, which is no fault of this one
      await grade("").catch(() => {
        throw error;
      });
      onError(new AnswerFault(asked, error));
    }
    return grade(asked.answer).catch((error: unknown) => {
      if (error instanceof AppError) throw error;
      countFault();
      return cannotAssess(asked.question, "fault");
    });
  };
