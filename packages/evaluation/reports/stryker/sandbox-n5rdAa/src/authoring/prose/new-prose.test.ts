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

/** How often learners name each criterion, in words that vary. */
const SAYS = {
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
const answer = (score: number, at: number, ...marks: (keyof typeof SAYS)[]) =>
  [
    `## Answer ${score}: number ${at}`,
    ...marks.map((of) => `${SAYS[of][at % 3]} [${of}]`),
    `This is remark ${at}.`,
  ].join("\n");

const ANSWERS = Array.from(
  { length: 10 },
  (_, at) => [answer(10, at, "route", "start"), answer(6, at, "route"), answer(4, at, "start"), answer(0, at)][at % 4],
);
const DRAFT = [
  `# ${ID}`,
  "difficulty: 1",
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
  ...SAYS.route.map((text) => `+ ${text}`),
  "- The route is long.",
  "## Criterion start (4): Looks at the start",
  "Good: You look at the start.",
  "Missing: Look at when the vans leave.",
  ...SAYS.start.map((text) => `+ ${text}`),
  "## Error blame (2): Blames the drivers",
  "Feedback: The drivers may not be the reason.",
  "+ The drivers are lazy.",
  ...ANSWERS,
].join("\n");

function inFolder(draft: string) {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-bank-"));
  const file = path.join(folder, "draft.md");
  writeFileSync(file, draft);
  const run = (...args: string[]) =>
    spawnSync(process.execPath, ["--no-warnings", SCRIPT, ...args, "--bank", folder], { encoding: "utf8" });
  const read = (name: string) => JSON.parse(readFileSync(path.join(folder, name), "utf8"));
  return { file, folder, run, read };
}

describe("content new prose --from", () => {
  const { file, folder, run, read } = inFolder(DRAFT);
  const made = run("new", "prose", "--from", file);

  it("writes the question and its training data, in the bank's files", () => {
    expect(made.stderr).toBe("");
    expect(made.status).toBe(0);
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
    expect(data?.sentences).toEqual({ ...SAYS, "!blame": ["The drivers are lazy."] });
    expect(data?.wrong).toEqual({ route: ["The route is long."] });
    expect(data?.answers).toHaveLength(10);
    expect(data?.answers[1]).toEqual({
      score: 6,
      parts: [{ text: SAYS.route[1], meets: ["route"] }, { text: "This is remark 1." }],
    });
  });

  it("reports on each criterion, and the report is the same again", () => {
    expect(made.stdout).toMatch(/scores: r \d\.\d\d, mean error \d\.\d\d/);
    expect(made.stdout).toMatch(/route +found in \d of 6, false alarms \d of 4, 9 sentences/);
    expect(made.stdout).toMatch(/Criterion start has 8 sentences; 15 are the fewest\. Add 7\./);
    expect(made.stdout).toContain(run("report", ID).stdout);
  });

  it("refuses an id that is there, unless it is replaced", () => {
    expect(run("new", "prose", "--from", file).stderr).toContain(`draft.md:1: ${ID} is there already.`);
    expect(run("new", "prose", "--from", file, "--replace").status).toBe(0);
  });

  it("asks nobody where nobody can answer", () => {
    expect(run("new", "prose").stderr).toContain("pass --from draft.md");
  });
});

const changed = (from: string | RegExp, to: string) => DRAFT.replace(from, to);
const lineOf = (draft: string, text: string) => draft.split("\n").findIndex((line) => line.includes(text)) + 1;

test.each<[string, string, string, string]>([
  ["weights that do not sum to 10", changed("route (6)", "route (5)"), "Criterion route", "sum to 9, not to 10"],
  ["a label that is unknown", changed("[start]", "[begin]"), "[begin]", 'There is no criterion or error "begin".'],
  ["a score above 10", changed("Answer 10:", "Answer 11:"), "Answer 11", "A score is 0 to 10 in halves, not 11."],
  ["a score that is no number", changed("Answer 10:", "Answer good:"), "Answer good", "not NaN"],
  ["a score far from the marks", changed("Answer 10:", "Answer 3:"), "Answer 3:", "its marks add up to 10"],
  [
    "a criterion named twice",
    changed("Criterion start", "Criterion route"),
    "Criterion route (4)",
    '"route" is named twice.',
  ],
  [
    "feedback that is missing",
    changed("Good: You compare the routes.\n", ""),
    "Criterion route",
    'needs a line "Good: …"',
  ],
  ["a line of no kind", changed("+ I split", "I split"), "I split", "Begin this line with"],
  ["a heading of no kind", changed("## Values", "## Variations"), "## Variations", "Not a heading of a draft"],
  [
    "an id of another topic",
    changed(ID, "sql-late-vans"),
    "# sql-late-vans",
    'must begin with "case-" or "behavioural-"',
  ],
  [
    "a sentence that is too long",
    changed("The route is long.", "long ".repeat(200)),
    "Criterion route",
    "800 is the most",
  ],
])("a draft with %s is refused at its line", (_, draft, at, fault) => {
  const read = readDraft(draft);
  const faults = [...read.faults, ...draftFaults(read.draft, () => false)];
  expect(faults).toContainEqual({ line: lineOf(draft, at), fault: expect.stringContaining(fault) });
});

test.each<[string, string, string]>([
  ["nine answers", DRAFT.slice(0, DRAFT.lastIndexOf("## Answer")), "There are 9 answers; 10 are the fewest"],
  ["an empty prompt", changed(/The milk vans of.*\n/, ""), "The prompt is missing"],
  ["a prompt that is too long", changed("reach the shops", "late ".repeat(400)), "1500 is the most"],
  ["far too much text", "x".repeat(300_001), "300000 is the most"],
  ["nothing", "", "The prompt is missing"],
])("a draft with %s is refused", (_, draft, fault) => {
  const read = readDraft(draft);
  const faults = [...read.faults, ...draftFaults(read.draft, () => false)];
  expect(faults).toContainEqual({ line: 0, fault: expect.stringContaining(fault) });
});

test("marks say what a sentence meets, meets by half, only sounds like, and does wrong", () => {
  const { draft } = readDraft(changed(/This is remark 0\./, "Some text [1] here. [route, start?, ~route, !blame]"));
  expect(draft.answers[0]?.parts.at(-1)).toMatchObject({
    text: "Some text [1] here.",
    meets: ["route"],
    partly: ["start"],
    near: ["route"],
    errors: ["blame"],
  });
  const { draft: odd } = readDraft(DRAFT.replaceAll("route", "__proto__"));
  expect(draftFaults(odd, () => false)[0]?.fault).toContain("A name is small letters");
});
