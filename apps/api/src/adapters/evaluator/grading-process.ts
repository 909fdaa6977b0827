import { createBirpc } from "birpc";
import type { Evaluator, GradingBudget } from "../../ports.ts";
import { createGradingPool, type GradingOptions } from "./grading-pool.ts";

type Asked = Parameters<Evaluator["evaluate"]>;

/** The calls that the graders' process offers. */
export interface GradingCalls {
  /** Returns the result of an answer and the processor time that it took from the budget, in ms. */
  grade(question: Asked[0], answer: Asked[1], budget?: GradingBudget): Promise<Graded>;
}

interface Graded {
  result: Awaited<ReturnType<Evaluator["evaluate"]>>;
  usedMs: number;
}

const pool = createGradingPool(JSON.parse(process.argv[2] ?? "{}") as GradingOptions);

const calls: GradingCalls = {
  async grade(question, answer, budget) {
    const before = budget?.leftMs ?? 0;
    const result = await pool.evaluate(question, answer, budget);
    return { result, usedMs: before - (budget?.leftMs ?? 0) };
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
