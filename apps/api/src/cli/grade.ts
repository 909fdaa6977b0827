import { once } from "node:events";
import { createReadStream, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { withSeed } from "@dryrun/content/interview/family";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { array, number, object, string, ValidationError } from "yup";
import { createEmbeddedEvaluator } from "../adapters/evaluator/embedded.ts";
import { StartError } from "../config/values.ts";
import type { Evaluator } from "../ports.ts";
import { optionsOf } from "./options.ts";

/** The number of answers graded at the same time; the results keep the order of the input. */
const AT_ONCE = 4;

const questionSchema = object({
  id: string().required(),
  topic: string().oneOf(["sql", "excel", "power-bi", "vba", "case", "behavioural"]).required(),
  prompt: string().required(),
  modelAnswer: string().required(),
  rubric: object({
    version: number().required(),
    points: array().required(),
    errors: array().required(),
    exemplars: array().required(),
  }).required(),
});
const lineSchema = object({ answer: string().defined("The answer is missing."), seed: number().integer().min(0) });

/** Says why a line cannot be graded, to the author of the line. */
class LineError extends Error {}

function questionOf(given: unknown, seed: number): InterviewQuestion {
  if (typeof given === "string") {
    const interviewQuestion = findInterviewQuestion(given);
    if (!interviewQuestion) throw new LineError(`The bank has no question ${given}.`);
    return withSeed(interviewQuestion, seed);
  }
  questionSchema.validateSync(given, { strict: true });
  return withSeed(given as InterviewQuestion, seed);
}

async function grade(evaluator: Evaluator, given: unknown, answer: string, seed = 0) {
  const { score, flags, confidence, evidence, feedback } = await evaluator.evaluate(questionOf(given, seed), answer);
  return { score, flags, confidence, evidence, feedback };
}

async function gradeLine(evaluator: Evaluator, line: string): Promise<object> {
  try {
    const { question, ...rest } = JSON.parse(line) as Record<string, unknown>;
    const { answer, seed } = lineSchema.validateSync(rest, { strict: true });
    return await grade(evaluator, question, answer, seed);
  } catch (error) {
    if (error instanceof SyntaxError) return { error: "This line is not JSON." };
    if (error instanceof ValidationError || error instanceof LineError) return { error: error.message };
    throw error;
  }
}

async function print(result: object) {
  if (!process.stdout.write(`${JSON.stringify(result)}\n`)) await once(process.stdout, "drain");
}

/** Grades the lines of a file, or of standard input for "-". Returns whether every line could be read. */
async function gradeBatch(evaluator: Evaluator, file: string): Promise<boolean> {
  const input = file === "-" ? process.stdin : createReadStream(file);
  const running: Promise<object>[] = [];
  let isWhole = true;
  const printFirst = async () => {
    const result = await running.shift();
    if (!result) return;
    if ("error" in result) isWhole = false;
    await print(result);
  };
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === "") continue;
    running.push(gradeLine(evaluator, line));
    if (running.length === AT_ONCE) await printFirst();
  }
  while (running.length > 0) await printFirst();
  return isWhole;
}

const fileOf = (name: unknown): string => {
  const file = String(name);
  if (file !== "-" && !existsSync(file)) throw new StartError(`There is no file ${file}.`);
  return file;
};

/**
 * `grade --question ID --answer FILE`, or `grade --batch FILE` with one JSON object `{ question, answer, seed? }` per
 * line; `question` is an id of the bank or a whole question in its format. Prints one JSON object per answer, in the
 * same order.
 */
export async function gradeAnswers(args: string[]) {
  const { question, answer, batch } = optionsOf(args, ["question", "answer", "batch"]);
  if (!batch && !(question && answer))
    throw new StartError("Give --question ID --answer FILE, or --batch FILE with one JSON object in each line.");
  const evaluator = createEmbeddedEvaluator();
  try {
    if (batch) {
      if (!(await gradeBatch(evaluator, fileOf(batch)))) process.exitCode = 1;
      return;
    }
    const text = readFileSync(fileOf(answer) === "-" ? 0 : String(answer), "utf8");
    await print(await grade(evaluator, String(question), text));
  } catch (error) {
    throw error instanceof LineError ? new StartError(error.message) : error;
  } finally {
    await evaluator.close();
  }
}
