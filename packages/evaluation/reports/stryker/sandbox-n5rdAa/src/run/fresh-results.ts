import type {
  DaxExec,
  Exec,
  InterviewQuestion,
  MacroResult,
  SheetExec,
  VbaExec,
} from "@dryrun/content/interview/question";
import { daxWorldOf } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import type { Outcome } from "@dryrun/engines/engine";
import { sheetEngine } from "@dryrun/engines/sheet/engine";
import type { MacroWorld } from "@dryrun/engines/vba/macro-world";
import type { CellValue } from "@dryrun/engines/workbook";
import { worldFor } from "../sheet/world.ts";
import { ruleOf } from "../vba/differences.ts";
import { macrosIn } from "../vba/find-modules.ts";
import { runIn } from "../vba/run-macro.ts";

/** A reference that does not run on its own data: a fault of the bank. */
export class ReferenceFault extends Error {}

/**
 * The question with what its reference gives in place of the stored results, which are those of other values. The rows of SQL are
 * not stored for grading; a reference that does not run throws `ReferenceFault`.
 */
export function withFreshResults(question: InterviewQuestion): InterviewQuestion {
  const { exec } = question.rubric;
  return exec ? { ...question, rubric: { ...question.rubric, exec: freshExec(exec) } } : question;
}

function freshExec(exec: Exec): Exec {
  switch (exec.kind) {
    case "sql":
      return exec;
    case "sheet":
      return refilled(exec, (world) => okOf(sheetEngine.run(exec.reference, worldFor(exec.reference, world))).rows);
    case "dax":
      return refilled(exec, (world) => okOf(dax.run(exec.reference, daxWorldOf(world))));
    case "vba":
      return refilled(exec, (world, stored) => afterMacro(exec, world, stored));
  }
}

function refilled<One extends SheetExec | DaxExec | VbaExec>(
  exec: One,
  resultOf: (world: One["world"], stored: One["expected"]) => One["expected"],
): One {
  return {
    ...exec,
    expected: resultOf(exec.world, exec.expected),
    variants: exec.variants.map((one) => ({ ...one, expected: resultOf(one.world, one.expected) })),
  };
}

function okOf<Value>(outcome: Outcome<Value>): Value {
  if ("ok" in outcome) return outcome.ok;
  throw new ReferenceFault("error" in outcome ? outcome.error.message : outcome.unsupported.what);
}

/** The parts of the stored result that are values, as the reference gives them; what is asked besides stays. */
function afterMacro(exec: VbaExec, world: MacroWorld, stored: MacroResult): MacroResult {
  const { reference } = exec;
  const { call } = exec.world;
  const [macro] = macrosIn(reference, call?.procedure);
  if (!macro) throw new ReferenceFault("the reference has no macro");
  const ran = runIn(macro.program, world, macro.name);
  if (!("done" in ran)) throw new ReferenceFault("problem" in ran ? ran.problem : ran.unknown);
  const { sheets, yellow, returned, files } = ran.done;
  const known = <T>(names: object, of: Record<string, T>) =>
    Object.fromEntries(Object.keys(names).flatMap((name) => (of[name] === undefined ? [] : [[name, of[name]]])));
  const counted = Object.entries(stored.sheets ?? {}).map(([name, rows]) => {
    // Where the cells may begin anywhere, those of the whole sheet are not the expected ones.
    const found = ruleOf(exec, name).anywhere ? rows : (sheets[name] as CellValue[][] | undefined);
    return [name, found ?? rows] as const;
  });
  return {
    ...stored,
    ...(stored.sheets && { sheets: Object.fromEntries(counted) }),
    ...(stored.yellow && { yellow: known(stored.yellow, yellow) }),
    ...(stored.returned !== undefined && { returned: returned ?? null }),
    ...(stored.files && { files }),
  };
}
