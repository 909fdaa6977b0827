import { execFile } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { withSeed } from "@dryrun/content/interview/family";
import { interviewQuestions } from "@dryrun/content/interview/load";
import { afterAll, expect, test } from "@jest/globals";
import { atNight } from "../../test/at-night.ts";

const folder = mkdtempSync(path.join(tmpdir(), "dryrun-grade-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const write = (name: string, text: string) => {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
};

/** Runs the command as a user would. */
const grade = (...args: string[]) =>
  new Promise<{ code: number; lines: Record<string, unknown>[]; said: string }>((done) => {
    const cli = path.resolve(import.meta.dirname, "../cli.ts");
    execFile(process.execPath, ["--no-warnings", cli, "grade", ...args], (error, out, said) =>
      done({
        code: Number(error?.code ?? 0),
        lines: out
          .trim()
          .split("\n")
          .filter(Boolean)
          .map((line) => JSON.parse(line)),
        said,
      }),
    );
  });

const question = interviewQuestions.find(({ id }) => id === "sql-city-revenue");
if (!question) throw new Error("the question is in the bank");

atNight("grades a file against a question of the bank", async () => {
  const answer = write("answer.sql", question.modelAnswer);
  const { code, lines } = await grade("--question", question.id, "--answer", answer);
  expect(code).toBe(0);
  expect(lines).toEqual([
    { score: 10, flags: [], confidence: 0.95, evidence: expect.anything(), feedback: expect.anything() },
  ]);
});

test("grades a batch in its order, by ids and by whole questions, and names the lines that it could not read", async () => {
  const own = { ...question, id: "sql-of-somebody-else" };
  const lines = [
    { question: question.id, answer: "", seed: 0 },
    { question: own, answer: question.modelAnswer },
    { question: "sql-unknown", answer: "SELECT 1" },
    { question: { ...own, rubric: {} }, answer: "SELECT 1" },
    { question: question.id },
  ].map((line) => JSON.stringify(line));
  const result = await grade("--batch", write("batch.jsonl", [...lines, "SELECT 1", ""].join("\n")));
  expect(result.code).toBe(1);
  expect(result.lines.map(({ score, error }) => score ?? error)).toEqual([
    0,
    10,
    "The bank has no question sql-unknown.",
    expect.stringContaining("rubric"),
    "The answer is missing.",
    "This line is not JSON.",
  ]);
});

atNight("grades by the values of the seed", async () => {
  const { modelAnswer } = withSeed(question, 1);
  expect(modelAnswer).not.toBe(question.modelAnswer);
  const lines = [
    { question: question.id, seed: 1, answer: modelAnswer },
    { question: question.id, seed: 1, answer: question.modelAnswer },
    { question, seed: 1, answer: modelAnswer },
  ].map((line) => JSON.stringify(line));
  const result = await grade("--batch", write("seeds.jsonl", lines.join("\n")));
  const [own, banks, whole] = result.lines.map(({ score }) => score);
  expect([own, whole]).toEqual([10, 10]);
  expect(banks).toBeLessThan(7);
});

test("names the missing option", async () => {
  expect(await grade("--question", question.id)).toMatchObject({
    code: 1,
    said: expect.stringContaining("--batch FILE"),
  });
  expect(await grade("--batch", "/no/such/file")).toMatchObject({ code: 1, said: expect.stringContaining("no file") });
});
