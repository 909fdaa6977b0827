import type { CSSProperties } from "react";
import * as words from "../messages/interview.en-in.ts";
import * as s from "./prompt-clock.module.css";

export interface PromptClockProps {
  /** Comes from a clock that the server corrects; this component only draws it. */
  secondsLeft: number;
  totalSeconds: number;
  /** Hides the digits until five minutes are left. */
  hasHiddenDigits?: boolean;
  label?: string;
}

const GATES = [600, 300, 60];
const LAST_MINUTE = 60;
const DIGITS_RETURN = 300;

/** Formats the seconds: 754 becomes "12:34". */
export function clockText(seconds: number): string {
  const left = Math.max(0, Math.ceil(seconds));
  return `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
}

/** The time left as digits and as a shrinking bar. Silent, because the page makes the announcements. */
export function PromptClock({
  secondsLeft,
  totalSeconds,
  hasHiddenDigits,
  label = words.clock.left,
}: PromptClockProps) {
  const share = (seconds: number) => `${Math.min(100, Math.max(0, (seconds / totalSeconds) * 100))}%`;
  const isLast = secondsLeft <= LAST_MINUTE;
  const isHidden = hasHiddenDigits && secondsLeft > DIGITS_RETURN;
  return (
    <div className={s.clock} role="timer" aria-label={label} data-last={isLast || undefined}>
      <span className={s.digits}>
        {isHidden ? <span className={s.hidden}>{words.clock.hidden}</span> : clockText(secondsLeft)}
        {isLast && <span className={s.word}>{words.clock.lastMinute}</span>}
      </span>
      <span className={s.tape} aria-hidden="true" style={{ "--left": share(secondsLeft) } as CSSProperties}>
        {GATES.filter((gate) => gate < totalSeconds).map((gate) => (
          <span key={gate} className={s.gate} style={{ insetInlineStart: share(gate) }} />
        ))}
      </span>
    </div>
  );
}
