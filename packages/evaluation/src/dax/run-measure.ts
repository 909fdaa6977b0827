import type { DaxExec, VariantKind } from "@dryrun/content/interview/question";
import { daxWorldOf, type MeasureWorld } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import type { DaxResult } from "@dryrun/engines/dax/world";
import type { Outcome } from "@dryrun/engines/engine";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";
import { around, deadParts, movedBy, NUMBERS } from "../run/dead-parts.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import { cellsOf, hasTexts, isDifferent, type VisualCell } from "./compare.ts";
import { answersIn, codeOf, type Measure, measuresIn } from "./find-measures.ts";
import { partsOfMeasure, textsOfMeasure } from "./parts.ts";
import { inWords, placeOf, shownVisual } from "./shown-visual.ts";

const SAMPLE = "it is run on the sample data";

interface DataSet {
  kind: VariantKind | "sample";
  about: string;
  world: MeasureWorld;
  expected: DaxResult;
}

/** The visible sample first, then the hidden data sets. */
export const dataSetsOf = ({ world, expected, variants }: DaxExec): DataSet[] => [
  { kind: "sample", about: SAMPLE, world, expected },
  ...variants,
];

type Ran = { ok: VisualCell[][] } | { problem: string } | { unknown: string };

/** A measure with the others of the answer, which it may use. */
interface Program {
  measure: Measure;
  others: readonly Measure[];
}

/** Runs a measure in a world, with the other measures of its answer. */
function outcomeOf({ measure, others }: Program, world: MeasureWorld): Outcome<DaxResult> {
  const named = others.flatMap(({ name, expression, problem, unknown }) =>
    name === undefined || problem !== undefined || unknown !== undefined ? [] : [[name, expression] as const],
  );
  const measures = { ...withoutNames(world.measures ?? {}, named), ...Object.fromEntries(named) };
  const name = (measure.name ?? "").replace(/[^\p{L}\p{N} %_]/gu, "").trim() || "Result";
  return dax.run(`[${name}] = ${measure.expression}`, { ...daxWorldOf(world), measures });
}

