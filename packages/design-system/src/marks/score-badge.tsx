import * as words from "../messages/marks.en-in.ts";
import { Badge } from "./badge.tsx";
import { GRADE_TONE, gradeOf } from "./score-grade.ts";

/** A score out of 10, with text for people who cannot see its colour; null if the answer could not be assessed. */
export function ScoreBadge({ score }: { score: number | null }) {
  if (score === null) return <Badge>{words.notAssessed}</Badge>;
  const grade = gradeOf(score);
  return (
    <Badge tone={GRADE_TONE[grade]}>
      <span aria-hidden="true">{score}/10</span>
      <span className="visually-hidden">{words.score(score, grade)}</span>
    </Badge>
  );
}
