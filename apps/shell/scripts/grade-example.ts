import { interviewQuestions } from "@dryrun/content/interview/load";
import { createEvaluator } from "@dryrun/evaluation/evaluator";

const QUESTION = "excel-weighted-average";
const ANSWER = "=SUMPRODUCT(B2:B13, C2:C13) / SUM(C2:C13)";

/** Creates the landing page's example with the grader of the interviews; nothing of it is written by hand. */
export async function gradeExample() {
  const question = interviewQuestions.find(({ id }) => id === QUESTION);
  if (!question) throw new Error(`The bank has no question ${QUESTION}.`);
  // Our engine runs the formula; the WebAssembly engines are not needed for this answer.
  const away = { unsupported: { what: "programs of this build" } };
  const evaluator = createEvaluator({ sql: { sqlite: { run: () => away } }, sheet: { run: async () => away } });
  const result = await evaluator.evaluate(question, ANSWER);
  return {
    type: question.type,
    prompt: question.prompt,
    sampleData: question.sampleData,
    answer: ANSWER,
    score: result.score,
    criteria: question.rubric.points.map(({ id, label, weight }) => {
      const match = result.evidence.find(({ pointId }) => pointId === id);
      return {
        label,
        weight,
        verdict: match?.verdict ?? "unmet",
        quote: match?.quote ?? null,
        note: match?.note ?? "",
      };
    }),
    next: result.feedback.next,
    modelAnswer: question.modelAnswer,
    evaluator: result.evaluator.replace(/\+.*/, ""), // without the hash, which changes with the code
  };
}
