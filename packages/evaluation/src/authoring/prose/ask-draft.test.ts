import { mkdtempSync, readFileSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { PassThrough } from "node:stream";
import { expect, test } from "@jest/globals";
import { askDraft } from "../../../scripts/ask-draft.ts";
import { readDraft } from "./read-draft.ts";

const HEAD = [
  "sales-x",
  "",
  "case-late-vans",
  "1",
  "2",
  "3",
  "Why are the vans late, and how do you find out?",
  "By route.",
  "",
];
const CRITERION = [
  "route",
  "12",
  "",
  "10",
  "Compares routes",
  "You compare.",
  "Compare.",
  "By route.",
  "",
  "A long route.",
  "",
];
const ANSWER = ["10", "all of it", "I compare routes. It helps.", "rute", "", "route", ""];
const file = path.join(mkdtempSync(path.join(os.tmpdir(), "dryrun-draft-")), "draft.md");

/** Types these lines and then ends the input, as Ctrl+D does. */
async function typeLines(lines: readonly string[]) {
  const [input, output] = [new PassThrough(), new PassThrough()];
  input.end(lines.map((line) => `${line}\n`).join(""));
  await askDraft(file, input, output).catch((error: Error) => expect(error.message).toContain(file));
  return String(output.read());
}

test("asks part by part, rejects invalid input at once, and continues an unfinished draft", async () => {
  writeFileSync(file, "");
  const output = await typeLines([...HEAD, ...CRITERION, "", ...ANSWER, "7"]);
  expect(output).toContain("Begin with case- or behavioural-.");
  expect(output).toContain("A number above 0 and up to 10 is needed.");
  expect(output).toContain('There is no "rute"; there are route.');
  expect(readDraft(readFileSync(file, "utf8")).draft).toMatchObject({
    id: "case-late-vans",
    criteria: [{ id: "route", weight: 10, sentences: ["By route."], nearMisses: ["A long route."] }],
    answers: [{ score: 10, parts: [{ text: "I compare routes.", meets: ["route"] }, { text: "It helps." }] }],
  });
  const secondOutput = await typeLines(["", ...Array.from({ length: 9 }, () => ANSWER).flat()]);
  expect(secondOutput).toContain("Answer 2 of 10");
  expect(readDraft(readFileSync(file, "utf8"))).toMatchObject({ faults: [], draft: { answers: { length: 10 } } });
});
