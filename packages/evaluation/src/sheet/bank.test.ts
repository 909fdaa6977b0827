import { interviewQuestions } from "@dryrun/content/interview/load";
import type { Table } from "@dryrun/content/interview/question";
import { sampleOf } from "@dryrun/content/testing/sample";
import { type GridCell, sheetOf } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import { describe, expect, it } from "@jest/globals";
import { ironcalcInProcess } from "../testing/ironcalc.ts";
import { dataSetsOf, judgeFormula } from "./judge.ts";
import { isSameResult } from "./same-result.ts";
import { workbookFor } from "./workbook-for.ts";

const ironcalc = ironcalcInProcess();
const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sheet" ? [{ id: question.id, question, exec }] : [];
});
const foundFormula = (formula: string) => ({
  quote: { start: 0, end: formula.length, text: formula },
  formula,
});

/** Whether the sheet with the table's name shows the table from A1 on. */
function isShownInSheet({ sheets }: FormulaData, { name, columns, rows }: Table): boolean {
  const sheet = sheets.find((candidate) => candidate.name === name);
  const shownValue = (cell: GridCell | undefined) =>
    typeof cell === "object" && cell !== null && "date" in cell ? cell.date : cell;
  return [columns, ...rows].every((row, index) =>
    row.every((cell, column) => shownValue(sheet?.rows?.[index]?.[column]) === cell),
  );
}

it("has at least ten questions whose formulas are run", () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
});

describe.each(sampleOf(questions, () => "sheet"))("$id", ({ question, exec }) => {
  it("shows the sample data in its sheets", () => {
    const tables = question.sampleData?.tables ?? [];
    expect(tables.length).toBe(exec.world.sheets.length);
    expect(tables.filter((table) => !isShownInSheet(exec.world, table))).toEqual([]);
  });

  it("has an empty cell for the formula", () => {
    for (const { world: content } of dataSetsOf(exec)) {
      const sheet = content.sheets.find(({ name }) => name === content.sheet);
      expect(sheet && sheetOf(sheet).cells[content.address]).toBeUndefined();
    }
  });

  it("has a reference that gives the stored result in both engines", async () => {
    expect(exec.variants.length).toBeGreaterThanOrEqual(6);
    for (const { world: content, expected } of dataSetsOf(exec)) {
      const workbook = workbookFor(exec.reference, content);
      const [ourResult, ironcalcResults] = [
        sheetEngine.run(exec.reference, workbook),
        await ironcalc.run(exec.reference, workbook),
      ];
      expect(ourResult).toEqual({ ok: { rows: expected } });
      expect("ok" in ironcalcResults && isSameResult(expected, ironcalcResults.ok.rows)).toBe(true);
    }
  });

  it.each(exec.mutants)("catches %s", async (mutant) => {
    expect(exec.mutants.length).toBeGreaterThanOrEqual(8);
    expect(await judgeFormula(ironcalc, exec, foundFormula(mutant))).toMatchObject({ is: "wrong" });
    const ironcalcResults = [];
    for (const { world: content, expected } of dataSetsOf(exec)) {
      const outcome = await ironcalc.run(mutant, workbookFor(mutant, content));
      ironcalcResults.push("ok" in outcome && isSameResult(expected, outcome.ok.rows));
    }
    expect(ironcalcResults).toContain(false);
  });
});
