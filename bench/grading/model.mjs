// `npm run bench -- grading --model`: the golden set's prose, graded offline and with the language model of
// LLM_BASE_URL, LLM_API_KEY and LLM_MODEL. Every answer is sent to that service; all of them are synthetic.
import { createLanguageModelEvaluator } from "../../apps/api/src/adapters/evaluator/language-model/evaluator.ts";
import { languageModelOf } from "../../apps/api/src/config/language-model.ts";
import { findInterviewQuestion } from "../../packages/content/src/interview/load.ts";
import { agreementOf } from "../../packages/domain/src/admin/calibration/agreement.ts";
import { readGolden } from "../../packages/evaluation/golden/read.mjs";
import { createEvaluatorWithEngines } from "./evaluator.mjs";

const SETS = ["open", "hidden", "fresh-open", "fresh-hidden", "fresh-2-hidden"];
/** The number of concurrent answers, as in an interview. */
const AT_ONCE = 10;
/** If the service did not read more answers than this share, the figures would be those of the offline grader. */
const MOST_UNREAD = 0.05;
const NOT_READ = "language model not available";

/** Returns the rows of the model; prints the reasons why it did not read an answer, each once, to stderr. */
export async function measure() {
  const settings = languageModelOf(process.env, "embedded");
  if (!settings) {
    console.error("Set LLM_BASE_URL, LLM_API_KEY and LLM_MODEL: there is no language model to measure.");
    process.exit(2);
  }
  const offline = await createEvaluatorWithEngines();
  const faults = new Set();
  const evaluator = createLanguageModelEvaluator({
    ...settings,
    offline,
    onError: ({ message }) => faults.add(message),
  });
  const rows = [];
  for (const name of SETS) rows.push(...(await rowsOf(name, offline, evaluator)));
  for (const fault of faults) console.error(fault);
  return rows;
}

async function rowsOf(name, offline, evaluator) {
  const answers = readGolden(name)
    .map(({ question, ...answer }) => ({ ...answer, question: findInterviewQuestion(question) }))
    .filter(({ question }) => !question.rubric.exec);
  const read = await inTurns(answers, ({ question, answer }) => evaluator.evaluate(question, answer));
  const alone = await inTurns(answers, ({ question, answer }) => offline.evaluate(question, answer));
  const unread = read.filter((result) => result.evaluator.includes(NOT_READ)).length;
  const apart = read.filter(({ flags }) => flags.includes("llm_disagrees")).length;
  const holds = unread <= answers.length * MOST_UNREAD;
  return [
    agreementRow(`prose, ${name}, offline`, answers, alone, true),
    agreementRow(`prose, ${name}, with the language model`, answers, read, holds),
    {
      what: `prose, ${name}: not read by the language model / more than 3 points apart, so Review`,
      measured: `${unread} / ${apart} of ${answers.length}`,
      goal: "≤ 5% / –",
      holds,
    },
  ];
}

/** Returns r, quadratic kappa and mean error against the known scores, each with its 95% interval. */
function agreementRow(what, answers, results, holds) {
  const { r, kappa, meanError } = agreementOf(answers.map(({ score }, index) => [[score, results[index].score]]));
  const shown = (estimate) =>
    estimate === null
      ? "–"
      : `${estimate.value.toFixed(2)} (${(estimate.interval ?? []).map((end) => end.toFixed(2)).join(" to ")})`;
  const measured = `r ${shown(r)}, kappa ${shown(kappa)}, mean error ${shown(meanError)} (${answers.length} answers)`;
  return { what, measured, goal: "–", holds };
}

async function inTurns(items, work) {
  const results = [];
  for (let index = 0; index < items.length; index += AT_ONCE)
    results.push(...(await Promise.all(items.slice(index, index + AT_ONCE).map(work))));
  return results;
}
