import type {
  DaxExec,
  Exec,
  InterviewQuestion,
  MacroResult,
  SheetExec,
  VbaExec,
} from "@dryrun/content/interview/question";
import { daxModelOf } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import type { Outcome } from "@dryrun/engines/engine";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { MacroData } from "@dryrun/engines/vba/macro-data";
import type { CellValue } from "@dryrun/engines/workbook";
import { workbookFor } from "../sheet/workbook-for.ts";
import { ruleOf } from "../vba/differences.ts";
import { macrosIn } from "../vba/find-modules.ts";
import { runProgram } from "../vba/run-macro.ts";

/** A reference that does not run on the question's data, which is a fault of the bank. */
export class ReferenceFault extends Error {}

/**
 * Replaces the stored results, which belong to the bank's values, by those of the reference. Rows of SQL stay, because grading does not use
 * them. Throws `ReferenceFault` if the reference does not run.
 */
export function withFreshResults(question: InterviewQuestion): InterviewQuestion {
  const { exec } = question.rubric;
  return exec ? { ...question, rubric: { ...question.rubric, exec: withComputedResults(exec) } } : question;
}

function withComputedResults(exec: Exec): Exec {
  switch (exec.kind) {
    case "sql":
      return exec;
    case "sheet":
      return recomputeResults(
        exec,
        (data) => okOrThrow(sheetEngine.run(exec.reference, workbookFor(exec.reference, data))).rows,
      );
    case "dax":
      return recomputeResults(exec, (data) => okOrThrow(dax.run(exec.reference, daxModelOf(data))));
    case "vba":
      return recomputeResults(exec, (data, stored) => resultOfMacro(exec, data, stored));
  }
}

function recomputeResults<RunExec extends SheetExec | DaxExec | VbaExec>(
  exec: RunExec,
  resultOf: (data: RunExec["world"], stored: RunExec["expected"]) => RunExec["expected"],
): RunExec {
  return {
    ...exec,
    expected: resultOf(exec.world, exec.expected),
    variants: exec.variants.map((variant) => ({ ...variant, expected: resultOf(variant.world, variant.expected) })),
  };
}

function okOrThrow<Value>(outcome: Outcome<Value>): Value {
  if ("ok" in outcome) return outcome.ok;
  throw new ReferenceFault("error" in outcome ? outcome.error.message : outcome.unsupported.what);
}

/** Replaces the values in the stored result by those of the reference. Other requirements stay. */
function resultOfMacro(exec: VbaExec, workbook: MacroData, stored: MacroResult): MacroResult {
  const { reference } = exec;
  const { call } = exec.world;
  const [macro] = macrosIn(reference, call?.procedure);
  if (!macro) throw new ReferenceFault("the reference has no macro");
  const run = runProgram(macro.program, workbook, macro.name);
  if (!("effects" in run)) throw new ReferenceFault("problem" in run ? run.problem : run.unknown);
  const { sheets, yellow, returned, files } = run.effects;
  const valuesFor = <T>(names: object, values: Record<string, T>) =>
    Object.fromEntries(
      Object.keys(names).flatMap((name) => (values[name] === undefined ? [] : [[name, values[name]]])),
    );
  const sheetRows = Object.entries(stored.sheets ?? {}).map(([name, rows]) => {
    // If the cells may begin anywhere, the rows of the whole sheet are not the expected ones.
    const newRows = ruleOf(exec, name).anywhere ? rows : (sheets[name] as CellValue[][] | undefined);
    return [name, newRows ?? rows] as const;
  });
  return {
    ...stored,
    ...(stored.sheets && { sheets: Object.fromEntries(sheetRows) }),
    ...(stored.yellow && { yellow: valuesFor(stored.yellow, yellow) }),
    ...(stored.returned !== undefined && { returned: returned ?? null }),
    ...(stored.files && { files }),
  };
}
