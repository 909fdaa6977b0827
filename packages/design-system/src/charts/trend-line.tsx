import * as words from "../messages/charts.en-in.ts";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./trend-line.module.css";

export interface TrendPoint {
  /** The identity of the point. */
  key: string;
  /** A date such as "20 Nov". */
  when: string;
  /** 0 to 100. */
  score: number;
}

export interface TrendLineProps {
  points: readonly TrendPoint[];
  title: string;
  /** Scores to draw as lines for comparison. */
  gates?: readonly number[];
  headingLevel?: 2 | 3 | 4;
  /** Whether the scores are shares; otherwise they are points. */
  isPercent?: boolean;
}

const LABELS = 6;
const NO_GATES: readonly number[] = [];

/** Returns a point's distance from the left, in percent; a single point is in the middle. */
const placeOf = (at: number, count: number) => (count === 1 ? 50 : (at / (count - 1)) * 100);

/** Scores by date, the newest marked, with the gates of the verdicts. */
export function TrendLine({ points, title, gates = NO_GATES, headingLevel, isPercent }: TrendLineProps) {
  const rows = points.map(({ when, score }) => [when, isPercent ? `${score}%` : words.outOf(score, 100)]);
  const every = Math.ceil(points.length / LABELS);
  const isNamed = (at: number) => (points.length - 1 - at) % every === 0;
  const named = points.filter((_, index) => isNamed(index));
  const path = points.map(
    ({ score }, index) => `${index === 0 ? "M" : "L"}${placeOf(index, points.length)} ${100 - score}`,
  );
  const spoken = rows.map((row) => row.join(": ")).join("; ");
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: [words.chart.date, words.chart.score], rows }}>
      <div role="img" aria-label={spoken} className={s.chart}>
        {[0, ...gates, 100].map((gate) => (
          <span key={gate} className={gate % 100 === 0 ? s.edge : s.gate} style={{ insetBlockEnd: `${gate}%` }}>
            <span className={s.scale}>{gate}</span>
          </span>
        ))}
        <div className={s.plot}>
          {/* Stretched to the width; the text is outside, so that it is not stretched. */}
          <svg viewBox="0 0 100 100" preserveAspectRatio="none" className={s.line} aria-hidden="true">
            <path d={path.join("")} vectorEffect="non-scaling-stroke" />
          </svg>
          {points.map(({ key, when, score }, index) => {
            const isLast = index === points.length - 1;
            return (
              <span key={key} className={s.point} style={{ insetInlineStart: `${placeOf(index, points.length)}%` }}>
                <span className={isLast ? s.now : s.dot} style={{ insetBlockEnd: `${score}%` }} />
                {isNamed(index) && (
                  <>
                    <b className={s.value} style={{ insetBlockEnd: `${score}%` }}>
                      {score}
                    </b>
                    {named.find((point) => point.when === when)?.key === key && <span className={s.when}>{when}</span>}
                  </>
                )}
              </span>
            );
          })}
        </div>
      </div>
    </ChartFrame>
  );
}
