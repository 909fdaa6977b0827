import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "@jest/globals";
import { formatJson } from "../format-json.ts";
import { findInterviewQuestion, interviewFolder } from "./load.ts";
import { findFileFaults } from "./question-file.ts";

const folders = ["questions/", "golden/", "../quiz/"].map((folder) => new URL(folder, interviewFolder));
const files = folders.flatMap((folder) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".json"))
    .map((name): [string, string] => [name, readFileSync(new URL(name, folder), "utf8")]),
);
const questions = files.filter(([name]) => name.includes("/"));

test("every file of the bank has the form that npm run content writes", () => {
  expect(files.filter(([, text]) => formatJson(JSON.parse(text)) !== text).map(([name]) => name)).toEqual([]);
});

test("a question of the bank has at most 140 lines at the median, and all have at most 45,000", () => {
  const lengths = questions.map(([, text]) => text.split("\n").length - 1).sort((a, b) => a - b);
  expect(lengths[Math.floor(lengths.length / 2)]).toBeLessThanOrEqual(140);
  expect(lengths.reduce((sum, length) => sum + length, 0)).toBeLessThanOrEqual(45_000);
});

describe("a file with a mistake", () => {
  const text = formatJson(findInterviewQuestion("sql-loyal-customers"));
  const lineOf = (part: string) => text.slice(0, text.indexOf(part)).split("\n").length;
  const faultsAfter = (part: string, replacement: string) => findFileFaults("q.json", text.replace(part, replacement));

  test("has no fault before the mistake is made", () => {
    expect(findFileFaults("q.json", text)).toEqual([]);
  });

  test("that is no JSON is named with its line", () => {
    const line = lineOf('"prompt"');
    expect(faultsAfter('"prompt"', "prompt")).toEqual([`q.json:${line}: Expected double-quoted property name`]);
    expect(findFileFaults("q.json", '{\n"id":')).toEqual(["q.json:2: Unexpected end of JSON input"]);
  });

  test.each([
    ['"modelAnswer"', '"answer"', "modelAnswer: must be defined"],
    ['"minutes": ', '"minutes": "" , "m": ', "minutes: must be a `number` type"],
    ['"topic": "sql"', '"topic": "cobol"', "topic: must be one of the following values"],
    ['"feedbackHit"', '"hit"', "rubric.points[0].feedbackHit: must be defined"],
    ['"weight": ', '"weight": -', "rubric.points: the weights do not sum to 10"],
    ['"weight": ', '"weight": -', "rubric.points[0]: a weight or penalty is not above 0"],
    ['"minutes": ', '"minutes": 1', "minutes: the minutes are not 1 to 6"],
    ['"score": ', '"score": 0.2', "rubric.exemplars[0]: a score is not in halves from 0 to 10"],
    ['"from": [', '"from": ["never said", ', "values[0]: never said does not occur"],
  ])("in %j → %j is named with its line and field: %s", (part, replacement, fault) => {
    const found = faultsAfter(part, replacement);
    expect(found.map((line) => line.replace(/^q\.json:\d+: /, "")).join("\n")).toContain(fault);
    for (const line of found) expect(line).toMatch(/^q\.json:[1-9]\d*: /);
  });

  test("is named with the line of the field itself", () => {
    const mistake = text.replace(/"why": "[^"]*"(?![\s\S]*"why")/, '"why": " "');
    const line = mistake.slice(0, mistake.indexOf('"why": " "')).split("\n").length;
    expect(findFileFaults("q.json", mistake)[0]).toMatch(
      new RegExp(`^q\\.json:${line}: rubric\\.exemplars\\[\\d+\\]: an exemplar does not say why$`),
    );
  });
});
