import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { isDraftId, isName, isScore, LEAST_ANSWERS } from "../src/authoring/prose/draft.ts";
import { readDraft } from "../src/authoring/prose/read-draft.ts";
import { sentencesOf } from "../src/language/tokens.ts";

type Ask = (question: string) => Promise<string>;

/** How many sentences of either kind are asked for; an empty line ends the list before that. */
const SENTENCES = 12;
const SOUNDS_LIKE = 4;

/**
 * Asks for a draft, part by part, and appends each part to the file once it is complete: Ctrl+C loses at most the part that is being
 * written, and the next run continues after the last one.
 */
export async function askDraft(
  file: string,
  input: NodeJS.ReadableStream = process.stdin,
  output: NodeJS.WritableStream = process.stdout,
): Promise<void> {
  const lines = createInterface({ input, output, terminal: output === process.stdout });
  const typed = lines[Symbol.asyncIterator]();
  const ask: Ask = async (question) => {
    output.write(`${question} `);
    const { done, value } = await typed.next();
    if (done) throw new Error(`The draft is kept in ${file}.`);
    return value.trim();
  };
  const append = (...texts: string[]) => appendFileSync(file, `${texts.join("\n")}\n\n`);
  const written = () => readDraft(existsSync(file) ? readFileSync(file, "utf8") : "").draft;
  output.write(`Each part is kept in ${file}.\n`);
  try {
    if (!written().id) await askHead(ask, append);
    while (sumOf(written().criteria) < 10) await askCriterion(ask, append, 10 - sumOf(written().criteria));
    if (written().errors.length === 0) await askErrors(ask, append);
    while (written().answers.length < LEAST_ANSWERS) {
      output.write(
        `Answer ${written().answers.length + 1} of ${LEAST_ANSWERS}; vary strong, middling, weak and wrong ones.\n`,
      );
      await askAnswer(ask, append, [...written().criteria, ...written().errors.map(({ id }) => ({ id: `!${id}` }))]);
    }
  } finally {
    lines.close();
  }
}

type Append = (...texts: string[]) => void;
const sumOf = (criteria: readonly { weight: number }[]) => criteria.reduce((sum, { weight }) => sum + weight, 0);

/** Asks until the answer is right, and says each time what is wrong. */
async function askFor(ask: Ask, question: string, problem: (typed: string) => string | false): Promise<string> {
  for (;;) {
    const typed = await ask(question);
    const wrong = problem(typed);
    if (!wrong) return typed;
    await ask(`${wrong} Press Enter to try again.`);
  }
}

const some = (typed: string) => typed === "" && "Something is needed here.";
const numberTo = (most: number) => (typed: string) =>
  !(Number(typed) > 0 && Number(typed) <= most) && `A number above 0 and up to ${most} is needed.`;
const sentence = (typed: string) => !typed.endsWith(".") && "A sentence with a full stop is needed.";

async function askHead(ask: Ask, append: Append) {
  const idProblem = (typed: string) => !isDraftId(typed) && "Begin with case- or behavioural-.";
  const id = await askFor(ask, "Id, such as case-upi-failures:", idProblem);
  const difficulty = await askFor(ask, "Difficulty, 1 to 3:", numberTo(3));
  const minutes = await askFor(ask, "Minutes, 1 to 6:", numberTo(6));
  const prompt = await askFor(ask, "The question:", some);
  const modelAnswer = await askFor(ask, "A model answer:", some);
  const values = await askList(ask, 'Words that may change, as "gyms => schools => clubs"; empty to end:', 6);
  append(`# ${id}`, `difficulty: ${difficulty}`, `minutes: ${minutes}`);
  append("## Prompt", prompt, "", "## Model answer", modelAnswer, "", "## Values", ...values);
}

async function askList(ask: Ask, question: string, most: number): Promise<string[]> {
  const texts: string[] = [];
  while (texts.length < most) {
    const typed = await ask(`${question} (${texts.length + 1} of ${most})`);
    if (!typed) break;
    texts.push(typed);
  }
  return texts;
}

async function askCriterion(ask: Ask, append: Append, left: number) {
  const id = await askFor(ask, `A short name for the next criterion (${left} points are left):`, (typed) =>
    isName(typed) ? false : "Small letters, digits and hyphens.",
  );
  const weight = await askFor(ask, "Its weight:", numberTo(left));
  const label = await askFor(ask, "What it asks for, in plain words:", some);
  const good = await askFor(ask, "What somebody reads who meets it:", sentence);
  const missing = await askFor(ask, "And what somebody reads who does not:", sentence);
  const says = await askList(ask, "A sentence of a learner who meets it; empty to end:", SENTENCES);
  const wrong = await askList(ask, "One that sounds like it and does not meet it; empty to end:", SOUNDS_LIKE);
  append(
    `## Criterion ${id} (${weight}): ${label}`,
    ...[
      `Good: ${good}`,
      `Missing: ${missing}`,
      ...says.map((text) => `+ ${text}`),
      ...wrong.map((text) => `- ${text}`),
    ],
  );
}

async function askErrors(ask: Ask, append: Append) {
  for (;;) {
    const id = await ask("A short name for a mistake that costs points; empty for none:");
    if (!id) return;
    const penalty = await askFor(ask, "What it costs:", numberTo(10));
    const label = await askFor(ask, "The mistake in plain words:", some);
    const feedback = await askFor(ask, "What somebody reads who makes it:", sentence);
    const says = await askList(ask, "A sentence of a learner who makes it; empty to end:", SENTENCES);
    append(`## Error ${id} (${penalty}): ${label}`, `Feedback: ${feedback}`, ...says.map((text) => `+ ${text}`));
  }
}

async function askAnswer(ask: Ask, append: Append, marks: readonly { id: string }[]) {
  const score = await askFor(
    ask,
    "Its score, 0 to 10 in halves:",
    (typed) => (typed === "" || !isScore(Number(typed))) && "A score is 0 to 10 in halves.",
  );
  const why = await askFor(ask, "Why, in a few words:", some);
  const text = await askFor(ask, "The answer in one line:", some);
  const ids = marks.map(({ id }) => id);
  const isMark = (typed: string) => {
    const unknown = typed
      .split(",")
      .map((mark) => mark.trim().replace(/^~|\?$/g, ""))
      .find((mark) => mark && !ids.includes(mark));
    return unknown !== undefined && `There is no "${unknown}"; there are ${ids.join(", ")}.`;
  };
  const parts: string[] = [];
  for (const { start, end } of sentencesOf(text)) {
    const said = text.slice(start, end).trim();
    const met = await askFor(
      ask,
      `“${said}” meets (a name, name? by half, ~name sounds like it; empty for none):`,
      isMark,
    );
    parts.push(met ? `${said} [${met}]` : said);
  }
  append(`## Answer ${score}: ${why}`, ...parts);
}
