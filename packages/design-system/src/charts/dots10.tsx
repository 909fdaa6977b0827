import { gradeOf } from "../marks/score-grade.ts";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./dots10.module.css";

export interface Dots10Props {
  /** One score of 0 to 10 for each question, in their order. */
  scores: readonly number[];
  title?: string;
  headingLevel?: 2 | 3 | 4;
}

/** The scores of the questions as a strip of dots, each as high as its score. */
export function Dots10({ scores, title = "Score of each question", headingLevel }: Dots10Props) {
  const rows = scores.map((score, at) => [`Question ${at + 1}`, `${score} out of 10, ${gradeOf(score)}`]);
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: ["Question", "Score"], rows }}>
      <ol className={s.strip}>
        {scores.map((score, at) => (
          <li key={at} className={s.column} data-grade={gradeOf(score)}>
            <span className="visually-hidden">{`Question ${at + 1}: ${score} out of 10, ${gradeOf(score)}`}</span>
            <span className={s.plot} aria-hidden="true">
              <span className={s.stem} style={{ blockSize: `${score * 10}%` }}>
                <span className={s.score}>{score}</span>
                <span className={s.dot} />
              </span>
            </span>
            <span className={s.number} aria-hidden="true">
              {at + 1}
            </span>
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}
