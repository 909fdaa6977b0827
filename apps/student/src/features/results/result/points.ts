import { DONT_KNOW } from "@dryrun/domain/interviews/messages";
import { assessedOf } from "@dryrun/graded-answers/assessed";
import type { GradedQuestion } from "../result.ts";

const FULL_SCORE = 10;
/** Half points add up exactly, without binary rounding errors. */
const rounded = (points: number) => Math.round(points * 100) / 100;

type Criterion = GradedQuestion["rubric"][number];

/** What cost points in one question. */
export interface Loss {
  number: number;
  /** The mistake, or the criterion where nothing more is known. */
  mistake: string;
  lost: number;
}

export interface TopicPoints {
  /** As the type of its questions. */
  topic: string;
  numbers: number[];
  points: number;
  of: number;
  lost: number;
  /** 0 to 10. */
  average: number;
  /** Those of real attempts first, of these what cost the most. */
  losses: Loss[];
  /** Its question with the lowest score: a real attempt where there is one. */
  weakest: GradedQuestion;
}

/** A penalty has no points to earn; it cost what it took. */
const lostOf = ({ points, maxPoints }: Criterion) => rounded(maxPoints - points);

const withoutStop = (text: string) => text.trim().replace(/\.$/, "");

/** Mistakes are learned from; an open answer has none. */
const isAttempt = ({ answer }: GradedQuestion) => answer.trim() !== "" && answer.trim() !== DONT_KNOW;

const lossesOf = ({ number, rubric }: GradedQuestion): Loss[] =>
  rubric
    .map((row) => ({ number, mistake: withoutStop(row.note) || withoutStop(row.criterion), lost: lostOf(row) }))
    .filter(({ lost }) => lost > 0);

function topicPoints(topic: string, questions: readonly GradedQuestion[]): TopicPoints {
  const of = FULL_SCORE * questions.length;
  const points = rounded(questions.reduce((total, { score }) => total + score, 0));
  const attempts = questions.filter(isAttempt);
  const open = questions.filter((question) => !isAttempt(question));
  const byCost = (some: readonly GradedQuestion[]) => some.flatMap(lossesOf).sort((a, b) => b.lost - a.lost);
  const [weakest] = (attempts.length > 0 ? attempts : open).toSorted((a, b) => a.score - b.score);
  return {
    topic,
    numbers: questions.map(({ number }) => number),
    points,
    of,
    lost: rounded(of - points),
    average: rounded(points / questions.length),
    losses: [...byCost(attempts), ...byCost(open)],
    weakest: weakest as GradedQuestion,
  };
}

/** The points of each topic, in the order of the questions; an answer that could not be assessed is in none. */
export function pointsByTopic(questions: readonly GradedQuestion[]): TopicPoints[] {
  const assessed = assessedOf(questions);
  return [...new Set(assessed.map(({ type }) => type))].map((topic) =>
    topicPoints(
      topic,
      assessed.filter(({ type }) => type === topic),
    ),
  );
}
