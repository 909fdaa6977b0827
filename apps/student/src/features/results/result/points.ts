import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import type { GradedQuestion } from "../result.ts";

const FULL_SCORE = 10;
/** Rounds to hundredths, so that half points add up without binary errors. */
const rounded = (points: number) => Math.round(points * 100) / 100;

type Criterion = GradedQuestion["rubric"][number];

/** A loss of points in one question. */
export interface Loss {
  number: number;
  /** The mistake, or the criterion if no mistake is known. */
  mistake: string;
  lost: number;
}

export interface TopicPoints {
  /** The type of its questions. */
  topic: string;
  numbers: number[];
  points: number;
  of: number;
  lost: number;
  /** 0 to 10. */
  average: number;
  /** Losses of real attempts come first, then the costliest. */
  losses: Loss[];
  /** Its question with the lowest score, preferably a real attempt. */
  weakest: GradedQuestion;
}

/** Returns the lost points. A penalty has no points to earn: it costs what it deducts. */
const lostOf = ({ points, maxPoints }: Criterion) => rounded(maxPoints - points);

const withoutStop = (text: string) => text.trim().replace(/\.$/, "");

/** Whether the student tried: a blank answer or "I don't know" has no mistake to learn from. */
const isAttempt = ({ answer }: GradedQuestion) => answer.trim() !== "" && answer.trim() !== DONT_KNOW;

const lossesOf = ({ number, rubric }: GradedQuestion): Loss[] =>
  rubric
    .map((row) => ({ number, mistake: withoutStop(row.note) || withoutStop(row.criterion), lost: lostOf(row) }))
    .filter(({ lost }) => lost > 0);

function topicPoints(topic: string, questions: readonly GradedQuestion[]): TopicPoints {
  const maximum = FULL_SCORE * questions.length;
  const points = rounded(questions.reduce((total, { score }) => total + score, 0));
  const attempts = questions.filter(isAttempt);
  const open = questions.filter((question) => !isAttempt(question));
  const byCost = (some: readonly GradedQuestion[]) => some.flatMap(lossesOf).sort((a, b) => b.lost - a.lost);
  const [weakest] = (attempts.length > 0 ? attempts : open).toSorted((a, b) => a.score - b.score);
  return {
    topic,
    numbers: questions.map(({ number }) => number),
    points,
    of: maximum,
    lost: rounded(maximum - points),
    average: rounded(points / questions.length),
    losses: [...byCost(attempts), ...byCost(open)],
    weakest: weakest as GradedQuestion,
  };
}

/** Returns the points of each topic, in the order of the questions, without answers that could not be assessed. */
export function pointsByTopic(questions: readonly GradedQuestion[]): TopicPoints[] {
  const assessed = assessedOf(questions);
  return [...new Set(assessed.map(({ type }) => type))].map((topic) =>
    topicPoints(
      topic,
      assessed.filter(({ type }) => type === topic),
    ),
  );
}
