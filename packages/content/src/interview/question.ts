import type { Level } from "@dryrun/domain/interviews/drills/limits";
import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import type { DaxResult } from "@dryrun/engines/dax/data";
import type { MeasureModel } from "@dryrun/engines/dax/date-table";
import type { FormulaData } from "@dryrun/engines/sheet/formula-data";
import type { SqlCell, SqlData, SqlTable } from "@dryrun/engines/sql/data";
import type { MacroData } from "@dryrun/engines/vba/macro-data";
import type { CellValue } from "@dryrun/engines/workbook";

export type Cell = SqlCell;
export type Table = SqlTable;
export type SampleData = SqlData;

/**
 * One way of saying a thing: of each inner list at least one term must occur, all of them in the same scope.
 *
 * A term is lower-case words that follow each other (articles between them are skipped):
 * - `revenue` matches the word itself and, from five letters, a word one typo away with the same first letter;
 * - `segment*` is a prefix: segments, segmented, segmentation;
 * - `group by` is a phrase;
 * - `re:sumifs?\s*\(` is a case-insensitive regular expression, for code. It runs on RE2: linear time, no look-around, no
 *   back-references.
 *
 * With scope `sentence` (the default) all terms must occur in one sentence or line; in two neighbouring ones they earn half.
 * With scope `answer` they may occur anywhere; use it for code of several lines.
 * A negated word ("never", "do not", "without") does not count, unless `negatable` is false, which is for points that are
 * themselves about not doing something.
 */
export interface MatchWay {
  all: string[][];
  scope?: "sentence" | "answer";
  negatable?: false;
  /** The way does not count if this term, an expression, occurs anywhere in the answer. */
  unless?: string;
}

/** A point of a good answer; the weights of a rubric sum to 10. */
export interface RubricPoint {
  id: string;
  label: string;
  weight: number;
  /** The point is met if one of these ways matches. */
  match: MatchWay[];
  /** Ways that earn half of the weight. */
  partial?: MatchWay[];
  /** Whether the question asks for it in words, in addition to the program: running the program cannot show it. */
  inWords?: true;
  feedbackHit: string;
  feedbackMiss: string;
}

/** A mistake that costs points regardless of the rest of the answer. */
export interface RubricError {
  id: string;
  label: string;
  penalty: number;
  match: MatchWay[];
  /** Whether the same words in another order are right, so that only the ways distinguish them. */
  byOrder?: boolean;
  feedback: string;
}

/** An answer with a known grade, which tests the graders. */
export interface Exemplar {
  text: string;
  score: number;
  why: string;
}

/** The aspect that a hidden data set tests; it determines the score of an answer that fails on it. */
export type VariantKind = "general" | "ties" | "nulls" | "duplicates" | "boundary" | "empty";

/** Hidden data, and the reference's result on it, which is stored so that changes are visible. */
export interface Variant<World, Expected> {
  kind: VariantKind;
  /** What is special about this data, as the end of "It goes wrong when …". */
  about: string;
  world: World;
  expected: Expected;
}

/** How to run an answer in a language. */
interface ExecOf<Kind extends string, World, Expected> {
  kind: Kind;
  /** The visible sample for the person's own runs, with the same data as `sampleData`. */
  world: World;
  /** A right answer. */
  reference: string;
  /** Its result on the visible sample. */
  expected: Expected;
  variants: Variant<World, Expected>[];
  /** Wrong answers; each must differ from the reference on at least one variant or on the visible sample. */
  mutants: string[];
}

/** The cells filled by a formula, as rows. */
export type SheetExec = ExecOf<"sheet", FormulaData, CellValue[][]>;

/** Header cells, totals and slicers are those of `world.ask` and `world.slicers`; a variant can have others. */
export type DaxExec = ExecOf<"dax", MeasureModel, DaxResult> & {
  /** Measures for another right reading of the question, such as a percentage as a number up to 100. */
  readings?: string[];
  /** Whether 0 and BLANK are equivalent, as in a sum or a count of nothing. */
  zeroIsBlank?: true;
};

