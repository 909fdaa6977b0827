import type { InterviewTopic } from "@dryrun/domain/interviews/topics";
import { type Random, shuffle } from "../../datasets/random.ts";
import { variationsOf, withSeed } from "../family.ts";
import type { InterviewQuestion } from "../question.ts";
import type { Counts } from "./counts.ts";
import type { Memory } from "./history.ts";
import type { Tiers } from "./pools.ts";

/** The sum of the difficulties, 1 to 3, of ten questions; a difference of one is acceptable. */
export const DIFFICULTY = 20;
const DIFFICULTY_WITHIN = 1;

/** Families of one topic in the order of preference. */
interface Choice {
  topic: InterviewTopic;
  ordered: InterviewQuestion[];
  taken: number;
  /** How many of them are as good as the taken ones. */
  equal: number;
}

/** Draws families; fewer if a topic has too few. */
export function drawFamilies(
  random: Random,
  tiersOf: (topic: InterviewTopic) => Tiers,
  counts: Counts,
): InterviewQuestion[][] {
  return balanced(counts.map((each) => choiceOf(random, tiersOf(each.topic), each)));
}

function choiceOf(random: Random, tiers: Tiers, { topic, count }: Counts[number]): Choice {
  const ordered: InterviewQuestion[] = [];
  let equal = 0;
  for (const tier of tiers) {
    if (ordered.length < count) equal = ordered.length + tier.length;
    ordered.push(...shuffle(random, tier));
  }
  return { topic, ordered, taken: Math.min(count, ordered.length), equal };
}

/** Exchanges taken families for equally good ones, one by one, until the sum of the difficulties is that of every interview. */
function balanced(choices: readonly Choice[]): InterviewQuestion[][] {
  const sum = () =>
    choices
      .flatMap(({ ordered, taken }) => ordered.slice(0, taken))
      .reduce((all, { difficulty }) => all + difficulty, 0);
  const isWhole = choices.reduce((all, { taken }) => all + taken, 0) * 2 === DIFFICULTY;
  for (let left = sum() - DIFFICULTY; isWhole && Math.abs(left) > DIFFICULTY_WITHIN; left = sum() - DIFFICULTY) {
    if (!choices.some((choice) => exchangeOne(choice, left))) break;
  }
  return choices.map(({ ordered, taken }) => ordered.slice(0, taken).sort((a, b) => a.difficulty - b.difficulty));
}

/** Exchanges a family for one that brings the sum closer; `left` is the excess of the sum. */
function exchangeOne({ ordered, taken, equal }: Choice, left: number): boolean {
  for (let index = 0; index < taken; index += 1) {
    for (let other = taken; other < equal; other += 1) {
      const [present, next] = [ordered[index], ordered[other]];
      if (!present || !next) continue;
      const change = next.difficulty - present.difficulty;
      if (change === 0 || Math.abs(left + change) >= Math.abs(left)) continue;
      [ordered[index], ordered[other]] = [next, present];
      return true;
    }
  }
  return false;
}

/**
 * Returns the family's question with values that the person has not had; if there are none, with the least recently
 * used ones.
 */
export function questionOf(
  family: InterviewQuestion,
  memory: Memory,
  random: Random,
  had: readonly number[] = [],
): InterviewQuestion {
  const known = [...memory.seeds(family.id).filter((seed) => !had.includes(seed)), ...had];
  const all = Array.from({ length: variationsOf(family) }, (_, seed) => seed);
  const [fresh] = shuffle(
    random,
    all.filter((seed) => !known.includes(seed)),
  );
  const question = withSeed(family, fresh ?? known[0] ?? 0);
  const dataSeed = Math.floor(random() * 2 ** 31);
  return { ...question, dataSeed, ...(memory.lastShown(family.id) > 0 && { wasShown: true as const }) };
}
