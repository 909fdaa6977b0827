import { createHash } from "node:crypto";
import type { InterviewQuestion } from "@dryrun/content/interview/question";
import { maskContacts } from "@dryrun/domain/candidates/masking/contacts";
import { SECOND_MS } from "@dryrun/domain/time";
import type { QuestionResult } from "@dryrun/evaluation/result";
import { LRUCache } from "lru-cache";
import type { LanguageModelSettings } from "../../../config/language-model.ts";
import type { Evaluator, GradingBudget } from "../../../ports.ts";
import { type Chat, createChat } from "./chat.ts";
import { ModelFault } from "./fault.ts";
import { gradeByReading } from "./grade.ts";
import { messagesFor, PROMPT_VERSION } from "./prompt.ts";
import { type Reading, readReply, replyJsonSchema } from "./reply.ts";
import { createRetryPolicy, type Deadline } from "./retry-policy.ts";

/** The maximum number of cached readings, of some 2 KB each. */
const KEPT_READINGS = 2_000;

/**
 * Creates a reader that asks a model to read answers. In each run the same answer is sent once while its reading is
 * in the cache.
 */
function createReader(chat: Chat, model: string) {
  const readings = new LRUCache<string, Reading>({ max: KEPT_READINGS });

  async function ask(question: InterviewQuestion, answer: string, deadline: Deadline): Promise<Reading> {
    const schema = replyJsonSchema(question.rubric);
    const reply = (isRepair: boolean) => chat.ask(messagesFor(question, answer, { isRepair }), schema, deadline);
    const reading = readReply(question, await reply(false)) ?? readReply(question, await reply(true));
    if (!reading) throw new ModelFault("sent nothing that can be read, twice");
    return reading;
  }

  return {
    /**
     * @param answer The answer without contact details.
     * @param run Readings of the same answer in different runs are independent of each other.
     */
    async read(question: InterviewQuestion, answer: string, run: number, deadline: Deadline): Promise<Reading> {
      const { id, version, prompt } = question;
      const subject = [model, PROMPT_VERSION, id, version, prompt, question.rubric.version, answer, run];
      const key = createHash("sha256").update(JSON.stringify(subject)).digest("base64");
      const known = readings.get(key);
      if (known) return known;
      const reading = await ask(question, answer, deadline);
      readings.set(key, reading);
      return reading;
    },
  };
}

/** Grades of one answer that are further apart than this, in points, are for a person to decide. */
const MOST_SPREAD = 2;

/** The middle one of several grades of an answer, of an even number the lower; flagged where they are too far apart. */
function medianOf(first: QuestionResult, others: readonly QuestionResult[]): QuestionResult {
  const sorted = [first, ...others].sort((a, b) => a.score - b.score);
  const median = sorted[Math.floor((sorted.length - 1) / 2)] ?? first;
  const spread = (sorted.at(-1)?.score ?? 0) - (sorted[0]?.score ?? 0);
  if (spread <= MOST_SPREAD || median.flags.includes("llm_disagrees")) return median;
  return { ...median, flags: [...median.flags, "llm_disagrees"] };
}

const CALL_MS = 20 * SECOND_MS;
/** Limit for all calls about one answer, with retries, other forms and the repair. */
const QUESTION_MS = 45 * SECOND_MS;
/** How many times an answer is read where a session is close to a threshold. */
const RUNS = 3;

interface Options extends LanguageModelSettings {
  /** Grades every answer first, and alone where the model cannot grade. */
  offline: Evaluator;
  /** Receives the reason why the model did not grade; no message contains personal data or the key. */
  onError: (error: unknown) => void;
  callMs?: number;
  questionMs?: number;
  firstRetryMs?: number;
}

/**
 * Combines the offline evaluator with a language model that reads prose. The model names criteria and quotes; code
 * checks them and computes the grade. An answer keeps its offline grade if it was run, if nothing in it can score, or
 * if the model fails to read it.
 */
export function createLanguageModelEvaluator(options: Options): Evaluator {
  const { offline, model, onError, callMs = CALL_MS, questionMs = QUESTION_MS, firstRetryMs } = options;
  const onRest = () => onError(new Error("The language model keeps failing. It is not asked again for a while."));
  const retryPolicy = createRetryPolicy({ onRest, ...(firstRetryMs !== undefined && { firstRetryMs }) });
  const reader = createReader(createChat({ ...options, callMs, retryPolicy }), model);
  const markOf = ({ evaluator }: QuestionResult) => `${evaluator} (language model ${model}, prompt ${PROMPT_VERSION})`;
  const unread = (result: QuestionResult) => ({
    ...result,
    evaluator: `${result.evaluator} (language model not available)`,
  });

  /** Returns null if the model gives no reading within the time. */
  async function graded(
    question: InterviewQuestion,
    answer: string,
    result: QuestionResult,
    run: number,
    deadline: Deadline,
  ): Promise<QuestionResult | null> {
    const sent = maskContacts(answer);
    try {
      const reading = await reader.read(question, sent, run, deadline);
      return gradeByReading({ question, answer, sent, reading, offline: result, evaluator: markOf(result) });
    } catch (error) {
      onError(error);
      return null;
    }
  }

  return {
    name: `${offline.name} with ${model}`,
    version: `${offline.version}.${PROMPT_VERSION}`,
    asksOutside: true,
    async evaluate(question, answer, budget) {
      const result = await offline.evaluate(question, answer, budget);
      if (!isForModel(question, result)) return result;
      const foundResult = await within(questionMs, budget, (deadline) => graded(question, answer, result, 0, deadline));
      return foundResult ?? unread(result);
    },
    async evaluateAgain(question, answer, first, budget) {
      const result = await offline.evaluate(question, answer, budget);
      if (!isForModel(question, result) || first.evaluator !== markOf(result)) return first;
      const runs = Array.from({ length: RUNS - 1 }, (_, index) => index + 1);
      const results = await within(questionMs, budget, (deadline) =>
        Promise.all(runs.map((run) => graded(question, answer, result, run, deadline))),
      );
      return medianOf(first, results?.flatMap((one) => one ?? []) ?? []);
    },
  };
}

/** Whether a model reads this answer: not if it can be run, nor if nothing in it can score whatever a model finds. */
function isForModel({ rubric }: InterviewQuestion, { flags, score }: QuestionResult): boolean {
  return !rubric.exec && !(flags.length > 0 && score === 0);
}

/** Does the work within the time for one answer and the session's remaining time; null if no time is left. */
async function within<T>(
  questionMs: number,
  budget: GradingBudget | undefined,
  work: (deadline: Deadline) => Promise<T>,
): Promise<T | null> {
  const limit = Math.min(questionMs, budget?.outsideLeftMs ?? questionMs);
  if (limit <= 0) return null;
  const began = performance.now();
  const used = () => performance.now() - began;
  const end = new AbortController();
  const timer = setTimeout(() => end.abort(), limit);
  try {
    return await work({ signal: end.signal, leftMs: () => limit - used() });
  } finally {
    clearTimeout(timer);
    if (budget) budget.outsideLeftMs -= used();
  }
}
