import { gradeOf } from "../marks/score-grade.ts";
import * as words from "../messages/charts.en-in.ts";
import { notAssessed } from "../messages/marks.en-in.ts";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./dots10.module.css";

export interface Dots10Props {
  /** One score from 0 to 10 per question, in order; null if it could not be assessed. */
  scores: readonly (number | null)[];
  title: string;
  /** The item that a dot scores: "Question". */
  noun: string;
  headingLevel?: 2 | 3 | 4;
  /** Makes each dot a button; called with its index, from 0. */
  onSelect?: (at: number) => void;
}

const textOf = (score: number | null) =>
  score === null ? notAssessed : `${words.outOf(score, 10)}, ${gradeOf(score)}`;

/** Scores as a strip of dots, placed by their score. */
export function Dots10({ scores, title, noun, headingLevel, onSelect }: Dots10Props) {
  const rows = scores.map((score, index) => [`${noun} ${index + 1}`, textOf(score)]);
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: [noun, words.chart.score], rows }}>
      <ol className={s.strip}>
        {scores.map((score, index) => (
          <li key={index} className={s.column} data-grade={score === null ? undefined : gradeOf(score)}>
            {onSelect ? (
              <button type="button" className={s.button} onClick={() => onSelect(index)}>
                <Dot name={`${noun} ${index + 1}`} score={score} at={index} />
              </button>
            ) : (
              <Dot name={`${noun} ${index + 1}`} score={score} at={index} />
            )}
          </li>
        ))}
      </ol>
    </ChartFrame>
  );
}

const Dot = ({ name, score, at }: { name: string; score: number | null; at: number }) => (
  <>
    <span className="visually-hidden">{`${name}: ${textOf(score)}`}</span>
    <span className={s.plot} aria-hidden="true">
      <span className={s.stem} style={{ blockSize: `${(score ?? 0) * 10}%` }}>
        <span className={s.score}>{score ?? "–"}</span>
        {score !== null && <span className={s.dot} />}
      </span>
    </span>
    <span className={s.number} aria-hidden="true">
      {at + 1}
    </span>
  </>
);
