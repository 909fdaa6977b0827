// How long the ten answers of an interview take, in the pool that the server uses.
import { createEmbeddedEvaluator } from "../../apps/api/src/adapters/evaluator/embedded.ts";
import { pickInterview } from "../../packages/content/src/interview/pick.ts";

const GRADED = 20;
const GRADING_S = 1.5;

/** Model answers, and every third one a weaker exemplar. */
export async function measure() {
  const evaluator = createEmbeddedEvaluator();
  const grade = async (seed) => {
    const questions = pickInterview(seed, new Set());
    const began = process.cpuUsage();
    for (const [at, question] of questions.entries()) {
      const { exemplars } = question.rubric;
      const answer = at % 3 === 2 ? (exemplars[at % exemplars.length]?.text ?? "") : question.modelAnswer;
      await evaluator.evaluate(question, answer);
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  try {
    const cold = await grade(0);
    const seconds = [];
    for (let seed = 1; seed <= GRADED; seed++) seconds.push(await grade(seed));
    const worst = Math.max(...seconds);
    return [
      {
        what: "ten answers graded, processor time, the slowest of 20 interviews",
        measured: `${worst.toFixed(2)} s (the first one of a process ${cold.toFixed(2)} s)`,
        goal: `< ${GRADING_S} s of one core`,
        holds: worst < GRADING_S && cold < GRADING_S,
      },
    ];
  } finally {
    await evaluator.close();
  }
}
