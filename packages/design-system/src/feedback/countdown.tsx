import * as s from "./countdown.module.css";
import { COUNTDOWN_UNITS, countdownParts } from "./countdown-parts.ts";

export interface CountdownProps {
  /** Counted by the page; shows dashes while undefined. */
  secondsLeft: number | undefined;
  label: string;
  /** Shows the seconds too; they are never announced. */
  hasSeconds?: boolean;
}

/** The time until an event in days, hours and minutes. */
export function Countdown({ secondsLeft, label, hasSeconds = false }: CountdownProps) {
  const { shown, spoken } = secondsLeft === undefined ? { shown: [], spoken: "–" } : countdownParts(secondsLeft);
  const units = hasSeconds ? COUNTDOWN_UNITS : COUNTDOWN_UNITS.slice(0, -1);
  return (
    <div role="timer" aria-label={`${label}: ${spoken}`} className={s.countdown}>
      {units.map((unit, index) => (
        <span key={unit} className={s.part} aria-hidden="true">
          <b className={s.count}>{shown[index] ?? "–"}</b> {unit}
        </span>
      ))}
    </div>
  );
}
