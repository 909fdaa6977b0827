import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { describe, expect, it, test } from "@jest/globals";
import { draftFaults } from "./draft.ts";
import { readDraft } from "./read-draft.ts";

const SCRIPT = path.resolve(import.meta.dirname, "../../../scripts/content.ts");
const ID = "case-late-milk-vans";

/** Sentences that meet each criterion, in different words. */
const SENTENCES = {
  route: [
    "Compare the delay by route and by driver.",
    "I split the late vans by route.",
    "Which route has most of the delay?",
  ],
  start: [
    "Note when each van leaves the dairy.",
    "The vans leave the dairy late.",
    "Check the loading time at the dairy gate.",
  ],
};
const markedAnswer = (score: number, number: number, ...marks: (keyof typeof SENTENCES)[]) =>
  [
    `## Answer ${score}: number ${number}`,
    ...marks.map((criterion) => `${SENTENCES[criterion][number % 3]} [${criterion}]`),
    `This is remark ${number}.`,
  ].join("\n");

const ANSWERS = Array.from(
  { length: 10 },
  (_, index) =>
    [
      markedAnswer(10, index, "route", "start"),
      markedAnswer(6, index, "route"),
      markedAnswer(4, index, "start"),
      markedAnswer(0, index),
    ][index % 4],
);
const DRAFT = [
  `# ${ID}`,
  "difficulty: 1",
  "level: 2",
  "minutes: 3",
  "## Prompt",
  "The milk vans of a dairy reach the shops late. How do you find out why they are late?",
  "## Model answer",
  "I compare the delay by route, and I note when each van leaves the dairy.",
  "## Values",
  "dairy => farm => plant",
  "milk => curd => butter",
  "## Criterion route (6): Compares the routes",
  "Good: You compare the routes.",
  "Missing: Compare the routes.",
  ...SENTENCES.route.map((text) => `+ ${text}`),
  "- The route is long.",
  "## Criterion start (4): Looks at the start",
  "Good: You look at the start.",
  "Missing: Look at when the vans leave.",
  ...SENTENCES.start.map((text) => `+ ${text}`),
  "## Error blame (2): Blames the drivers",
  "Feedback: The drivers may not be the reason.",
  "+ The drivers are lazy.",
  ...ANSWERS,
].join("\n");

function writeToNewBank(draft: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-bank-"));
  const file = path.join(folder, "draft.md");
  writeFileSync(file, draft);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["--no-warnings", SCRIPT, ...args, "--bank", folder], { encoding: "utf8" });
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return { file, folder, run, read };
}

describe("content new prose --from", () => {
  const { file, folder, run, read } = writeToNewBank(DRAFT);
  const creation = run("new", "prose", "--from", file);

  it("writes the question and its training data, in the bank's files", () => {
    expect(creation.stderr).toBe("");
    expect(creation.status).toBe(0);
    expect(read(`questions/case/${ID}.json`)).toMatchObject({
      id: ID,
      topic: "case",
      values: [{ from: ["dairy"], to: [["farm"], ["plant"]] }, { from: ["milk"] }],
      rubric: {
        points: [
          { id: "route", weight: 6 },
          { id: "start", weight: 4 },
        ],
        errors: [{ id: "blame", penalty: 2 }],
      },
    });
    const data = trainingDataOf(ID, pathToFileURL(path.join(folder, "training/")));
    expect(data?.sentences).toEqual({ ...SENTENCES, "!blame": ["The drivers are lazy."] });
    expect(data?.wrong).toEqual({ route: ["The route is long."] });
    expect(data?.answers).toHaveLength(10);
    expect(data?.answers[1]).toEqual({
      score: 6,
      parts: [{ text: SENTENCES.route[1], meets: ["route"] }, { text: "This is remark 1." }],
    });
  });

  it("reports on each criterion; the `report` command prints the same report again", () => {
    expect(creation.stdout).toMatch(/scores: r \d\.\d\d, mean error \d\.\d\d/);
    expect(creation.stdout).toMatch(/route +found in \d of 6, false alarms \d of 4, 9 sentences/);
    expect(creation.stdout).toMatch(/Criterion start has 8 sentences; 15 are the fewest\. Add 7\./);
    expect(creation.stdout).toContain(run("report", ID).stdout);
  });

  it("refuses an existing id unless --replace is passed", () => {
    expect(run("new", "prose", "--from", file).stderr).toContain(`draft.md:1: ${ID} is there already.`);
    expect(run("new", "prose", "--from", file, "--replace").status).toBe(0);
  });

  it("does not ask where there is no terminal", () => {
    expect(run("new", "prose").stderr).toContain("pass --from draft.md");
  });
});

