import type { DaxExec, VariantKind } from "@dryrun/content/interview/question";
import type { DaxResult } from "@dryrun/engines/dax/data";
import { daxModelOf, type MeasureModel } from "@dryrun/engines/dax/date-table";
import { dax } from "@dryrun/engines/dax/dax";
import type { Outcome } from "@dryrun/engines/engine";
import type { Span } from "../criteria/ways.ts";
import type { Quote } from "../result.ts";
import { deadParts, NUMBER_REPLACEMENTS, shiftSpans, spansAround } from "../run/dead-parts.ts";
import type { RunVerdict, WrongOn } from "../run/run-verdict.ts";
import { compareCells, hasTextForNumber, isDifferent, type VisualCell } from "./compare.ts";
import { candidatesIn, codeOf, type Measure, measuresIn } from "./find-measures.ts";
import { partsOfMeasure, textsOfMeasure } from "./parts.ts";
import { inWords, placeOf, shownVisual } from "./shown-visual.ts";

const ON_SAMPLE = "it is run on the sample data";

interface DataSet {
  kind: VariantKind | "sample";
  about: string;
  /** The data model, and the visual in which the measure is shown. */
  world: MeasureModel;
  expected: DaxResult;
}

/** Returns the visible sample, then the hidden data sets. */
export const dataSetsOf = ({ world: data, expected, variants }: DaxExec): DataSet[] => [
  { kind: "sample", about: ON_SAMPLE, world: data, expected },
  ...variants,
];

type RunResult = { ok: VisualCell[][] } | { problem: string } | { unknown: string };

/** A measure with the others of the answer, which it may use. */
interface Program {
  measure: Measure;
  others: readonly Measure[];
}

/** Runs a measure on a data model, together with the other measures of its answer. */
function runProgram({ measure, others }: Program, dataModel: MeasureModel): Outcome<DaxResult> {
  const otherMeasures = others.flatMap(({ name, expression, problem, unknown }) =>
    name === undefined || problem !== undefined || unknown !== undefined ? [] : [[name, expression] as const],
  );
  const measures = { ...withoutDefined(dataModel.measures ?? {}, otherMeasures), ...Object.fromEntries(otherMeasures) };
  const name = (measure.name ?? "").replace(/[^\p{L}\p{N} %_]/gu, "").trim() || "Result";
  return dax.run(`[${name}] = ${measure.expression}`, { ...daxModelOf(dataModel), measures });
}

/** Returns the data model's measures that the answer does not define itself. Names ignore case. */
function withoutDefined(
  measures: Record<string, string>,
  defined: (readonly [string, string])[],
): Record<string, string> {
  const names = new Set(defined.map(([name]) => name.toLowerCase()));
  return Object.fromEntries(Object.entries(measures).filter(([name]) => !names.has(name.toLowerCase())));
}

/** Runs a measure on a data set and compares its cells with the result of each reading of the question. */
function runOnDataSet(
  program: Program,
  dataSet: DataSet,
  readings: readonly DaxResult[],
  zeroIsBlank?: boolean,
): RunResult {
  const outcome = runProgram(program, dataSet.world);
  if ("error" in outcome) return { problem: outcome.error.message };
  if ("unsupported" in outcome) return { unknown: outcome.unsupported.what };
  return { ok: readings.map((expected) => compareCells(expected, outcome.ok, zeroIsBlank)) };
}

function referenceResult(reference: string, { world: dataModel }: DataSet): DaxResult {
  const outcome = dax.run(reference, daxModelOf(dataModel));
  if ("ok" in outcome) return outcome.ok;
  throw new Error(`A reading of the question does not run: ${JSON.stringify(outcome)}`);
}

const isTotal = ({ row, column }: VisualCell, { world: dataModel }: DataSet): boolean => {
  if (dataModel.ask?.kind !== "measure") return false;
  const { rows = [], columns = [] } = dataModel.ask;
  return row.length + column.length < rows.length + columns.length;
};

interface Difference {
  on: WrongOn;
  because: string;
  dataSet: DataSet;
  cells: VisualCell[];
}

function differenceOf(dataSet: DataSet, cells: VisualCell[], on: WrongOn): Difference {
  const firstCell =
    cells.find((cell) => isDifferent(cell) && (on === "totals" || !isTotal(cell, dataSet))) ?? cells.find(isDifferent);
  const differenceText = firstCell
    ? `${placeOf(firstCell, cells)} shows ${inWords(firstCell.found)}, and ${inWords(firstCell.expected)} is expected`
    : "it shows something else";
  const when = dataSet.kind === "sample" ? "on the sample data" : `it goes wrong when ${dataSet.about}`;
  return {
    on,
    because: dataSet.kind === "sample" ? `${when} ${differenceText}` : `${when}: ${differenceText}`,
    dataSet,
    cells,
  };
}

type CheckResult =
  | { is: "right"; hasTexts: boolean }
  | { is: "wrong"; difference: Difference }
  | { is: "failed"; dataSet: DataSet; problem: string }
  | { is: "unknown"; what: string };

