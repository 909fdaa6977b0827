import type { CSSProperties } from "react";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./topic-bars.module.css";

export interface TopicBar {
  topic: string;
  /** Which of the four colours of charts it has. */
  tone: 1 | 2 | 3 | 4;
  correct: number;
  total: number;
}

export interface TopicBarsProps {
  bars: readonly TopicBar[];
  /** The line to reach, in percent. */
  passMark: number;
  title?: string;
  headingLevel?: 2 | 3 | 4;
}

const percentOf = ({ correct, total }: TopicBar) => (total === 0 ? 0 : Math.round((correct / total) * 100));

/** Correct answers of each topic against the pass mark. */
export function TopicBars({ bars, passMark, title = "Correct by topic", headingLevel }: TopicBarsProps) {
  const rows = bars.map((bar) => [bar.topic, `${bar.correct} of ${bar.total}`, `${percentOf(bar)}%`]);
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: ["Topic", "Correct", "Share"], rows }}>
      <ul className={s.bars} style={{ "--pass": `${passMark}%` } as CSSProperties}>
        {bars.map((bar) => (
          <li key={bar.topic} className={s.row}>
            <span className={s.topic}>{bar.topic}</span>
            <span className={s.count}>
              <b>{`${bar.correct} of ${bar.total}`}</b>
              {` · ${percentOf(bar)}%`}
            </span>
            <span className={s.track} aria-hidden="true">
              <span
                className={s.bar}
                style={{ inlineSize: `${percentOf(bar)}%`, background: `var(--chart-${bar.tone})` }}
              />
            </span>
          </li>
        ))}
      </ul>
      <p className={s.key}>{`The mark on each bar is the pass mark, ${passMark}%.`}</p>
    </ChartFrame>
  );
}
