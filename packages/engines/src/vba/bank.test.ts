import { readFileSync } from "node:fs";
import { expect, test } from "@jest/globals";
import type { CellContent } from "../workbook.ts";
import { vbaEngine } from "./engine.ts";
import type { VbaSheet, VbaWorld } from "./world.ts";

interface Question {
  id: string;
  modelAnswer: string;
  sampleData: { tables: { name: string; columns: string[]; rows: CellContent[][] }[] } | null;
  rubric: { exemplars: { text: string; score: number }[] };
}
const bank = JSON.parse(
  readFileSync(new URL("../../../content/interview/vba.json", import.meta.url), "utf8"),
) as Question[];

const cellsOf = (rows: CellContent[][]) =>
  Object.fromEntries(
    rows.flatMap((row, r) => row.map((value, c) => [`${String.fromCharCode(65 + c)}${r + 1}`, value] as const)),
  );

function worldOf({ id, sampleData }: Question): VbaWorld {
  const sheets = (sampleData?.tables ?? []).map(({ name, columns, rows }) => ({
    name,
    cells: cellsOf([columns, ...rows]),
  }));
  const names = ["Summary", "Totals", "Import", "Invoice", "Files"].filter(
    (name) => !sheets.some((one) => one.name === name),
  );
  const folder = "C:\\Data\\";
  const more = names.map(
    (name): VbaSheet => ({
      name,
      cells:
        name === "Import"
          ? { B1: `${folder}new.xlsx` }
          : name === "Files"
            ? { B1: "C:\\Data" }
            : { B3: "INV-1042", B4: "Asha Traders" },
    }),
  );
  return {
    workbook: { sheets: [...sheets, ...more] },
    now: 45_900,
    answers: ["Yes"],
    files: [
      {
        path: `${folder}new.xlsx`,
        size: 2048,
        modified: 45_000,
        workbook: { sheets: [{ name: "A", cells: { A1: 5 } }] },
      },
    ],
    ...(id === "vba-net-of-gst-function" && { call: { procedure: "NetAmount", arguments: [118, 0.18] } }),
    ...(id === "vba-time-stamp-on-change" && {
      module: "Leads",
      call: { procedure: "Worksheet_Change", arguments: [{ range: "D2:D3" }] },
    }),
  };
}

test.each(bank.map((question) => [question.id, question] as const))("the model answer of %s runs", (_, question) => {
  const outcome = vbaEngine.run(question.modelAnswer, worldOf(question));
  expect(outcome).toEqual({ ok: expect.anything() });
  for (const { text, score } of question.rubric.exemplars)
    if (score >= 8) expect([text, vbaEngine.run(text, worldOf(question))]).toEqual([text, { ok: expect.anything() }]);
});