/** The measures of the world that the answer does not define itself; names have no case. */
function withoutNames(
  measures: Record<string, string>,
  defined: (readonly [string, string])[],
): Record<string, string> {
  const names = new Set(defined.map(([name]) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(measures).filter(([name]) => !names.has(name.toLowerCase())));
}

/** The cells of the answer beside those of each reading of the question. */
function ran(program: Program, set: DataSet, readings: readonly DaxResult[], zeroIsBlank?: boolean): Ran {
  const outcome = outcomeOf(program, set.world);
  if ("error" in outcome) return { problem: outcome.error.message };
  if ("unsupported" in outcome) return { unknown: outcome.unsupported.what };
  return { ok: readings.map((expected) => cellsOf(expected, outcome.ok, zeroIsBlank)) };
}

function resultOf(reference: string, { world }: DataSet): DaxResult {
  const outcome = dax.run(reference, daxWorldOf(world));
  if ("ok" in outcome) return outcome.ok;
  throw new Error(`A reading of the question does not run: ${JSON.stringify(outcome)}`);
}

const isTotal = ({ row, column }: VisualCell, { world }: DataSet): boolean => {
  if (world.ask?.kind !== "measure") return false;
  const { rows = [], columns = [] } = world.ask;
  return row.length + column.length < rows.length + columns.length;
};

interface Difference {
  on: WrongOn;
  because: string;
  set: DataSet;
  cells: VisualCell[];
}

function differenceOf(set: DataSet, cells: VisualCell[], on: WrongOn): Difference {
  const first =
    cells.find((cell) => isDifferent(cell) && (on === "totals" || !isTotal(cell, set))) ?? cells.find(isDifferent);
  const shown = first
    ? `${placeOf(first, cells)} shows ${inWords(first.found)}, and ${inWords(first.expected)} is expected`
    : "it shows something else";
  const when = set.kind === "sample" ? "on the sample data" : `it goes wrong when ${set.about}`;
  return { on, because: set.kind === "sample" ? `${when} ${shown}` : `${when}: ${shown}`, set, cells };
}

type Checked =
  | { is: "right"; hasTexts: boolean }
  | { is: "wrong"; difference: Difference }
  | { is: "failed"; set: DataSet; problem: string }
  | { is: "unknown"; what: string };

/** Compares a measure with the readings of the question on all data until it differs from each of them. */
function check(exec: DaxExec, program: Program): Checked {
  let readings = [exec.reference, ...(exec.readings ?? [])];
  let inTotals: Difference | null = null;
  let texts = false;
  for (const set of dataSetsOf(exec)) {
    const expected = readings.map((reading) => (reading === exec.reference ? set.expected : resultOf(reading, set)));
    const found = ran(program, set, expected, exec.zeroIsBlank);
    if ("problem" in found) return { is: "failed", set, problem: found.problem };
    if ("unknown" in found) return { is: "unknown", what: found.unknown };
    const same = (cells: VisualCell[]) => !cells.some((cell) => isDifferent(cell) && !(inTotals && isTotal(cell, set)));
    const alive = readings.filter((_, at) => same(found.ok[at] ?? []));
    const inBody = readings.filter(
      (_, at) => !(found.ok[at] ?? []).some((cell) => isDifferent(cell) && !isTotal(cell, set)),
    );
    const [cells = []] = found.ok;
    // Two kinds of faults are more than one named kind.
    const on = inTotals && set.kind !== "sample" ? "general" : set.kind;
    if (inBody.length === 0) return { is: "wrong", difference: differenceOf(set, cells, on) };
    if (alive.length === 0)
      inTotals = differenceOf(set, found.ok[readings.indexOf(inBody[0] ?? "")] ?? cells, "totals");
    readings = alive.length > 0 ? alive : inBody;
    texts ||= hasTexts(cells);
  }
  return inTotals ? { is: "wrong", difference: inTotals } : { is: "right", hasTexts: texts };
}

function quoteOf(answer: string, { start, end }: Measure): Quote {
  return { start, end, text: answer.slice(start, end) };
}

/** What one measure of an answer shows when it is run. */
function verdictOf(exec: DaxExec, answer: string, program: Program): RunVerdict {
  const { measure } = program;
  const quote = quoteOf(answer, measure);
  if (measure.problem !== undefined) return { is: "broken", quote, problem: measure.problem };
  if (measure.unknown !== undefined) return { is: "unknown", quote, what: measure.unknown };
  const checked = check(exec, program);
  switch (checked.is) {
    case "right":
      return {
        is: "right",
        quote,
        sets: exec.variants.length,
        ...(checked.hasTexts && { surplus: "texts in place of numbers" }),
      };
    case "unknown":
      return { is: "unknown", quote, what: checked.what };
    case "failed": {
      const { set, problem } = checked;
      if (set.kind === "sample") return { is: "broken", quote, problem };
      const because = `it stops when ${set.about}: ${problem}`;
      const cells = cellsOf(set.expected, { kind: "value", value: null });
      return { is: "wrong", quote, on: set.kind, because, counterexample: shownVisual(set.about, set.world, cells) };
    }
    case "wrong": {
      const { on, because, set, cells } = checked.difference;
      return { is: "wrong", quote, on, because, counterexample: shownVisual(set.about, set.world, cells) };
    }
  }
}

/** The cells of a visual that show something. 0 is BLANK: a part times zero fills cells with zeros at most. */
const shownBy = (outcome: Outcome<DaxResult>): unknown[] =>
  "ok" in outcome ? cellsOf(outcome.ok, outcome.ok, true).filter(({ found }) => found !== null) : [outcome];

/** What does not reach the value of a measure: parts of it, long texts, and what is around it and the measures that it needs. */
function deadIn(exec: DaxExec, answer: string, { measure, others }: Program): Span[] {
  const { expression } = measure;
  const sets = dataSetsOf(exec);
  const visualOf = (changed: string, of: readonly Measure[], { world }: DataSet) =>
    outcomeOf({ measure: { ...measure, expression: changed }, others: of }, world);
  const isShown = sets.some((set) => shownBy(visualOf(expression, others, set)).length > 0);
  const parts = deadParts(expression, partsOfMeasure(expression, isShown), sets, (changed, set) =>
    shownBy(visualOf(changed, others, set)),
  );
  const used = others.filter((other) => {
    const whole = { start: 0, end: other.expression.length, instead: [NUMBERS] };
    const withOther = (changed: string) => others.map((one) => (one === other ? { ...one, expression: changed } : one));
    return (
      deadParts(other.expression, [whole], sets, (changed, set) => visualOf(expression, withOther(changed), set))
        .length === 0
    );
  });
  const start = answer.length === 0 ? 0 : codeOf(answer).indexOf(expression, measure.start);
  return [...movedBy([...parts, ...textsOfMeasure(expression)], start), ...around([measure, ...used], answer)];
}

/** Runs the measure of an answer; of several the last that can run counts. */
export function runMeasure(exec: DaxExec, answer: string): RunVerdict {
  const measures = measuresIn(answer);
  let last: RunVerdict | undefined;
  for (const measure of answersIn(measures)) {
    const program = { measure, others: measures.filter((other) => other !== measure) };
    const verdict = verdictOf(exec, answer, program);
    if (verdict.is === "wrong") return { ...verdict, dead: deadIn(exec, answer, program) };
    if (verdict.is !== "broken") return verdict;
    last ??= { ...verdict, dead: around(measures, answer) };
  }
  return last ?? { is: "absent" };
}
