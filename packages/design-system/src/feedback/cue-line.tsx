import { classNames } from "../class-names.ts";
import * as words from "../messages/interview.en-in.ts";
import { useRootMark } from "../use-root-mark.ts";
import * as s from "./cue-line.module.css";

export interface CueStep {
  /** Saved: solid. Skipped: dotted, left out on purpose. Open: dashed, can be pressed. Locked: dashed and not reachable yet. */
  state: "saved" | "skipped" | "open" | "locked";
}

export interface CueLineProps {
  steps: readonly CueStep[];
  /** The current position, counted from 0. */
  current: number;
  /** Makes each dash a button; without it the line is a picture with one name. */
  onSelect?: (at: number) => void;
  /** The name of one step: "Question". */
  noun?: string;
  label?: string;
}

/** A line of dashes that turn solid as answers are saved; the cue dot marks the current one. */
export function CueLine({ steps, current, onSelect, noun = words.cue.step, label }: CueLineProps) {
  const countOf = (state: CueStep["state"]) => steps.filter((step) => step.state === state).length;
  const summary = label ?? words.cue.summary(countOf("saved"), steps.length, countOf("skipped"));
  const dash = (step: CueStep, at: number) => (
    <span className={s.dash} data-state={step.state} data-current={at === current || undefined} />
  );
  useRootMark("hasStep", onSelect !== undefined && steps[current] !== undefined);
  if (!onSelect)
    return (
      <div className={classNames(s.line, steps.length > 20 && s.dense)} role="img" aria-label={summary}>
        {steps.map((step, index) => (
          <span key={index} className={s.step}>
            {dash(step, index)}
          </span>
        ))}
      </div>
    );
  return (
    <ol className={s.line} aria-label={summary}>
      {steps.map((step, index) => (
        <li key={index} className={s.step}>
          <button
            type="button"
            className={s.button}
            aria-label={`${noun} ${index + 1}, ${words.cue.states[step.state]}`}
            aria-current={index === current ? "step" : undefined}
            aria-disabled={step.state === "locked" || undefined}
            onClick={() => step.state !== "locked" && onSelect(index)}
          >
            {dash(step, index)}
          </button>
        </li>
      ))}
    </ol>
  );
}