/** Compares a measure with the readings of the question on all data sets until it differs from every reading. */
function check(exec: DaxExec, program: Program): CheckResult {
  let readings = [exec.reference, ...(exec.readings ?? [])];
  let totalsDifference: Difference | null = null;
  let hasTextValues = false;
  for (const dataSet of dataSetsOf(exec)) {
    const expected = readings.map((reading) =>
      reading === exec.reference ? dataSet.expected : referenceResult(reading, dataSet),
    );
    const run = runOnDataSet(program, dataSet, expected, exec.zeroIsBlank);
    if ("problem" in run) return { is: "failed", dataSet: dataSet, problem: run.problem };
    if ("unknown" in run) return { is: "unknown", what: run.unknown };
    const isSame = (cells: VisualCell[]) =>
      !cells.some((cell) => isDifferent(cell) && !(totalsDifference && isTotal(cell, dataSet)));
    const matchingReadings = readings.filter((_, index) => isSame(run.ok[index] ?? []));
    const readingsSameInBody = readings.filter(
      (_, index) => !(run.ok[index] ?? []).some((cell) => isDifferent(cell) && !isTotal(cell, dataSet)),
    );
    const [cells = []] = run.ok;
    // With two kinds of faults, the fault is general.
    const on = totalsDifference && dataSet.kind !== "sample" ? "general" : dataSet.kind;
    if (readingsSameInBody.length === 0) return { is: "wrong", difference: differenceOf(dataSet, cells, on) };
    if (matchingReadings.length === 0)
      totalsDifference = differenceOf(
        dataSet,
        run.ok[readings.indexOf(readingsSameInBody[0] ?? "")] ?? cells,
        "totals",
      );
    readings = matchingReadings.length > 0 ? matchingReadings : readingsSameInBody;
    hasTextValues ||= hasTextForNumber(cells);
  }
  return totalsDifference ? { is: "wrong", difference: totalsDifference } : { is: "right", hasTexts: hasTextValues };
}

function quoteOf(answer: string, { start, end }: Measure): Quote {
  return { start, end, text: answer.slice(start, end) };
}

/** Returns the verdict on one measure of an answer. */
function verdictOf(exec: DaxExec, answer: string, program: Program): RunVerdict {
  const { measure } = program;
  const quote = quoteOf(answer, measure);
  if (measure.problem !== undefined) return { is: "broken", quote, problem: measure.problem };
  if (measure.unknown !== undefined) return { is: "unknown", quote, what: measure.unknown };
  const result = check(exec, program);
  switch (result.is) {
    case "right":
      return {
        is: "right",
        quote,
        sets: exec.variants.length,
        ...(result.hasTexts && { surplus: "texts in place of numbers" }),
      };
    case "unknown":
      return { is: "unknown", quote, what: result.what };
    case "failed": {
      const { dataSet, problem } = result;
      if (dataSet.kind === "sample") return { is: "broken", quote, problem };
      const because = `it stops when ${dataSet.about}: ${problem}`;
      const cells = compareCells(dataSet.expected, { kind: "value", value: null });
      return {
        is: "wrong",
        quote,
        on: dataSet.kind,
        because,
        counterexample: shownVisual(dataSet.about, dataSet.world, cells),
      };
    }
    case "wrong": {
      const { on, because, dataSet, cells } = result.difference;
      return { is: "wrong", quote, on, because, counterexample: shownVisual(dataSet.about, dataSet.world, cells) };
    }
  }
}

/** Returns the cells of a visual that are not BLANK. 0 counts as BLANK, because a part times zero fills cells with zeros. */
const shownCells = (outcome: Outcome<DaxResult>): unknown[] =>
  "ok" in outcome ? compareCells(outcome.ok, outcome.ok, true).filter(({ found }) => found !== null) : [outcome];

/** Finds spans that do not affect the value of a measure: parts of it, long texts, and the text around it and the measures that it needs. */
function deadSpans(exec: DaxExec, answer: string, { measure, others }: Program): Span[] {
  const { expression } = measure;
  const dataSets = dataSetsOf(exec);
  const runChanged = (changed: string, otherMeasures: readonly Measure[], { world: dataModel }: DataSet) =>
    runProgram({ measure: { ...measure, expression: changed }, others: otherMeasures }, dataModel);
  const showsAnything = dataSets.some((set) => shownCells(runChanged(expression, others, set)).length > 0);
  const parts = deadParts(expression, partsOfMeasure(expression, showsAnything), dataSets, (changed, set) =>
    shownCells(runChanged(changed, others, set)),
  );
  const neededMeasures = others.filter((other) => {
    const wholeExpression = { start: 0, end: other.expression.length, replacements: [NUMBER_REPLACEMENTS] };
    const withChanged = (changed: string) =>
      others.map((candidate) => (candidate === other ? { ...candidate, expression: changed } : candidate));
    return (
      deadParts(other.expression, [wholeExpression], dataSets, (changed, set) =>
        runChanged(expression, withChanged(changed), set),
      ).length === 0
    );
  });
  const start = answer.length === 0 ? 0 : codeOf(answer).indexOf(expression, measure.start);
  return [
    ...shiftSpans([...parts, ...textsOfMeasure(expression)], start),
    ...spansAround([measure, ...neededMeasures], answer),
  ];
}

/** Runs the measure of an answer. Of several measures, the last one that can run counts. */
export function runMeasure(exec: DaxExec, answer: string): RunVerdict {
  const measures = measuresIn(answer);
  let brokenVerdict: RunVerdict | undefined;
  for (const measure of candidatesIn(measures)) {
    const program = { measure, others: measures.filter((other) => other !== measure) };
    const verdict = verdictOf(exec, answer, program);
    if (verdict.is === "wrong") return { ...verdict, dead: deadSpans(exec, answer, program) };
    if (verdict.is !== "broken") return verdict;
    brokenVerdict ??= { ...verdict, dead: spansAround(measures, answer) };
  }
  return brokenVerdict ?? { is: "absent" };
}
