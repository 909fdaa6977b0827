import type { MacroResult, VariantKind, VbaExec } from "@dryrun/content/interview/question";
import type { Outcome } from "@dryrun/engines/engine";
import { TOO_MANY_CELLS } from "@dryrun/engines/meter";
import { vbaEngine } from "@dryrun/engines/vba/engine";
import { type MacroWorld, vbaWorldOf } from "@dryrun/engines/vba/macro-world";
import type { VbaResult } from "@dryrun/engines/vba/world";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";
import { deadParts } from "../run/dead-parts.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import { hasUnknown } from "./compare-sheets.ts";
import { differencesOf, type MacroDifference } from "./differences.ts";
import { type Macro, macrosIn } from "./find-modules.ts";
import { statementsIn, wordsAround } from "./parts.ts";
import { shownSheets } from "./shown-sheets.ts";
import { type Done, doneBy } from "./what-it-did.ts";

interface DataSet {
  kind: VariantKind | "sample";
  about: string;
  world: MacroWorld;
  expected: MacroResult;
}

/** The visible sample first, then the hidden data sets. */
export const dataSetsOf = ({ world, expected, variants }: VbaExec): DataSet[] => [
  { kind: "sample", about: "it is run on the sample data", world, expected },
  ...variants,
];

/** A function that stops shows #VALUE! in its cell. */
function asCell(outcome: Outcome<VbaResult>, { call }: MacroWorld): { returned: MacroResult["returned"] } | null {
  const isCell = (call?.arguments ?? []).some((one) => typeof one !== "object" || one === null || "error" in one);
  return isCell && "error" in outcome && outcome.error.kind === "runtime" ? { returned: { error: "#VALUE!" } } : null;
}

const NOTHING_DONE: Done = {
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

export type MacroRun = { done: Done } | { problem: string } | { unknown: string };

/** Runs a macro in a world. */
export function runIn(program: string, world: MacroWorld, procedure: string): MacroRun {
  const call = world.call ?? { procedure };
  const outcome = vbaEngine.run(program, vbaWorldOf({ ...world, call }));
  if ("ok" in outcome) return { done: doneBy(outcome.ok) };
  const cell = asCell(outcome, world);
  if (cell) return { done: { ...NOTHING_DONE, ...cell } };
  if ("unsupported" in outcome) return { unknown: outcome.unsupported.what };
  const { message } = outcome.error;
  return message === TOO_MANY_CELLS ? { unknown: "it works on more cells than a run may have" } : { problem: message };
}

interface Fault {
  on: WrongOn;
  set: DataSet;
  difference: MacroDifference;
}

type Checked =
  | { is: "right" }
  | { is: "wrong"; fault: Fault }
  | { is: "failed"; set: DataSet; problem: string }
  | { is: "unknown"; what: string };

/** What the sheets hold that count, if one has a formula whose value is not known. */
const isUnknown = (expected: MacroResult, done: Done): boolean =>
  Object.keys(expected.sheets ?? {}).some((name) => hasUnknown(done.sheets[name] ?? []));

/** Compares a macro with the stored results until its result differs; a missed side is kept, and the rest compared. */
function check(exec: VbaExec, macro: Macro): Checked {
  let aside: Fault | null = null;
  for (const set of dataSetsOf(exec)) {
    const ran = runIn(macro.program, set.world, macro.name);
    if ("problem" in ran)
      return aside && set.kind !== "sample"
        ? { is: "wrong", fault: { ...aside, on: "general" } }
        : { is: "failed", set, problem: ran.problem };
    if ("unknown" in ran) return { is: "unknown", what: ran.unknown };
    const [first] = differencesOf(exec, set.expected, ran.done, set.world);
    if (!first) continue;
    if (first.is === "result" && isUnknown(set.expected, ran.done))
      return { is: "unknown", what: "the value of a formula that it writes" };
    if (first.is === "result")
      return {
        is: "wrong",
        fault: { on: aside && set.kind !== "sample" ? "general" : set.kind, set, difference: first },
      };
    if (aside && aside.difference.what !== first.what) return { is: "wrong", fault: { ...aside, on: "general" } };
    aside ??= { on: set.kind === "sample" || set.kind === "general" ? "boundary" : set.kind, set, difference: first };
  }
  return aside ? { is: "wrong", fault: aside } : { is: "right" };
}

function wrongVerdict(exec: VbaExec, quote: Quote, { on, set, difference }: Fault): RunVerdict {
  const { kind, about, world } = set;
  const because =
    kind === "sample" ? `on the sample data ${difference.what}` : `it goes wrong when ${about}: ${difference.what}`;
  const rule = exec.rules?.find(({ sheet }) => sheet === difference.sheet?.sheet || sheet === "*");
  const counterexample = shownSheets(about, world, difference, rule?.anyOrder ? 1 : (rule?.from ?? 1));
  return { is: "wrong", quote, on, because, counterexample };
}

function failedVerdict(quote: Quote, set: DataSet, problem: string): RunVerdict {
  if (set.kind === "sample") return { is: "broken", quote, problem };
  const pair = { name: "Run", expected: "to its end", found: problem };
  const counterexample = shownSheets(set.about, set.world, { is: "result", what: problem, pair }, 1);
  return { is: "wrong", quote, on: set.kind, because: `it stops when ${set.about}: ${problem}`, counterexample };
}

function verdictOf(exec: VbaExec, answer: string, macro: Macro): RunVerdict {
  const quote = { start: macro.start, end: macro.end, text: answer.slice(macro.start, macro.end) };
  const checked = check(exec, macro);
  switch (checked.is) {
    case "right":
      return { is: "right", quote, sets: exec.variants.length };
    case "unknown":
      return { is: "unknown", quote, what: checked.what };
    case "failed":
      return failedVerdict(quote, checked.set, checked.problem);
    case "wrong":
      return wrongVerdict(exec, quote, checked.fault);
  }
}

/** Lines of the answer that do not run, and those without which the macro does the same. How often it reads cells is no part of that. */
function deadIn(exec: VbaExec, answer: string, { name, program }: Macro): Span[] {
  const sets = dataSetsOf(exec);
  const lines = new Set(sets.flatMap(({ world }) => linesOf(runIn(program, world, name))));
  const { idle, ran } = statementsIn(answer, program, lines);
  const useless = deadParts(answer, ran, sets, (changed, { world }) => {
    const macro = macrosIn(changed, exec.world.call?.procedure).find((one) => one.name === name);
    const run = macro ? runIn(macro.program, world, name) : null;
    return run && "done" in run ? { ...run.done, accesses: 0, lines: [] } : run;
  });
  return [...idle, ...useless, ...wordsAround(answer)];
}

const linesOf = (run: MacroRun): number[] => ("done" in run ? run.done.lines : []);

/** Runs the macro of an answer; of several the last that can run counts. */
export function runMacro(exec: VbaExec, answer: string): RunVerdict {
  let last: RunVerdict | undefined;
  for (const macro of macrosIn(answer, exec.world.call?.procedure).slice(0, MOST_MACROS)) {
    const verdict = verdictOf(exec, answer, macro);
    if (verdict.is === "wrong") return { ...verdict, dead: deadIn(exec, answer, macro) };
    if (verdict.is !== "broken") return verdict;
    last ??= { ...verdict, dead: wordsAround(answer) };
  }
  return last ?? { is: "absent" };
}

/** Broken macros before one that runs; a run may use all its steps. */
const MOST_MACROS = 4;