const changedDraft = (from: string | RegExp, to: string) => DRAFT.replace(from, to);
const lineOf = (draft: string, text: string) => draft.split("\n").findIndex((line) => line.includes(text)) + 1;

test.each<[string, string, string, string]>([
  ["weights that do not sum to 10", changedDraft("route (6)", "route (5)"), "Criterion route", "sum to 9, not to 10"],
  ["an unknown label", changedDraft("[start]", "[begin]"), "[begin]", 'There is no criterion or error "begin".'],
  ["a score above 10", changedDraft("Answer 10:", "Answer 11:"), "Answer 11", "A score is 0 to 10 in halves, not 11."],
  ["a score that is not a number", changedDraft("Answer 10:", "Answer good:"), "Answer good", "not NaN"],
  ["a score far from the marks", changedDraft("Answer 10:", "Answer 3:"), "Answer 3:", "its marks add up to 10"],
  [
    "a criterion named twice",
    changedDraft("Criterion start", "Criterion route"),
    "Criterion route (4)",
    '"route" is named twice.',
  ],
  ["no feedback", changedDraft("Good: You compare the routes.\n", ""), "Criterion route", 'needs a line "Good: …"'],
  ["a line of unknown kind", changedDraft("+ I split", "I split"), "I split", "Begin this line with"],
  ["an unknown heading", changedDraft("## Values", "## Variations"), "## Variations", "Not a heading of a draft"],
  [
    "an id of another topic",
    changedDraft(ID, "sql-late-vans"),
    "# sql-late-vans",
    'must begin with "case-" or "behavioural-"',
  ],
  [
    "a sentence that is too long",
    changedDraft("The route is long.", "long ".repeat(200)),
    "Criterion route",
    "800 is the most",
  ],
])("refuses a draft with %s and names the line", (_, draft, at, fault) => {
  const read = readDraft(draft);
  const faults = [...read.faults, ...draftFaults(read.draft, () => false)];
  expect(faults).toContainEqual({ line: lineOf(draft, at), fault: expect.stringContaining(fault) });
});

test.each<[string, string, string]>([
  ["nine answers", DRAFT.slice(0, DRAFT.lastIndexOf("## Answer")), "There are 9 answers; 10 are the fewest"],
  ["an empty prompt", changedDraft(/The milk vans of.*\n/, ""), "The prompt is missing"],
  ["a prompt that is too long", changedDraft("reach the shops", "late ".repeat(400)), "1500 is the most"],
  ["far too much text", "x".repeat(300_001), "300000 is the most"],
  ["nothing", "", "The prompt is missing"],
])("refuses a draft with %s", (_, draft, fault) => {
  const read = readDraft(draft);
  const faults = [...read.faults, ...draftFaults(read.draft, () => false)];
  expect(faults).toContainEqual({ line: 0, fault: expect.stringContaining(fault) });
});

test("reads the marks for criteria that a sentence meets, partly meets or only sounds like, and for errors", () => {
  const { draft } = readDraft(
    changedDraft(/This is remark 0\./, "Some text [1] here. [route, start?, ~route, !blame]"),
  );
  expect(draft.answers[0]?.parts.at(-1)).toMatchObject({
    text: "Some text [1] here.",
    meets: ["route"],
    partly: ["start"],
    near: ["route"],
    errors: ["blame"],
  });
  const { draft: draftWithOddName } = readDraft(DRAFT.replaceAll("route", "__proto__"));
  expect(draftFaults(draftWithOddName, () => false)[0]?.fault).toContain("A name is small letters");
});
