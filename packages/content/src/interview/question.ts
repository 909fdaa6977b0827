import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import type { MeasureWorld } from "@dryrun/engines/dax/date-table";
import type { DaxResult } from "@dryrun/engines/dax/world";
import type { FormulaWorld } from "@dryrun/engines/sheet/formula-world";
import type { SqlCell, SqlTable, SqlWorld } from "@dryrun/engines/sql/world";
import type { MacroWorld } from "@dryrun/engines/vba/macro-world";
import type { CellValue } from "@dryrun/engines/workbook";

export type Cell = SqlCell;
export type Table = SqlTable;
export type SampleData = SqlWorld;

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
  /** The way does not count when this term, an expression, occurs anywhere in the answer. */
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
  /** The question asks for it in words, besides the program: running cannot show it. */
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
  /** The same words in another order are right: only the ways tell them apart. */
  byOrder?: boolean;
  feedback: string;
}

/** An answer whose grade is known; the graders are tested against it. */
export interface Exemplar {
  text: string;
  score: number;
  why: string;
}

/** What a hidden data set tests; it decides the score of an answer that fails on it. */
export type VariantKind = "general" | "ties" | "nulls" | "duplicates" | "boundary" | "empty";

/** Hidden data, and what the reference gives on it, which is stored so that changes are visible. */
export interface Variant<World, Expected> {
  kind: VariantKind;
  /** What is special about this data, as the end of "It goes wrong when …". */
  about: string;
  world: World;
  expected: Expected;
}

/** How an answer in a language is run. */
interface ExecOf<Kind extends string, World, Expected> {
  kind: Kind;
  /** The visible sample as the person may run it, which says the same as `sampleData`. */
  world: World;
  /** A right answer. */
  reference: string;
  /** What it gives on the visible sample. */
  expected: Expected;
  variants: Variant<World, Expected>[];
  /** Wrong answers; each must differ from the reference on at least one variant or on the visible sample. */
  mutants: string[];
}

/** The cells that a formula fills, as rows. */
export type SheetExec = ExecOf<"sheet", FormulaWorld, CellValue[][]>;

/** Header cells, totals and slicers are those of `world.ask` and `world.slicers`; a variant may have others. */
export type DaxExec = ExecOf<"dax", MeasureWorld, DaxResult> & {
  /** Measures that read the question in another way which is as right, such as a percentage as a number up to 100. */
  readings?: string[];
  /** Whether 0 and BLANK are the same answer, as in a sum or a count of nothing. */
  zeroIsBlank?: true;
};

/** What a macro must have done; what is absent is not compared. */
export interface MacroResult {
  /** Values of each sheet that counts, as rows from A1 on; the sheet must be there. */
  sheets?: Record<string, CellValue[][]>;
  /** Names of all sheets, sorted. */
  sheetNames?: string[];
  /** Rows of a sheet that are yellow in their first and in their last column. */
  yellow?: Record<string, number[]>;
  /** What a function returned. */
  returned?: CellValue;
  /** Whether a message or a question was shown. */
  hasMessage?: boolean;
  /** Names of the workbooks that are open besides the macro's own. */
  open?: string[];
  /** Paths of the files that were saved, exported or printed. */
  files?: string[];
  /** Whether this sheet is printed on one page. */
  onePage?: { sheet: string; is: boolean };
  /** Whether Excel's events are on. */
  eventsOn?: boolean;
  /** Whether the macro's own changes run its event procedure again. */
  callsItself?: boolean;
  /** Whether it reads or writes the rows one by one; so it does from one access for each row. */
  rowByRow?: boolean;
}

/** How a sheet is compared; without a rule all its cells must be the same. */
export interface SheetRule {
  /** A name, or `*` for all other sheets. */
  sheet: string;
  /** The first row that counts; 1 when absent. */
  from?: number;
  /** How many columns count, from A on; all when absent. */
  columns?: number;
  /** Whether the rows may come in any order, and with empty rows between them. */
  anyOrder?: true;
  /** Whether the expected cells may begin at any cell. */
  anywhere?: true;
  /** By column from 0: how far a number may be off. */
  within?: Record<string, number>;
}

export type VbaExec = ExecOf<"vba", MacroWorld, MacroResult> & { rules?: SheetRule[] };

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
  /** The rows that it gives on the visible sample. */
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
 * Values that change together. The k-th list of `to` replaces `from`, item by item, wherever these words, phrases or whole numbers
 * occur in the question, its data and its rubric (family.ts).
 */
export interface ValueGroup {
  from: string[];
  to: string[][];
}

/** A question of the bank: a family, whose values change with the seed. */
export interface InterviewQuestion {
  /** The family's; all its questions have it. */
  id: string;
  version: number;
  topic: InterviewTopic;
  /** The topic as a person reads it. */
  type: string;
  difficulty: 1 | 2 | 3;
  minutes: number;
  prompt: string;
  sampleData: SampleData | null;
  modelAnswer: string;
  /** What people get wrong here, as sentences. */
  misconceptions?: string[];
  rubric: Rubric;
  values?: ValueGroup[];
  /** Which variation of the family this is; absent for that of the bank. */
  seed?: number;
  /** What the generated hidden data of a session are made from; absent for those of the bank. */
  dataSeed?: number;
  /** The person had a question of this family before, so its model answer was shown. */
  wasShown?: true;
}
