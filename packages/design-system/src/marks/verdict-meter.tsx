import type { CSSProperties } from "react";
import * as words from "../messages/marks.en-in.ts";
import type { Verdict } from "./verdict-badge.tsx";
import * as s from "./verdict-meter.module.css";

const ZONES = [
  { verdict: "Rejected", from: 0, to: 39, width: 40 },
  { verdict: "Review", from: 40, to: 69, width: 30 },
  { verdict: "Pass", from: 70, to: 100, width: 30 },
] as const;

export const zoneOf = (score: number): Verdict => (score >= 70 ? "Pass" : score >= 40 ? "Review" : "Rejected");

const meterText = (score: number, verdict: Verdict, isClose: boolean): string =>
  `${score} out of 100, ${verdict}${isClose ? ` (${words.closeToLine})` : ""}`;

export interface VerdictMeterProps {
  score: number;
  verdict: Verdict;
  /** Whether the score passed a threshold but the evaluator was not sure about it: the label is then at that threshold. */
  isClose?: boolean;
  label?: string;
}

/** The score between 0 and 100 with the gates of the verdicts: a dashed line, solid up to the score. */
export function VerdictMeter({ score, verdict, isClose = false, label = words.scoreLabel }: VerdictMeterProps) {
  const text = meterText(score, verdict, isClose);
  const gate = score < 40 ? 40 : 70;
  return (
    <div className={s.frame} data-verdict={verdict}>
      {/* biome-ignore lint/a11y/useSemanticElements: the browser draws its own meter element, without gates and words */}
      <div
        role="meter"
        aria-label={label}
        aria-valuenow={score}
        aria-valuemin={0}
        aria-valuemax={100}
        aria-valuetext={text}
        className={s.meter}
        style={{ "--at": `${score}%` } as CSSProperties}
      >
        <div className={s.pointer} aria-hidden="true">
          <span className={s.score}>{score}</span>
        </div>
        <div className={s.track} aria-hidden="true">
          {ZONES.map((zone) => (
            <span
              key={zone.verdict}
              className={s.zone}
              data-zone={zone.verdict}
              data-here={(!isClose && zone.verdict === zoneOf(score)) || undefined}
              style={{ inlineSize: `${zone.width}%` }}
            />
          ))}
          {isClose && <span className={s.close} style={{ "--gate": `${gate}%` } as CSSProperties} />}
          <span className={s.fill} />
          <span className={s.spot} />
        </div>
      </div>
      <Labels verdict={verdict} isClose={isClose} />
      <p className={s.print}>{text}</p>
    </div>
  );
}

/** The verdicts with their scores; a verdict close to the line has its own label instead. */
function Labels({ verdict, isClose }: { verdict: Verdict; isClose: boolean }) {
  return (
    <>
      <div className={s.labels} aria-hidden="true">
        {ZONES.map((zone) => (
          <span
            key={zone.verdict}
            className={s.label}
            data-here={(!isClose && zone.verdict === verdict) || undefined}
            style={{ inlineSize: `${zone.width}%` }}
          >
            <b>{zone.verdict}</b> <span className={s.range}>{`${zone.from}-${zone.to}`}</span>
          </span>
        ))}
      </div>
      {isClose && (
        <p className={s.closeLabel} aria-hidden="true">
          {`${verdict} (${words.closeToLine})`}
        </p>
      )}
    </>
  );
}
