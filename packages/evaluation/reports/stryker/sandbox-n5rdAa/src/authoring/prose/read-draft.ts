import type { AnswerPart } from "@dryrun/content/interview/training-data";
import type { Draft, DraftCriterion, DraftError, DraftFault } from "./draft.ts";

/** Longer files are no draft. */
const MOST_LETTERS = 300_000;

interface Line {
  line: number;
  text: string;
}
interface Section extends Line {
  lines: Line[];
}

/** Reads a draft in Markdown, with a fault for each line that it cannot read. Nothing is left out without one. */
export function readDraft(markdown: string): { draft: Draft; faults: DraftFault[] } {
  const draft = emptyDraft();
  if (markdown.length > MOST_LETTERS) {
    return {
      draft,
      faults: [{ line: 0, fault: `The draft has ${markdown.length} letters; ${MOST_LETTERS} is the most.` }],
    };
  }
  const faults: DraftFault[] = [];
  for (const section of sectionsOf(markdown)) {
    const fault = (line: number, text: string) => void faults.push({ line, fault: text });
    const read = READERS.find(([heading]) => heading.test(section.text));
    const found = read?.[0].exec(section.text);
    if (read && found) read[1](draft, section, trimmed(found.groups), fault);
    else fault(section.line, `Not a heading of a draft: "${section.text.slice(0, 60)}".`);
  }
  return { draft, faults };
}

const trimmed = (groups: Groups = {}): Groups =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text?.trim() ?? ""]));

const emptyDraft = (): Draft => ({
  ...{ id: "", difficulty: 2, minutes: 4, prompt: "", modelAnswer: "" },
  ...{ misconceptions: [], values: [], criteria: [], errors: [], answers: [] },
});

function sectionsOf(markdown: string): Section[] {
  const sections: Section[] = [];
  for (const [at, raw] of markdown.split(/\r?\n/).entries()) {
    const line = { line: at + 1, text: raw.trim() };
    if (/^##? /.test(line.text) || (sections.length === 0 && line.text)) sections.push({ ...line, lines: [] });
    else if (line.text) sections.at(-1)?.lines.push(line);
  }
  return sections;
}

type Groups = Readonly<Record<string, string>>;
type Fault = (line: number, text: string) => void;
type Reader = (draft: Draft, section: Section, groups: Groups, fault: Fault) => void;

const READERS: readonly (readonly [heading: RegExp, read: Reader])[] = [
  [/^# (?<id>.*)$/, readHead],
  [/^## Prompt$/i, (draft, { lines }) => Object.assign(draft, { prompt: textOf(lines) })],
  [/^## Model answer$/i, (draft, { lines }) => Object.assign(draft, { modelAnswer: textOf(lines) })],
  [/^## Misconceptions$/i, readMisconceptions],
  [/^## Values$/i, readValues],
  [/^## Criterion (?<id>\S+) \((?<number>[^)]*)\):(?<label>.*)$/i, readCriterion],
  [/^## Error (?<id>\S+) \((?<number>[^)]*)\):(?<label>.*)$/i, readError],
  [/^## Answer (?<score>[^:]*)(?::(?<why>.*))?$/i, readAnswer],
];

const textOf = (lines: readonly Line[]) => lines.map(({ text }) => text).join("\n");

type ByBeginning = readonly (readonly [beginning: string, take: (text: string) => void])[];

/** Passes each line to the handler of its prefix. A line without a known prefix is a fault. */
function takeLines(lines: readonly Line[], takers: ByBeginning, fault: Fault): void {
  for (const { line, text } of lines) {
    const taker = takers.find(([beginning]) => text.toLowerCase().startsWith(beginning.toLowerCase()));
    const rest = text.slice(taker?.[0].length).trim();
    if (taker && rest) taker[1](rest);
    else
      fault(
        line,
        `Begin this line with ${takers.map(([beginning]) => `"${beginning}"`).join(" or ")}, and write after it.`,
      );
  }
}

function readHead(draft: Draft, { lines }: Section, { id = "" }: Groups, fault: Fault): void {
  draft.id = id.trim();
  const takers: ByBeginning = [
    ["difficulty:", (text) => (draft.difficulty = Number(text))],
    ["minutes:", (text) => (draft.minutes = Number(text))],
  ];
  takeLines(lines, takers, fault);
}

function readMisconceptions(draft: Draft, { lines }: Section, _: Groups, fault: Fault): void {
  takeLines(lines, [["- ", (text) => draft.misconceptions.push(text)]], fault);
}

/** "April, March => July, June => October, September": what these words may become. */
function readValues(draft: Draft, { lines }: Section, _: Groups, fault: Fault): void {
  for (const { line, text } of lines) {
    const [from = [], ...to] = text.split("=>").map((choice) => choice.split(",").map((word) => word.trim()));
    if (to.length === 0) fault(line, 'Values are written "gyms => dance schools => swimming clubs".');
    else draft.values.push({ from, to });
  }
}

function readCriterion(draft: Draft, { line, lines }: Section, groups: Groups, fault: Fault): void {
  const { id = "", number, label = "" } = groups;
  const criterion: DraftCriterion = {
    line,
    id,
    weight: Number(number),
    label,
    good: "",
    missing: "",
    says: [],
    wrong: [],
  };
  const takers: ByBeginning = [
    ["Good:", (text) => (criterion.good = text)],
    ["Missing:", (text) => (criterion.missing = text)],
    ["+ ", (text) => criterion.says.push(text)],
    ["- ", (text) => criterion.wrong.push(text)],
  ];
  takeLines(lines, takers, fault);
  draft.criteria.push(criterion);
}

function readError(draft: Draft, { line, lines }: Section, groups: Groups, fault: Fault): void {
  const { id = "", number, label = "" } = groups;
  const error: DraftError = { line, id, penalty: Number(number), label, feedback: "", says: [] };
  const takers: ByBeginning = [
    ["Feedback:", (text) => (error.feedback = text)],
    ["+ ", (text) => error.says.push(text)],
  ];
  takeLines(lines, takers, fault);
  draft.errors.push(error);
}

function readAnswer(draft: Draft, { line, lines }: Section, { score, why = "" }: Groups): void {
  draft.answers.push({ line, score: Number(score), why, parts: lines.map(partOf) });
}

/** "They fell by 2.5% too. [others, ~choice]": `?` after a criterion is met by half, `~` before it only sounds like it, `!` is an error. */
function partOf({ line, text }: Line): AnswerPart & { line: number } {
  const at = text.endsWith("]") ? text.lastIndexOf("[") : -1;
  const marks = (at < 0 ? "" : text.slice(at + 1, -1))
    .split(",")
    .map((mark) => mark.trim())
    .filter(Boolean);
  const named = (is: (mark: string) => boolean) => marks.filter(is).map((mark) => mark.replace(/^[~!]|\?$/g, ""));
  const lists = {
    meets: named((mark) => !/^[~!]|\?$/.test(mark)),
    near: named((mark) => mark.startsWith("~")),
    partly: named((mark) => mark.endsWith("?")),
    errors: named((mark) => mark.startsWith("!")),
  };
  const used = Object.entries(lists).filter(([, ids]) => ids.length > 0);
  return { line, text: at < 0 ? text : text.slice(0, at).trimEnd(), ...Object.fromEntries(used) };
}
