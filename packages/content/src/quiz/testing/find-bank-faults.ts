import { QUIZ_TOPICS, type QuizItem } from "../quiz-item.ts";
import { keyRank } from "../templates/build-items.ts";
import { keyIsLongest, similarityOf } from "./find-faults.ts";

const LEAST_ITEMS = 300;
const LEAST_OF_TOPIC = 70;
const LEAST_OF_DIFFICULTY = 10;
const LEAST_OF_LEVEL = 5;
const LEAST_OVER_DATA = 100;
const LEAST_NUMERIC = 100;
const ALIKE = 0.8;

const share = (items: readonly QuizItem[], test: (item: QuizItem) => boolean): number =>
  items.filter(test).length / items.length;

const keyIsShortest = (item: QuizItem): boolean =>
  item.distractors.every(({ text }) => text.length > item.correct.length);

const isWithin = (value: number, least: number, most: number): boolean => value >= least && value <= most;

/** Returns pairs of similar items that one paper could contain. */
function twins(items: readonly QuizItem[]): string[] {
  return items.flatMap((a, index) =>
    items
      .slice(index + 1)
      .filter((b) => (a.family === undefined || a.family !== b.family) && similarityOf(a.question, b.question) > ALIKE)
      .map((b) => `${a.id} and ${b.id} are alike and not of one family`),
  );
}

/** Returns templates whose items one paper could contain together. */
function looseTemplates(items: readonly QuizItem[]): string[] {
  const families = new Map<string, Set<string | undefined>>();
  for (const { dataset, family } of items) {
    if (dataset) families.set(dataset.check, (families.get(dataset.check) ?? new Set()).add(family));
  }
  return [...families]
    .filter(([, names]) => names.size > 1 || names.has(undefined))
    .map(([check]) => `items of the template ${check} are not of one family`);
}

/** Returns the faults of the whole bank as sentences. */
export function findBankFaults(items: readonly QuizItem[]): string[] {
  const numeric = items.filter((item) => keyRank(item) !== null);
  const inWords = items.filter((item) => keyRank(item) === null);
  const difficulties = QUIZ_TOPICS.flatMap((topic) =>
    [1, 2, 3].map((difficulty) => items.filter((item) => item.topic === topic && item.difficulty === difficulty)),
  );
  const firstLevels = QUIZ_TOPICS.flatMap((topic) =>
    [1, 2, 3].map((level) => items.filter((item) => item.topic === topic && item.level === level)),
  );
  const rules: readonly [string, boolean][] = [
    ["two items have one id", new Set(items.map(({ id }) => id)).size === items.length],
    ["there are fewer than 300 items", items.length >= LEAST_ITEMS],
    [
      "a topic has fewer than 70 items",
      QUIZ_TOPICS.every((topic) => items.filter((item) => item.topic === topic).length >= LEAST_OF_TOPIC),
    ],
    [
      "a difficulty of a topic has fewer than 10 items",
      difficulties.every((group) => group.length >= LEAST_OF_DIFFICULTY),
    ],
    [
      "a level from 1 to 3 of a topic has fewer than 5 items",
      firstLevels.every((group) => group.length >= LEAST_OF_LEVEL),
    ],
    [
      "fewer than 100 items are about the workbook",
      items.filter(({ dataset }) => dataset).length >= LEAST_OVER_DATA && numeric.length >= LEAST_NUMERIC,
    ],
    [
      "the key has one rank among numbers too often or too seldom",
      [0, 1, 2, 3].every((rank) =>
        isWithin(
          share(numeric, (item) => keyRank(item) === rank),
          0.2,
          0.3,
        ),
      ),
    ],
    ["the key is the longest option in over 30%", share(items, keyIsLongest) <= 0.3],
    // Nor may the key be the longest so rarely that the longest option can be excluded.
    ["the longest option in words gives the key away", isWithin(share(inWords, keyIsLongest), 0.12, 0.3)],
    ["the shortest option gives the key away", share(items, keyIsShortest) <= 0.4],
  ];
  const faults = rules.filter(([, holds]) => !holds).map(([fault]) => fault);
  return [...faults, ...twins(items), ...looseTemplates(items)];
}
