import { interviewQuestions } from "@dryrun/content/interview/load";
import type { Table } from "@dryrun/content/interview/question";
import { sampleOf } from "@dryrun/content/testing/sample";
import { type GridCell, sheetOf } from "@dryrun/engines/grid";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import { describe, expect, it } from "@jest/globals";
import { ironcalcInProcess } from "../testing/ironcalc.ts";
import { judge, setsOf } from "./judge.ts";
import { isSameResult } from "./same.ts";
import { worldFor } from "./world.ts";

const ironcalc = ironcalcInProcess();
const questions = interviewQuestions.flatMap((question) => {
  const { exec } = question.rubric;
  return exec?.kind === "sheet" ? [{ id: question.id, question, exec }] : [];
});
const asked = (formula: string) => ({
  quote: { start: 0, end: formula.length, text: formula },
  formula,
});

/** The table as the sheet of its name shows it from A1 on. */
function inSheet({ sheets }: FormulaWorld, { name, columns, rows }: Table): boolean {
  const sheet = sheets.find((one) => one.name === name);
  const written = (cell: GridCell | undefined) =>
    typeof cell === "object" && cell !== null && "date" in cell ? cell.date : cell;
  return [columns, ...rows].every((row, at) =>
    row.every((cell, column) => written(sheet?.rows?.[at]?.[column]) === cell),
  );
}

it("has at least ten questions whose formulas are run", () => {
  expect(questions.length).toBeGreaterThanOrEqual(10);
});

describe.each(sampleOf(questions, () => "sheet"))("$id", ({ question, exec }) => {
  it("shows the sheet that the sample data is", () => {
    const tables = question.sampleData?.tables ?? [];
    expect(tables.length).toBe(exec.world.sheets.length);
    expect(tables.filter((table) => !inSheet(exec.world, table))).toEqual([]);
  });

  it("types the formula into an empty cell", () => {
    for (const { world } of setsOf(exec)) {
      const sheet = world.sheets.find(({ name }) => name === world.sheet);
      expect(sheet && sheetOf(sheet).cells[world.address]).toBeUndefined();
    }
  });

  it("has a reference that gives the stored result in both engines", async () => {
    expect(exec.variants.length).toBeGreaterThanOrEqual(6);
    for (const { world, expected } of setsOf(exec)) {
      const typed = worldFor(exec.reference, world);
      const [ours, theirs] = [sheetEngine.run(exec.reference, typed), await ironcalc.run(exec.reference, typed)];
      expect(ours).toEqual({ ok: { rows: expected } });
      expect("ok" in theirs && isSameResult(expected, theirs.ok.rows)).toBe(true);
    }
  });

  it.each(exec.mutants)("catches %s", async (mutant) => {
    expect(exec.mutants.length).toBeGreaterThanOrEqual(8);
    expect(await judge(ironcalc, exec, asked(mutant))).toMatchObject({ is: "wrong" });
    const theirs = [];
    for (const { world, expected } of setsOf(exec)) {
      const outcome = await ironcalc.run(mutant, worldFor(mutant, world));
      theirs.push("ok" in outcome && isSameResult(expected, outcome.ok.rows));
    }
    expect(theirs).toContain(false);
  });
});
