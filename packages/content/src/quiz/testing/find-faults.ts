import { isLevel } from "@dryrun/domain/interviews/drills/limits";
import { hasWesternDigits } from "../../testing/western-digits.ts";
import type { QuizItem } from "../quiz-item.ts";
import { areApart } from "../templates/answer-format.ts";

const SLUGS = { Excel: "excel", "Power BI": "power-bi", SQL: "sql", VBA: "vba" } as const;
const CATCH_ALL = /\b(all|none|both|any) of (the above|these|them|the others)\b/i;
// Text that must be code: a formula, a call with a range, the start of a query, a qualified VBA member, a DAX column.
const CODE = /(^|\s)=[A-Z]+\(|\b[A-Z]{1,2}\d+:[A-Z]{1,2}\d+\)|\bSELECT \S+ FROM\b|\bRange\("|\w\[\w+\]/;
const RELEASE =
  /\b(Excel|Office) 20\d\d\b|\bas of 20\d\d\b|\bcurrently\b|\b(GB|MB) limit\b|\blicen[cs]e\b|\b(public )?preview\b|\blatest (version|release)\b/i;

const optionsOf = (item: QuizItem): string[] => [item.correct, ...item.distractors.map(({ text }) => text)];
const plainText = (text: string): string => text.replace(/`[^`]*`/g, "");

/** Whether no other option is as long as the key. */
export function keyIsLongest(item: QuizItem): boolean {
  return item.distractors.every(({ text }) => text.length < item.correct.length);
}

/** Returns how much two questions have in common: shared words and symbols divided by all of either (Jaccard). */
export function similarityOf(a: string, b: string): number {
  const [first, second] = [a, b].map((text) => new Set(text.toLowerCase().match(/[a-z0-9_]+|[^\sa-z0-9_]/g) ?? [])) as [
    Set<string>,
    Set<string>,
  ];
  const shared = [...first].filter((word) => second.has(word)).length;
  return shared / (first.size + second.size - shared);
}

/** Returns the faults of one item as sentences. */
export function findFaults(item: QuizItem): string[] {
  const options = optionsOf(item);
  const normal = options.map((text) => text.trim().toLowerCase().replace(/\s+/g, " "));
  const texts = [item.question, item.explanation];
  const rules: readonly [string, boolean][] = [
    ["needs exactly four different options", options.length === 4 && new Set(normal).size === 4],
    ["an option is blank", normal.every((text) => text !== "")],
    [
      "a distractor needs its misconception",
      item.distractors.every(({ misconception }) => misconception.trim() !== ""),
    ],
    [
      "two distractors represent one misconception",
      new Set(item.distractors.map(({ misconception }) => misconception.trim().toLowerCase())).size === 3 ||
        item.distractors.some(({ misconception }) => misconception.trim() === ""),
    ],
    [
      "a number is too near to the key",
      new Set(normal).size < 4 || item.distractors.every(({ text }) => areApart(item.correct, text)),
    ],
    ["an option refers to the other options", !options.some((text) => CATCH_ALL.test(text))],
    ["options are plain text, without backticks", !options.some((text) => text.includes("`"))],
    ["a backtick is not closed", texts.every((text) => text.split("`").length % 2 === 1)],
    [
      "code is outside backticks",
      texts.some((text) => text.split("`").length % 2 === 0) || !CODE.test(plainText(item.question)),
    ],
    ["a number is grouped as 100,000", !texts.some((text) => hasWesternDigits(plainText(text)))],
    ["the id does not fit the topic", new RegExp(`^${SLUGS[item.topic]}-([a-z0-9-]+-)?\\d+$`).test(item.id)],
    ["a question ends with a question mark", /\?$|\?.*[.]$/.test(item.question)],
    ["the explanation is missing", item.explanation.length > 20],
    ["the difficulty is not 1, 2 or 3", [1, 2, 3].includes(item.difficulty)],
    ["the level is not 1 to 5", isLevel(item.level)],
    ["a fact of a release needs asOf", item.asOf !== undefined || !texts.some((text) => RELEASE.test(text))],
    ["asOf is a month", item.asOf === undefined || /^20\d\d-(0[1-9]|1[0-2])$/.test(item.asOf)],
  ];
  return rules.filter(([, holds]) => !holds).map(([fault]) => fault);
}
