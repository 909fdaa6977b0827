import { assessedOf } from "@dryrun/graded-answers/assessed";
import type { GradedQuestion } from "../result.ts";

const FULL_SCORE = 10;
/** Half points add up exactly, without binary rounding errors. */
const rounded = (points: number) => Math.round(points * 100) / 100;

type Criterion = GradedQuestion["rubric"][number];

/** A criterion that cost points, of one question. */
export interface Loss {
  number: number;
  criterion: string;
  lost: number;
  note: string;
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
  /** What cost the most first. */
  losses: Loss[];
  /** Its question with the lowest score. */
  weakest: GradedQuestion;
}

/** A penalty has no points to earn; it cost what it took. */
const lostOf = ({ points, maxPoints }: Criterion) => rounded(maxPoints - points);

const lossesOf = ({ number, rubric }: GradedQuestion): Loss[] =>
  rubric
    .map((row) => ({ number, criterion: row.criterion.trim(), lost: lostOf(row), note: row.note }))
    .filter(({ lost }) => lost > 0);

function topicPoints(topic: string, questions: readonly GradedQuestion[]): TopicPoints {
  const of = FULL_SCORE * questions.length;
  const points = rounded(questions.reduce((total, { score }) => total + score, 0));
  const [weakest] = [...questions].sort((a, b) => a.score - b.score);
  return {
    topic,
    numbers: questions.map(({ number }) => number),
    points,
    of,
    lost: rounded(of - points),
    average: rounded(points / questions.length),
    losses: questions.flatMap(lossesOf).sort((a, b) => b.lost - a.lost),
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
