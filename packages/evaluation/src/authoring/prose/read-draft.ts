import type { AnswerPart } from "@dryrun/content/interview/training-data";
import type { Draft, DraftCriterion, DraftError, DraftFault } from "./draft.ts";

/** Longer files are refused; in characters. */
const MOST_LETTERS = 300_000;

interface Line {
  line: number;
  text: string;
}
interface Section extends Line {
  lines: Line[];
}

/** Reads a draft in Markdown. Every line that it cannot read gets a fault. */
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
    const addFault = (line: number, text: string) => void faults.push({ line, fault: text });
    const reader = READERS.find(([heading]) => heading.test(section.text));
    const match = reader?.[0].exec(section.text);
    if (reader && match) reader[1](draft, section, trimmed(match.groups), addFault);
    else addFault(section.line, `Not a heading of a draft: "${section.text.slice(0, 60)}".`);
  }
  return { draft, faults };
}

const trimmed = (groups: Groups = {}): Groups =>
  Object.fromEntries(Object.entries(groups).map(([name, text]) => [name, text?.trim() ?? ""]));

const emptyDraft = (): Draft => ({
  ...{ id: "", difficulty: 2, level: 3, minutes: 4, prompt: "", modelAnswer: "" },
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
type AddFault = (line: number, text: string) => void;
type Reader = (draft: Draft, section: Section, groups: Groups, addFault: AddFault) => void;

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

type LineHandlers = readonly (readonly [prefix: string, handle: (text: string) => void])[];

/** Passes each line to the handler of its prefix. A line without a known prefix is a fault. */
function handleLines(lines: readonly Line[], handlers: LineHandlers, addFault: AddFault): void {
  for (const { line, text } of lines) {
    const handler = handlers.find(([prefix]) => text.toLowerCase().startsWith(prefix.toLowerCase()));
    const rest = text.slice(handler?.[0].length).trim();
    if (handler && rest) handler[1](rest);
    else
      addFault(
        line,
        `Begin this line with ${handlers.map(([prefix]) => `"${prefix}"`).join(" or ")}, and write after it.`,
      );
  }
}

function readHead(draft: Draft, { lines }: Section, { id = "" }: Groups, addFault: AddFault): void {
  draft.id = id.trim();
  const handlers: LineHandlers = [
    ["difficulty:", (text) => (draft.difficulty = Number(text))],
    ["level:", (text) => (draft.level = Number(text))],
    ["minutes:", (text) => (draft.minutes = Number(text))],
  ];
  handleLines(lines, handlers, addFault);
}

function readMisconceptions(draft: Draft, { lines }: Section, _: Groups, addFault: AddFault): void {
  handleLines(lines, [["- ", (text) => draft.misconceptions.push(text)]], addFault);
}

/** Reads lines such as "April, March => July, June": in a variation of the question, the words after an arrow replace the first ones. */
function readValues(draft: Draft, { lines }: Section, _: Groups, addFault: AddFault): void {
  for (const { line, text } of lines) {
    const [from = [], ...to] = text.split("=>").map((choice) => choice.split(",").map((word) => word.trim()));
    if (to.length === 0) addFault(line, 'Values are written "gyms => dance schools => swimming clubs".');
    else draft.values.push({ from, to });
  }
}

function readCriterion(draft: Draft, { line, lines }: Section, groups: Groups, addFault: AddFault): void {
  const { id = "", number, label = "" } = groups;
  const criterion: DraftCriterion = {
    line,
    id,
    weight: Number(number),
    label,
    good: "",
    missing: "",
    sentences: [],
    nearMisses: [],
  };
  const handlers: LineHandlers = [
    ["Good:", (text) => (criterion.good = text)],
    ["Missing:", (text) => (criterion.missing = text)],
    ["+ ", (text) => criterion.sentences.push(text)],
    ["- ", (text) => criterion.nearMisses.push(text)],
  ];
  handleLines(lines, handlers, addFault);
  draft.criteria.push(criterion);
}

function readError(draft: Draft, { line, lines }: Section, groups: Groups, addFault: AddFault): void {
  const { id = "", number, label = "" } = groups;
  const error: DraftError = { line, id, penalty: Number(number), label, feedback: "", sentences: [] };
  const handlers: LineHandlers = [
    ["Feedback:", (text) => (error.feedback = text)],
    ["+ ", (text) => error.sentences.push(text)],
  ];
  handleLines(lines, handlers, addFault);
  draft.errors.push(error);
}

function readAnswer(draft: Draft, { line, lines }: Section, { score, why = "" }: Groups): void {
  draft.answers.push({ line, score: Number(score), why, parts: lines.map(partOf) });
}

/** Reads a sentence with its marks, such as "They fell too. [others, ~choice]". `id?` is partly met, `~id` only sounds like it, `!id` is an error. */
function partOf({ line, text }: Line): AnswerPart & { line: number } {
  const marksStart = text.endsWith("]") ? text.lastIndexOf("[") : -1;
  const marks = (marksStart < 0 ? "" : text.slice(marksStart + 1, -1))
    .split(",")
    .map((mark) => mark.trim())
    .filter(Boolean);
  const idsOf = (isOfKind: (mark: string) => boolean) =>
    marks.filter(isOfKind).map((mark) => mark.replace(/^[~!]|\?$/g, ""));
  const lists = {
    meets: idsOf((mark) => !/^[~!]|\?$/.test(mark)),
    near: idsOf((mark) => mark.startsWith("~")),
    partly: idsOf((mark) => mark.endsWith("?")),
    errors: idsOf((mark) => mark.startsWith("!")),
  };
  const nonEmptyLists = Object.entries(lists).filter(([, ids]) => ids.length > 0);
  return {
    line,
    text: marksStart < 0 ? text : text.slice(0, marksStart).trimEnd(),
    ...Object.fromEntries(nonEmptyLists),
  };
}
