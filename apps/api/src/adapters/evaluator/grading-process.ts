import { createBirpc } from "birpc";
import { AppError } from "../../errors/app-error.ts";
import type { Evaluator, GradingBudget } from "../../ports.ts";
import { createGradingPool, type GradingOptions } from "./grading-pool.ts";

type Asked = Parameters<Evaluator["evaluate"]>;

/** The calls that the graders' process offers. */
export interface GradingCalls {
  /**
   * Returns the result of an answer and the processor time that it took from the budget, in ms; null if too many answers
   * wait. An error would arrive without its code.
   */
  grade(question: Asked[0], answer: Asked[1], budget?: GradingBudget): Promise<Graded | null>;
}

interface Graded {
  result: Awaited<ReturnType<Evaluator["evaluate"]>>;
  usedMs: number;
}

const pool = createGradingPool(JSON.parse(process.argv[2] ?? "{}") as GradingOptions);

const calls: GradingCalls = {
  async grade(question, answer, budget) {
    const before = budget?.leftMs ?? 0;
    try {
      const result = await pool.evaluate(question, answer, budget);
      return { result, usedMs: before - (budget?.leftMs ?? 0) };
    } catch (error) {
      if (error instanceof AppError) return null;
      throw error;
    }
  },
};

createBirpc(calls, {
  post: (message) => process.send?.(message),
  on: (listen) => process.on("message", listen),
});

// A signal to the whole process group makes the server drain, and it still needs its graders then. Once the server
// has ended, nothing needs them.
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => {});
process.once("disconnect", () => process.exit(0));
