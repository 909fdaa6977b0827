import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./trend-line.module.css";

export interface TrendPoint {
  /** Tells the points apart. */
  key: string;
  /** "20 Nov". */
  when: string;
  /** 0 to 100. */
  score: number;
}

export interface TrendLineProps {
  points: readonly TrendPoint[];
  title: string;
  /** Lines to compare with: 40 and 70 for interviews, 80 for the quiz. */
  gates?: readonly number[];
  headingLevel?: 2 | 3 | 4;
}

const WIDTH = 560;
const HEIGHT = 180;
const LEFT = 34;
const PAD = 16;
const LABELS = 6;

const y = (score: number) => PAD + ((100 - score) / 100) * (HEIGHT - 2 * PAD - 16);
const x = (at: number, count: number) =>
  count === 1 ? (LEFT + WIDTH) / 2 : LEFT + PAD + (at / (count - 1)) * (WIDTH - LEFT - 2 * PAD);

/** Scores by their dates, the newest marked, with the gates of the verdicts. */
export function TrendLine({ points, title, gates = [40, 70], headingLevel }: TrendLineProps) {
  const rows = points.map(({ when, score }) => [when, `${score} out of 100`]);
  const every = Math.ceil(points.length / LABELS);
  const path = points.map(({ score }, at) => `${at === 0 ? "M" : "L"}${x(at, points.length)} ${y(score)}`).join("");
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: ["Date", "Score"], rows }}>
      <svg
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={s.chart}
        role="img"
        aria-label={rows.map((row) => row.join(": ")).join("; ")}
      >
        {[0, ...gates, 100].map((gate) => (
          <g key={gate}>
            <line x1={LEFT} x2={WIDTH} y1={y(gate)} y2={y(gate)} className={gate % 100 === 0 ? s.edge : s.gate} />
            <text x={LEFT - 8} y={y(gate) + 4} className={s.scale}>
              {gate}
            </text>
          </g>
        ))}
        <path d={path} className={s.line} />
        {points.map(({ key, when, score }, at) => {
          const isLast = at === points.length - 1;
          return (
            <g key={key}>
              <circle cx={x(at, points.length)} cy={y(score)} r={isLast ? 6 : 4} className={isLast ? s.now : s.dot} />
              {(isLast || at % every === 0) && (
                <>
                  <text x={x(at, points.length)} y={y(score) - 11} className={s.value}>
                    {score}
                  </text>
                  <text x={x(at, points.length)} y={HEIGHT - 4} className={s.when}>
                    {when}
                  </text>
                </>
              )}
            </g>
          );
        })}
      </svg>
    </ChartFrame>
  );
}
