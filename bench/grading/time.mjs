// Measures how long the ten answers of an interview take, in the server's pool, here in this process, whose time is counted.
import { createGradingPool } from "../../apps/api/src/adapters/evaluator/grading-pool.ts";
import { pickInterview } from "../../packages/content/src/interview/draw/pick.ts";
import { interviewQuestions } from "../../packages/content/src/interview/load.ts";
import { summarise } from "../samples.mjs";

const GRADED = 20;
const GRADING_S = 1.5;

/** Grades model answers, and every third time a weaker exemplar. */
export async function measure() {
  const evaluator = createGradingPool();
  const grade = async (seed) => {
    const questions = pickInterview({ seed, person: "asha", history: [] });
    const began = process.cpuUsage();
    for (const [index, question] of questions.entries()) {
      const { exemplars } = question.rubric;
      const answer = index % 3 === 2 ? (exemplars[index % exemplars.length]?.text ?? "") : question.modelAnswer;
      await evaluator.evaluate(question, answer);
    }
    const { user, system } = process.cpuUsage(began);
    return (user + system) / 1e6;
  };
  try {
    const began = process.cpuUsage();
    const sql = interviewQuestions.find(({ topic }) => topic === "sql");
    await evaluator.evaluate(sql, "SELECT city FORM orders"); // fails, so that PostgreSQL is started too
    const { user, system } = process.cpuUsage(began);
    const cold = (user + system) / 1e6;
    const seconds = [];
    for (let seed = 1; seed <= GRADED; seed++) seconds.push(await grade(seed));
    const worst = Math.max(...seconds);
    return [
      {
        what: "processor time of ten answers, the slowest of 20",
        measured: `${worst.toFixed(2)} s`,
        baseline: `${cold.toFixed(2)} s to start the engines once`,
        goal: `< ${GRADING_S} s`,
        holds: worst < GRADING_S,
        ...summarise(seconds, "s", 2),
      },
    ];
  } finally {
    await evaluator.close();
  }
}
