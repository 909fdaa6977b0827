import type { MacroResult, VariantKind, VbaExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import { TOO_MANY_CELLS } from "@dryrun/engines/meter";
import type { VbaResult } from "@dryrun/engines/vba/data";
import { vbaEngine } from "@dryrun/engines/vba/engine";
import { type MacroData, vbaDataOf } from "@dryrun/engines/vba/macro-data";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";
import { deadParts } from "../run/dead-parts.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import { hasUnknown } from "./compare-sheets.ts";
import { differencesOf, type MacroDifference } from "./differences.ts";
import { type Macro, macrosIn } from "./find-modules.ts";
import { effectsOf, type MacroEffects } from "./macro-effects.ts";
import { statementsIn, wordsAround } from "./parts.ts";
import { shownSheets } from "./shown-sheets.ts";

interface DataSet {
  kind: VariantKind | "sample";
  about: string;
  /** The workbook, files and date with which the macro is run. */
  world: MacroData;
  expected: MacroResult;
}

/** Returns the visible sample, then the hidden data sets. */
export const dataSetsOf = ({ world: data, expected, variants }: VbaExec): DataSet[] => [
  { kind: "sample", about: "it is run on the sample data", world: data, expected },
  ...variants,
];

/** Returns the error cell of a function that stops, which is #VALUE! in Excel; null otherwise. */
function asErrorCell(outcome: Outcome<VbaResult>, { call }: MacroData): { returned: MacroResult["returned"] } | null {
  const isCell = (call?.arguments ?? []).some(
    (argument) => typeof argument !== "object" || argument === null || "error" in argument,
  );
  return isCell && "error" in outcome && outcome.error.kind === "runtime" ? { returned: { error: "#VALUE!" } } : null;
}

const NO_EFFECTS: MacroEffects = {
  sheets: {},
  yellow: {},
  hasMessage: false,
  open: [],
  files: [],
  fitted: {},
  eventsOn: true,
  callsItself: false,
  accesses: 0,
  lines: [],
};

export type MacroRun = { effects: MacroEffects } | { problem: string } | { unknown: string };

/** Runs a macro on a workbook. */
export function runProgram(program: string, workbook: MacroData, procedure: string): MacroRun {
  const call = workbook.call ?? { procedure };
  const outcome = vbaEngine.run(program, vbaDataOf({ ...workbook, call }));
  if ("ok" in outcome) return { effects: effectsOf(outcome.ok) };
  const errorCell = asErrorCell(outcome, workbook);
  if (errorCell) return { effects: { ...NO_EFFECTS, ...errorCell } };
  if ("unsupported" in outcome) return { unknown: outcome.unsupported.what };
  const { message } = outcome.error;
  return message === TOO_MANY_CELLS ? { unknown: "it works on more cells than a run may have" } : { problem: message };
}

interface MacroFault {
  on: WrongOn;
  set: DataSet;
  difference: MacroDifference;
}

type CheckResult =
  | { is: "right" }
  | { is: "wrong"; fault: MacroFault }
  | { is: "failed"; set: DataSet; problem: string }
  | { is: "unknown"; what: string };

/** Whether a sheet that is compared has a formula whose value is not known. */
const hasUnknownFormula = (expected: MacroResult, effects: MacroEffects): boolean =>
  Object.keys(expected.sheets ?? {}).some((name) => hasUnknown(effects.sheets[name] ?? []));

/** Compares a macro with the stored results until its result differs. A missed side requirement is noted, and the comparison continues. */
function check(exec: VbaExec, macro: Macro): CheckResult {
  let sideFault: MacroFault | null = null;
  for (const dataSet of dataSetsOf(exec)) {
    const run = runProgram(macro.program, dataSet.world, macro.name);
    if ("problem" in run)
      return sideFault && dataSet.kind !== "sample"
        ? { is: "wrong", fault: { ...sideFault, on: "general" } }
        : { is: "failed", set: dataSet, problem: run.problem };
    if ("unknown" in run) return { is: "unknown", what: run.unknown };
    const [first] = differencesOf(exec, dataSet.expected, run.effects, dataSet.world);
    if (!first) continue;
    if (first.is === "result" && hasUnknownFormula(dataSet.expected, run.effects))
      return { is: "unknown", what: "the value of a formula that it writes" };
    if (first.is === "result")
      return {
        is: "wrong",
        fault: {
          on: sideFault && dataSet.kind !== "sample" ? "general" : dataSet.kind,
          set: dataSet,
          difference: first,
        },
      };
    if (sideFault && sideFault.difference.what !== first.what)
      return { is: "wrong", fault: { ...sideFault, on: "general" } };
    sideFault ??= {
      on: dataSet.kind === "sample" || dataSet.kind === "general" ? "boundary" : dataSet.kind,
      set: dataSet,
      difference: first,
    };
  }
  return sideFault ? { is: "wrong", fault: sideFault } : { is: "right" };
}

function wrongVerdict(exec: VbaExec, quote: Quote, { on, set: dataSet, difference }: MacroFault): RunVerdict {
  const { kind, about, world: workbook } = dataSet;
  const because =
    kind === "sample" ? `on the sample data ${difference.what}` : `it goes wrong when ${about}: ${difference.what}`;
  const rule = exec.rules?.find(({ sheet }) => sheet === difference.sheet?.sheet || sheet === "*");
  const counterexample = shownSheets(about, workbook, difference, rule?.anyOrder ? 1 : (rule?.from ?? 1));
  return { is: "wrong", quote, on, because, counterexample };
}

function failedVerdict(quote: Quote, dataSet: DataSet, problem: string): RunVerdict {
  if (dataSet.kind === "sample") return { is: "broken", quote, problem };
  const pair = { name: "Run", expected: "to its end", found: problem };
  const counterexample = shownSheets(dataSet.about, dataSet.world, { is: "result", what: problem, pair }, 1);
  return {
    is: "wrong",
    quote,
    on: dataSet.kind,
    because: `it stops when ${dataSet.about}: ${problem}`,
    counterexample,
  };
}

function verdictOf(exec: VbaExec, answer: string, macro: Macro): RunVerdict {
  const quote = { start: macro.start, end: macro.end, text: answer.slice(macro.start, macro.end) };
  const result = check(exec, macro);
  switch (result.is) {
    case "right":
      return { is: "right", quote, sets: exec.variants.length };
    case "unknown":
      return { is: "unknown", quote, what: result.what };
    case "failed":
      return failedVerdict(quote, result.set, result.problem);
    case "wrong":
      return wrongVerdict(exec, quote, result.fault);
  }
}

/** Finds lines that do not run, and lines whose removal does not change the effects. The number of cell accesses is ignored. */
function deadSpans(exec: VbaExec, answer: string, { name, program }: Macro): Span[] {
  const dataSets = dataSetsOf(exec);
  const executedLines = new Set(
    dataSets.flatMap(({ world: workbook }) => executedLinesOf(runProgram(program, workbook, name))),
  );
  const { idle, executed } = statementsIn(answer, program, executedLines);
  const uselessSpans = deadParts(answer, executed, dataSets, (changed, { world: workbook }) => {
    const macro = macrosIn(changed, exec.world.call?.procedure).find((candidate) => candidate.name === name);
    const run = macro ? runProgram(macro.program, workbook, name) : null;
    return run && "effects" in run ? { ...run.effects, accesses: 0, lines: [] } : run;
  });
  return [...idle, ...uselessSpans, ...wordsAround(answer)];
}

const executedLinesOf = (run: MacroRun): number[] => ("effects" in run ? run.effects.lines : []);

/** Runs the macro of an answer. Of several macros, the last one that can run counts. */
export function runMacro(exec: VbaExec, answer: string): RunVerdict {
  let brokenVerdict: RunVerdict | undefined;
  for (const macro of macrosIn(answer, exec.world.call?.procedure).slice(0, MOST_MACROS)) {
    const verdict = verdictOf(exec, answer, macro);
    if (verdict.is === "wrong") return { ...verdict, dead: deadSpans(exec, answer, macro) };
    if (verdict.is !== "broken") return verdict;
    brokenVerdict ??= { ...verdict, dead: wordsAround(answer) };
  }
  return brokenVerdict ?? { is: "absent" };
}

/** At most this many macros of an answer are run, because each may use all of its steps. */
const MOST_MACROS = 4;
