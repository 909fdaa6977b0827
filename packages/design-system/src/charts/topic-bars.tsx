import type { CSSProperties } from "react";
import * as words from "../messages/charts.en-in.ts";
import { ChartFrame } from "./chart-frame.tsx";
import * as s from "./topic-bars.module.css";

export interface TopicBar {
  topic: string;
  /** One of the four chart colours. */
  tone: 1 | 2 | 3 | 4;
  correct: number;
  total: number;
}

export interface TopicBarsProps {
  bars: readonly TopicBar[];
  /** The line to reach, in percent, and its name. */
  mark: { percent: number; text: string };
  title: string;
  /** The columns of the table: the topic, the reached amount, and its share; without the share for scores out of 100. */
  columns: readonly [string, string] | readonly [string, string, string];
  headingLevel?: 2 | 3 | 4;
}

const percentOf = ({ correct, total }: TopicBar) => (total === 0 ? 0 : Math.round((correct / total) * 100));

/** The result of each topic, compared with one mark. */
export function TopicBars({ bars, mark, title, columns, headingLevel }: TopicBarsProps) {
  const hasShare = columns.length === 3;
  const rows = bars.map((bar) => [
    bar.topic,
    words.countOf(bar.correct, bar.total),
    ...(hasShare ? [`${percentOf(bar)}%`] : []),
  ]);
  return (
    <ChartFrame title={title} headingLevel={headingLevel} table={{ head: columns, rows }}>
      <ul className={s.bars} style={{ "--pass": `${mark.percent}%` } as CSSProperties}>
        {bars.map((bar) => (
          <li key={bar.topic} className={s.row}>
            <span className={s.topic}>{bar.topic}</span>
            <span className={s.count}>
              <b>{words.countOf(bar.correct, bar.total)}</b>
              {hasShare && ` · ${percentOf(bar)}%`}
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
      <p className={s.key}>{mark.text}</p>
    </ChartFrame>
  );
}
