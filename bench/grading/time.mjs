// How long ten answers take: the model answers of an interview's ten questions, in the pool that the server uses.
import { createEmbeddedEvaluator } from "../../apps/api/src/adapters/evaluator/embedded.ts";
import { pickInterview } from "../../packages/content/src/interview/pick.ts";

const INTERVIEWS = 10;
const GOAL_MS = 1500;

/** Milliseconds of the processor's time that this process used. */
const used = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};

export async function measure() {
  const evaluator = createEmbeddedEvaluator();
  const gradeInterview = async (seed) => {
    const before = used();
    for (const question of pickInterview(seed, new Set())) await evaluator.evaluate(question, question.modelAnswer);
    return used() - before;
  };
  const first = await gradeInterview(1);
  const later = [];
  for (let seed = 2; seed < 2 + INTERVIEWS; seed++) later.push(await gradeInterview(seed));
  await evaluator.close();
  const slowest = Math.max(...later);
  const mean = later.reduce((sum, ms) => sum + ms, 0) / later.length;
  return [
    {
      what: "ten answers graded, all engines included: processor time of an interview",
      measured: `${Math.round(mean)} ms (slowest of ${INTERVIEWS} ${Math.round(slowest)} ms; the first of a process ${Math.round(first)} ms)`,
      goal: `< ${GOAL_MS} ms of one core`,
      holds: slowest < GOAL_MS,
    },
  ];
}
