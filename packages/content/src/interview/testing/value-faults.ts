import { mayBeValue, variationsOf } from "../family.ts";
import type { InterviewQuestion } from "../question.ts";
import type { Fault } from "./find-faults.ts";

const LEAST_VARIATIONS = 6;

/** Returns what is wrong with the values that make a question's variations. */
export function valueFaults(question: InterviewQuestion): Fault[] {
  const { values = [], ...rest } = question;
  const text = JSON.stringify(rest).toLowerCase();
  const groups = values.flatMap(({ from, to }, index) =>
    [
      ...(to.every((choice) => choice.length === from.length) ? [] : [`${from[0]}: a choice has more or fewer values`]),
      ...from.filter((word) => !text.includes(escapedForJson(word))).map((word) => `${word} does not occur`),
      ...[from, ...to]
        .flat()
        .filter((word) => !mayBeValue(word))
        .map((word) => `${word} is the name of a field`),
      ...to.flatMap((choice) =>
        choice.filter((word, at) => isUsed(word, from, text, at)).map((w) => `${w} occurs already`),
      ),
    ].map((fault) => ({ field: `values[${index}]`, fault })),
  );
  const count = variationsOf(question);
  return [
    ...groups,
    ...(count < LEAST_VARIATIONS
      ? [{ field: "values", fault: `there are ${count} variations, ${LEAST_VARIATIONS} are needed` }]
      : []),
  ];
}

const escapedForJson = (word: string) => JSON.stringify(word.toLowerCase()).slice(1, -1);

/** Whether a replacement already occurs in the question's text. False for numbers and for the words that it replaces. */
function isUsed(word: string, from: readonly string[], text: string, at: number): boolean {
  if (word === from[at] || from.includes(word) || /^[\d.,%]+$/.test(word)) return false;
  return new RegExp(
    `(?<![\\p{L}\\p{N}_]|\\d[.,])${word.toLowerCase().replace(/[.*+?^${}()|[\]\\]/g, "\\$&")}(?![\\p{L}\\p{N}_])`,
    "u",
  ).test(text);
}
