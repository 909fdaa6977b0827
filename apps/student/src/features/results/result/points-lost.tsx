import { ChartFrame } from "@dryrun/design-system/charts/chart-frame";
import { pointsText } from "@dryrun/graded-answers/points-text";
import type { GradedQuestion } from "../result.ts";
import { words } from "../words.ts";
import { type CriterionTotal, totalsByCriterion } from "./points.ts";
import * as s from "./points-lost.module.css";

const say = words.result;
/** The bars as a summary; the table has every criterion. */
const MOST = 6;

const shareOf = ({ points, maxPoints }: CriterionTotal) => (maxPoints > 0 ? Math.max(0, points / maxPoints) * 100 : 0);

/** Where the points went: the criteria that cost the most over all questions, and as a table all of them. */
export function PointsLost({ questions }: { questions: readonly GradedQuestion[] }) {
  const totals = totalsByCriterion(questions);
  if (totals.length === 0) return null;
  const costly = totals.filter(({ lost }) => lost > 0).slice(0, MOST);
  const rows = totals.map(({ criterion, points, maxPoints, numbers }) => [
    criterion,
    pointsText(points, maxPoints),
    numbers.join(", "),
  ]);
  return (
    <ChartFrame title={say.where} headingLevel={2} table={{ head: say.whereColumns, rows }}>
      <p className={s.text}>{costly.length > 0 ? say.whereText : say.nothingLost}</p>
      <ul className={s.bars}>
        {costly.map((total) => (
          <li key={total.criterion} className={s.row}>
            <span className={s.criterion}>{total.criterion}</span>
            <span className={s.points}>{pointsText(total.points, total.maxPoints)}</span>
            <span className={s.track} aria-hidden="true">
              <span className={s.bar} style={{ inlineSize: `${shareOf(total)}%` }} />
            </span>
            <span className={s.questions}>{say.inQuestions(total.numbers)}</span>
          </li>
        ))}
      </ul>
    </ChartFrame>
  );
}
