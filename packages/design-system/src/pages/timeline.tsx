import { Check } from "lucide-react";
import type { ReactNode } from "react";
import { iconProps } from "../icon-props.ts";
import { useRootMark } from "../use-root-mark.ts";
import * as s from "./timeline.module.css";

export interface TimelineStep {
  title: string;
  /** The time of the step, if known. */
  when?: ReactNode;
  detail?: ReactNode;
  state: "done" | "current" | "todo";
  /** The next step was just reached: the dash to it turns solid. */
  isFresh?: boolean;
}

const WORD = { done: "done", current: "now", todo: "not yet" } as const;

/** Steps on a line that is solid up to the current step and dashed after it. */
export function Timeline({ steps, label }: { steps: readonly TimelineStep[]; label: string }) {
  useRootMark(
    "hasStep",
    steps.some(({ state }) => state === "current"),
  );
  return (
    <ol className={s.timeline} aria-label={label}>
      {steps.map((step) => (
        <li
          key={step.title}
          className={s.step}
          data-state={step.state}
          data-fresh={step.isFresh || undefined}
          aria-current={step.state === "current" ? "step" : undefined}
        >
          <span className={s.sign} aria-hidden="true">
            {step.state === "done" && <Check {...iconProps(14)} strokeWidth={3} />}
          </span>
          <div>
            <p className={s.title}>
              {step.title}
              <span className="visually-hidden">{`, ${WORD[step.state]}`}</span>
            </p>
            {step.when && <p className={s.when}>{step.when}</p>}
            {step.detail && <div className={s.detail}>{step.detail}</div>}
          </div>
        </li>
      ))}
    </ol>
  );
}
