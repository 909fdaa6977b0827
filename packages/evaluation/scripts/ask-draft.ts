import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDraftId, isName, isScore, LEAST_ANSWERS } from "../src/authoring/prose/draft.ts";
import { readDraft } from "../src/authoring/prose/read-draft.ts";
import { sentencesOf } from "../src/language/tokens.ts";

type Ask = (question: string) => Promise<string>;

/** The longest lists that the author types: sentences that meet a criterion, and near misses. An empty line ends a list. */
const MOST_SENTENCES = 12;
const MOST_NEAR_MISSES = 4;

/**
 * Asks for a draft, part by part, and appends each part to the file once it is complete. Ctrl+C therefore loses at most one part, and the
 * next run continues after the last complete one.
 */
export async function askDraft(
  file: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> {
  const lines = createInterface({ input, output, terminal: output === process.stdout });
  const inputLines = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(`${question} `);
    const { done, value } = await inputLines.next();
    if (done) throw new Error(`The draft is kept in ${file}.`);
    return value.trim();
  };
  const append = (...texts: string[]) => appendFileSync(file, `${texts.join("\n")}\n\n`);
  const readWrittenDraft = () => readDraft(existsSync(file) ? readFileSync(file, "utf8") : "").draft;
  output.write(`Each part is kept in ${file}.\n`);
  try {
    if (!readWrittenDraft().id) await askHead(ask, append);
    while (totalWeight(readWrittenDraft().criteria) < 10)
      await askCriterion(ask, append, 10 - totalWeight(readWrittenDraft().criteria));
    if (readWrittenDraft().errors.length === 0) await askErrors(ask, append);
    while (readWrittenDraft().answers.length < LEAST_ANSWERS) {
      output.write(
        `Answer ${readWrittenDraft().answers.length + 1} of ${LEAST_ANSWERS}; vary strong, middling, weak and wrong ones.\n`,
      );
      await askAnswer(ask, append, [
        ...readWrittenDraft().criteria,
        ...readWrittenDraft().errors.map(({ id }) => ({ id: `!${id}` })),
      ]);
    }
  } finally {
    lines.close();
  }
}

type Append = (...texts: string[]) => void;
const totalWeight = (criteria: readonly { weight: number }[]) => criteria.reduce((sum, { weight }) => sum + weight, 0);

/** Repeats a question until the reply has no problem, and shows each problem. */
async function askUntilValid(ask: Ask, question: string, problem: (reply: string) => string | false): Promise<string> {
  for (;;) {
    const reply = await ask(question);
    const message = problem(reply);
    if (!message) return reply;
    await ask(`${message} Press Enter to try again.`);
  }
}

const emptyProblem = (typed: string) => typed === "" && "Something is needed here.";
const numberProblem = (most: number) => (typed: string) =>
  !(Number(typed) > 0 && Number(typed) <= most) && `A number above 0 and up to ${most} is needed.`;
const sentenceProblem = (typed: string) => !typed.endsWith(".") && "A sentence with a full stop is needed.";

async function askHead(ask: Ask, append: Append) {
  const idProblem = (typed: string) => !isDraftId(typed) && "Begin with case- or behavioural-.";
  const id = await askUntilValid(ask, "Id, such as case-upi-failures:", idProblem);
  const difficulty = await askUntilValid(ask, "Difficulty, 1 to 3:", numberProblem(3));
  const level = await askUntilValid(ask, "Level, 1 to 5:", numberProblem(5));
  const minutes = await askUntilValid(ask, "Minutes, 1 to 6:", numberProblem(6));
  const prompt = await askUntilValid(ask, "The question:", emptyProblem);
  const modelAnswer = await askUntilValid(ask, "A model answer:", emptyProblem);
  const values = await askList(ask, 'Words that may change, as "gyms => schools => clubs"; empty to end:', 6);
  append(`# ${id}`, `difficulty: ${difficulty}`, `level: ${level}`, `minutes: ${minutes}`);
  append("## Prompt", prompt, "", "## Model answer", modelAnswer, "", "## Values", ...values);
}

async function askList(ask: Ask, question: string, limit: number): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < limit) {
    const line = await ask(`${question} (${texts.length + 1} of ${limit})`);
    if (!line) break;
    texts.push(line);
  }
  return texts;
}

async function askCriterion(ask: Ask, append: Append, remainingPoints: number) {
  const id = await askUntilValid(
    ask,
    `A short name for the next criterion (${remainingPoints} points are left):`,
    (typed) => (isName(typed) ? false : "Small letters, digits and hyphens."),
  );
  const weight = await askUntilValid(ask, "Its weight:", numberProblem(remainingPoints));
  const label = await askUntilValid(ask, "What it asks for, in plain words:", emptyProblem);
  const good = await askUntilValid(ask, "What somebody reads who meets it:", sentenceProblem);
  const missing = await askUntilValid(ask, "And what somebody reads who does not:", sentenceProblem);
  const sentences = await askList(ask, "A sentence of a learner who meets it; empty to end:", MOST_SENTENCES);
  const nearMisses = await askList(
    ask,
    "One that sounds like it and does not meet it; empty to end:",
    MOST_NEAR_MISSES,
  );
  append(
    `## Criterion ${id} (${weight}): ${label}`,
    ...[
      `Good: ${good}`,
      `Missing: ${missing}`,
      ...sentences.map((text) => `+ ${text}`),
      ...nearMisses.map((text) => `- ${text}`),
    ],
  );
}

async function askErrors(ask: Ask, append: Append) {
  for (;;) {
    const id = await ask("A short name for a mistake that costs points; empty for none:");
    if (!id) return;
    const penalty = await askUntilValid(ask, "What it costs:", numberProblem(10));
    const label = await askUntilValid(ask, "The mistake in plain words:", emptyProblem);
    const feedback = await askUntilValid(ask, "What somebody reads who makes it:", sentenceProblem);
    const sentences = await askList(ask, "A sentence of a learner who makes it; empty to end:", MOST_SENTENCES);
    append(`## Error ${id} (${penalty}): ${label}`, `Feedback: ${feedback}`, ...sentences.map((text) => `+ ${text}`));
  }
}

async function askAnswer(ask: Ask, append: Append, criteriaAndErrors: readonly { id: string }[]) {
  const score = await askUntilValid(
    ask,
    "Its score, 0 to 10 in halves:",
    (typed) => (typed === "" || !isScore(Number(typed))) && "A score is 0 to 10 in halves.",
  );
  const reason = await askUntilValid(ask, "Why, in a few words:", emptyProblem);
  const text = await askUntilValid(ask, "The answer in one line:", emptyProblem);
  const knownIds = criteriaAndErrors.map(({ id }) => id);
  const markProblem = (typed: string) => {
    const unknown = typed
      .split(",")
      .map((mark) => mark.trim().replace(/^~|\?$/g, ""))
      .find((mark) => mark && !knownIds.includes(mark));
    return unknown !== undefined && `There is no "${unknown}"; there are ${knownIds.join(", ")}.`;
  };
  const markedSentences: string[] = [];
  for (const { start, end } of sentencesOf(text)) {
    const sentence = text.slice(start, end).trim();
    const marks = await askUntilValid(
      ask,
      `“${sentence}” meets (a name, name? by half, ~name sounds like it; empty for none):`,
      markProblem,
    );
    markedSentences.push(marks ? `${sentence} [${marks}]` : sentence);
  }
  append(`## Answer ${score}: ${reason}`, ...markedSentences);
}
