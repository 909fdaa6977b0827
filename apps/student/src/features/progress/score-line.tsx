import { TrendLine, type TrendPoint } from "@dryrun/design-system/charts/trend-line";
import type { ReactNode } from "react";
import { progress as messages } from "./progress.en-in.ts";
import * as s from "./progress-page.module.css";

interface ScoreLineProps {
  title: string;
  points: readonly TrendPoint[];
  gates: readonly number[];
  /** What the gates mean. */
  about: string;
  /** Shown instead of a line when there is one point. */
  one: (point: TrendPoint) => string;
  none: ReactNode;
  isPercent?: boolean;
}

/** Scores by date, if there are at least two, and the change since the first. */
export function ScoreLine({ title, points, gates, about, one, none, isPercent }: ScoreLineProps) {
  const [first] = points;
  const latest = points.at(-1);
  if (!first || !latest) return <p className={s.note}>{none}</p>;
  if (points.length === 1) return <p>{one(first)}</p>;
  const best = Math.max(...points.map(({ score }) => score));
  return (
    <>
      <TrendLine points={points} title={title} gates={gates} headingLevel={3} isPercent={isPercent} />
      <p className={s.note}>{`${messages.change(first.score, latest.score, best)} ${about}`}</p>
    </>
  );
}
