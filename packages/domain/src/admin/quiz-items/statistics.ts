/** The minimum number of answers for judging a question. */
export const ANSWERS_NEEDED = 50;
/** With this many wrong answers, a distractor as good as the others is never chosen in only one of 3,000 questions. */
export const WRONG_ANSWERS_NEEDED = 20;
/** Below this value, the question hardly distinguishes students who know from those who do not. */
export const LEAST_DISCRIMINATION = 0.15;
export const TOO_EASY = 0.95;
/** Share of right answers little above guessing. */
export const TOO_HARD = 0.3;

/** Possible faults of a question, the worst first. */
export const CONCERNS = ["negative", "low-discrimination", "too-hard", "dead-distractor", "too-easy"] as const;
/** `attention`: any concern and still drawn; `few-answers`: not enough to judge. */
export const QUIZ_ITEM_FILTERS = ["attention", ...CONCERNS, "few-answers", "retired"] as const;
export type QuizItemFilter = (typeof QUIZ_ITEM_FILTERS)[number];
export type Concern = (typeof CONCERNS)[number];

/** How often one option was chosen; and sums over the correct answers to the other questions of those papers. */
export interface OptionCount {
  option: string;
  chosen: number;
  rest: number;
  restSquares: number;
}

export interface ItemStatistics {
  answered: number;
  /** The share of right answers; null without answers. */
  rightShare: number | null;
  /** The point-biserial correlation with the rest of the paper; null with too few answers or without variation. */
  discrimination: number | null;
  concerns: Concern[];
}

const sum = (counts: readonly OptionCount[], of: (count: OptionCount) => number) =>
  counts.reduce((total, count) => total + of(count), 0);

/** (mean of the rest where right - mean of the rest) / standard deviation of the rest x sqrt(right / wrong). */
function pointBiserial(counts: readonly OptionCount[], key: OptionCount): number | null {
  const answered = sum(counts, ({ chosen }) => chosen);
  const right = key.chosen / answered;
  const mean = sum(counts, ({ rest }) => rest) / answered;
  const variance = sum(counts, ({ restSquares }) => restSquares) / answered - mean * mean;
  if (right === 0 || right === 1 || variance < 1e-9) return null;
  return ((key.rest / key.chosen - mean) / Math.sqrt(variance)) * Math.sqrt(right / (1 - right));
}

/**
 * Computes the statistics of one question. `counts` has the chosen options, not blank answers. Options that the
 * question no longer has count as wrong answers.
 */
export function itemStatistics(
  key: string,
  distractors: readonly string[],
  counts: readonly OptionCount[],
): ItemStatistics {
  const answered = sum(counts, ({ chosen }) => chosen);
  const keyCount = counts.find(({ option }) => option === key) ?? { option: key, chosen: 0, rest: 0, restSquares: 0 };
  const rightShare = answered === 0 ? null : keyCount.chosen / answered;
  const discrimination = answered < ANSWERS_NEEDED ? null : pointBiserial(counts, keyCount);
  const chosen = new Set(counts.filter((count) => count.chosen > 0).map(({ option }) => option));
  const isJudged = rightShare !== null && answered >= ANSWERS_NEEDED;
  const holds: Record<Concern, boolean> = {
    negative: discrimination !== null && discrimination < 0,
    "low-discrimination": discrimination !== null && discrimination >= 0 && discrimination < LEAST_DISCRIMINATION,
    "too-hard": isJudged && rightShare < TOO_HARD,
    "dead-distractor":
      answered - keyCount.chosen >= WRONG_ANSWERS_NEEDED && distractors.some((option) => !chosen.has(option)),
    "too-easy": isJudged && rightShare > TOO_EASY,
  };
  return { answered, rightShare, discrimination, concerns: CONCERNS.filter((concern) => holds[concern]) };
}

const WEIGHTS: Record<Concern, number> = {
  negative: 16,
  "low-discrimination": 8,
  "too-hard": 4,
  "dead-distractor": 2,
  "too-easy": 1,
};

/** For sorting: questions that need the most attention first, then the most answered. */
export function byAttention(a: ItemStatistics, b: ItemStatistics): number {
  const weight = ({ concerns }: ItemStatistics) => concerns.reduce((total, concern) => total + WEIGHTS[concern], 0);
  return weight(b) - weight(a) || b.answered - a.answered;
}
