import { copyFileSync, mkdtempSync, readFileSync, truncateSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { findInterviewQuestion } from "@dryrun/content/interview/load";
import { trainingDataOf } from "@dryrun/content/interview/training-data";
import { describe, expect, it, test } from "@jest/globals";
import { criterionModel } from "../criteria/criterion-models.ts";
import { wordsWithStance } from "../criteria/stretches.ts";
import { readStances } from "../language/read.ts";
import { tokenize } from "../language/tokens.ts";
import { trainModel } from "../training/learn.ts";
import { encodeModels, inSharedMemory, isIntact, openModels } from "./model-file.ts";
import { checkModels, loadModels, MODELS_FILE, readModel, shareModels } from "./models.ts";
import { buildTable, readTable } from "./number-table.ts";

const SOURCES = "ab".repeat(32);
const NO_MODELS =
  "The grader's models (packages/evaluation/dist/models.bin) are missing or damaged. Run: npm run build";

describe.each(["case-survey-of-app-users", "behavioural-missed-date"])("the model of %s in the file", (id) => {
  const question = findInterviewQuestion(id);
  const trainingData = trainingDataOf(id);
  if (!question || !trainingData) throw new Error(id);
  const answers = question.rubric.exemplars.map(({ text }) => text);
  const newlyTrained = trainModel(id, trainingData);
  const stored = criterionModel(id);

  it("scores answers exactly as a newly trained one does", () => {
    for (const words of answers.map((text) => readStances(tokenize(text)).sentences.flatMap(wordsWithStance))) {
      expect(stored?.scores(words)).toEqual(newlyTrained.scores(words));
      expect(stored?.oddsOfAnswer(words)).toEqual(newlyTrained.oddsOfAnswer(words));
    }
  });

  it("has the same number of texts for each criterion", () => {
    for (const criterion of [...Object.keys(trainingData.sentences), "?"]) {
      expect(stored?.textCount(criterion)).toBe(newlyTrained.textCount(criterion));
      expect(stored?.negatedShare(criterion)).toBe(newlyTrained.negatedShare(criterion));
    }
  });
});

test("a question without training data has no model", () => {
  expect(criterionModel("sql-loyal-customers")).toBeUndefined();
});

describe("a file of models", () => {
  const entries = () =>
    new Map<string, unknown>([
      ["one", { text: "ä", list: [1, "two", null], weights: Float32Array.of(0.5, -1), few: Uint16Array.of(7) }],
      [
        "two",
        new Map([
          ["__proto__", 1],
          ["constructor", -0.25],
          ["", 3],
        ]),
      ],
    ]);

  it("returns the entries that were written, and always has the same bytes", () => {
    const bytes = encodeModels(SOURCES, entries());
    expect(encodeModels(SOURCES, entries()).equals(bytes)).toBe(true);
    const otherSources = openModels(inSharedMemory(encodeModels("cd".repeat(32), entries())));
    expect(otherSources?.hash).toBe(openModels(inSharedMemory(bytes))?.hash);
    const models = openModels(inSharedMemory(bytes));
    expect(models?.madeFrom).toBe(SOURCES);
    expect(models?.read("one")).toEqual(entries().get("one"));
    expect(models?.read("three")).toBeUndefined();
    const numbers = models?.read("two") as ReadonlyMap<string, number>;
    expect(["__proto__", "constructor", "", "toString"].map((name) => numbers.get(name))).toEqual([
      1,
      -0.25,
      3,
      undefined,
    ]);
  });

  it("is recognized among other files, and a changed byte is detected", () => {
    expect(openModels(inSharedMemory(Buffer.from("something else that is longer than a header is")))).toBeNull();
    const bytes = encodeModels(SOURCES, entries());
    expect(isIntact(inSharedMemory(bytes))).toBe(true);
    bytes[bytes.length - 1] = 1 ^ (bytes.at(-1) ?? 0);
    expect(isIntact(inSharedMemory(bytes))).toBe(false);
  });
});

test("a table finds each of 20,000 names, and no others", () => {
  const names = Array.from({ length: 20_000 }, (_, index) => `word ${index.toString(36)}`);
  const numbers = readTable(buildTable(new Map(names.map((name, index) => [name, index / 3]))));
  expect(names.every((name, index) => numbers.get(name) === index / 3)).toBe(true);
  expect(names.some((name) => numbers.get(`${name}!`) !== undefined)).toBe(false);
});

describe("unusable models", () => {
  const folder = mkdtempSync(path.join(os.tmpdir(), "dryrun-models-"));
  const fileUrl = (name: string) => pathToFileURL(path.join(folder, name));

  it("are reported in one sentence if the file is missing", () => {
    expect(() => checkModels(fileUrl("none.bin"))).toThrow(NO_MODELS);
  });

  it("are reported in one sentence if the file was truncated, changed, or is something else", () => {
    copyFileSync(MODELS_FILE, fileUrl("short.bin"));
    truncateSync(fileUrl("short.bin"), 1_000_000);
    const bytes = readFileSync(MODELS_FILE);
    bytes[bytes.length >> 1] = 1 ^ (bytes[bytes.length >> 1] ?? 0);
    writeFileSync(fileUrl("changed.bin"), bytes);
    writeFileSync(fileUrl("other.bin"), "no models");
    for (const name of ["short.bin", "changed.bin", "other.bin"])
      expect(() => checkModels(fileUrl(name))).toThrow(NO_MODELS);
  });

  it("are reported if something else is shared with a thread", () => {
    expect(() => shareModels(new SharedArrayBuffer(100))).toThrow(NO_MODELS);
    shareModels(loadModels());
    expect(readModel("rarity")).toBeDefined();
  });
});
