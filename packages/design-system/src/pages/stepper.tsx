import { Check } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/pages.en-in.ts";
import { useRootMark } from "../use-root-mark.ts";
import * as s from "./stepper.module.css";

export interface StepperProps {
  steps: readonly string[];
  /** Counted from 0. */
  current: number;
  label?: string;
  /** Lets people return to a completed step. */
  onSelect?: (at: number) => void;
}

/** Progress in a row of steps: completed ones are solid with a tick, the next is dashed. */
export function Stepper({ steps, current, label = words.steps.label, onSelect }: StepperProps) {
  useRootMark("hasStep", current < steps.length);
  return (
    <div>
      <p className={s.text}>{words.steps.of(current + 1, steps.length, steps[current] ?? "")}</p>
      <ol className={s.steps} aria-label={label}>
        {steps.map((step, index) => {
          const state = index < current ? "done" : index === current ? "current" : "next";
          const content = (
            <>
              <span className={s.sign} aria-hidden="true">
                {state === "done" ? <Check {...iconProps(16)} strokeWidth={2.5} /> : index + 1}
              </span>
              <span className={s.name}>
                {step}
                {state === "done" && <span className="visually-hidden">{`, ${words.steps.done}`}</span>}
              </span>
            </>
          );
          return (
            <li
              key={step}
              className={s.step}
              data-state={state}
              aria-current={state === "current" ? "step" : undefined}
            >
              {onSelect && state === "done" ? (
                <button type="button" className={s.content} onClick={() => onSelect(index)}>
                  {content}
                </button>
              ) : (
                <span className={s.content}>{content}</span>
              )}
            </li>
          );
        })}
      </ol>
    </div>
  );
}