/** The required effects of a macro; absent ones are not compared. */
export interface MacroResult {
  /** Values of each compared sheet, as rows from A1 on; the sheet must exist. */
  sheets?: Record<string, CellValue[][]>;
  /** Names of all sheets, sorted. */
  sheetNames?: string[];
  /** Rows of a sheet whose first and last columns are yellow. */
  yellow?: Record<string, number[]>;
  /** The result of a function. */
  returned?: CellValue;
  /** Whether a message or a question was shown. */
  hasMessage?: boolean;
  /** Names of the open workbooks other than the macro's own. */
  open?: string[];
  /** Paths of the files that were saved, exported or printed. */
  files?: string[];
  /** Whether this sheet is printed on one page. */
  onePage?: { sheet: string; is: boolean };
  /** Whether Excel's events are on. */
  eventsOn?: boolean;
  /** Whether the macro's own changes run its event procedure again. */
  callsItself?: boolean;
  /** Whether it reads or writes the rows one by one, that is with at least one access per row. */
  rowByRow?: boolean;
}

/** How a sheet is compared; without a rule all its cells must be equal. */
export interface SheetRule {
  /** A name, or `*` for all other sheets. */
  sheet: string;
  /** The first compared row; 1 when absent. */
  from?: number;
  /** The number of compared columns, from A on; all when absent. */
  columns?: number;
  /** Whether the rows can be in any order, and with empty rows between them. */
  anyOrder?: true;
  /** Whether the expected cells can start at any cell. */
  anywhere?: true;
  /** By column from 0: the tolerance of a number. */
  within?: Record<string, number>;
}

export type VbaExec = ExecOf<"vba", MacroData, MacroResult> & { rules?: SheetRule[] };

export interface SqlVariant extends SampleData {
  kind: VariantKind;
  about: string;
  /** The expected rows of the reference, stored so that changes are visible. */
  expected: Cell[][];
}

export interface SqlExec {
  kind: "sql";
  /** Whether the question requires an order of the rows. */
  ordered: boolean;
  /** Valid in both SQLite and PostgreSQL. */
  reference: string;
  /** The rows of its result on the visible sample. */
  expected: Cell[][];
  variants: SqlVariant[];
  /** Wrong queries; each must differ from the reference on at least one variant or on the visible sample. */
  mutants: string[];
}

export type Exec = SqlExec | SheetExec | DaxExec | VbaExec;

export interface Rubric {
  version: number;
  points: RubricPoint[];
  errors: RubricError[];
  exemplars: Exemplar[];
  exec?: Exec;
}

/**
 * Values that change together. The k-th list of `to` replaces `from`, item by item, wherever these words, phrases or
 * integers occur in the question, its data and its rubric (family.ts).
 */
export interface ValueGroup {
  from: string[];
  to: string[][];
}

/** A question of the bank: a family, whose values change with the seed. */
export interface InterviewQuestion {
  /** The family's id, which all its questions have. */
  id: string;
  version: number;
  topic: InterviewTopic;
  /** The displayed topic. */
  type: string;
  difficulty: 1 | 2 | 3;
  /** The step of its topic's ladder. */
  level: Level;
  /** Whether it is only for short practice: it is too easy for an interview. */
  practiceOnly?: true;
  minutes: number;
  prompt: string;
  sampleData: SampleData | null;
  modelAnswer: string;
  /** Common mistakes, as sentences. */
  misconceptions?: string[];
  rubric: Rubric;
  values?: ValueGroup[];
  /** The number of the family's variation; absent for the bank's question. */
  seed?: number;
  /** The seed for a session's hidden data; absent for the bank's. */
  dataSeed?: number;
  /** Whether the person had a question of this family earlier, so that its model answer was shown. */
  wasShown?: true;
}
