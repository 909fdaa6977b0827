import { useUser } from "@dryrun/auth/user-context";
import { Stepper } from "@dryrun/design-system/pages/stepper";
import { useFormField } from "@dryrun/forms/use-form-field";
import { useFormValues } from "@dryrun/forms/use-form-values";
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from "react";
import { type ResumeValues, valuesFrom } from "../../../../shared/resume-form/resume-values.ts";
import * as s from "./step-pages.module.css";
import { applySteps } from "./steps.en-in.ts";
import { type Filled, isBlankStep, STEPS, type Step } from "./steps.ts";
import type { Steps } from "./use-steps.ts";

const text = applySteps.steps;
/** Pages whose first part has a legend that would repeat the heading. */
const NAMED_BY_HEADING: readonly Step[] = ["about", "education", "letter"];

interface StepPagesProps {
  steps: Steps;
  /** What the profile filled in; undefined if it was not loaded. */
  filled: Record<Step, Filled> | undefined;
  pages: Record<Step, ReactNode>;
}

/** The pages of the form. A page stays mounted after it was opened, so that no input is lost. */
export function StepPages({ steps, filled, pages }: StepPagesProps) {
  const { at } = steps;
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([at]));
  if (!opened.has(at)) setOpened(new Set([...opened, at]));
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(at, heading);
  useSavedStep(steps);
  return (
    <>
      <Stepper steps={STEPS.map((step) => text.names[step])} current={at} label={text.label} onSelect={steps.go} />
      {STEPS.map((step, place) =>
        opened.has(place) ? (
          <section
            key={step}
            hidden={place !== at}
            className={s.page}
            data-named={NAMED_BY_HEADING.includes(step) || undefined}
            aria-labelledby={`step-${step}`}
          >
            <h2 id={`step-${step}`} ref={place === at ? heading : undefined} tabIndex={-1} className={s.heading}>
              {text.names[step]}
            </h2>
            {filled && step !== "check" && <FilledNote step={step} filled={filled[step]} />}
            {pages[step]}
          </section>
        ) : null,
      )}
    </>
  );
}

/** Shows what the profile filled in. If it filled in nothing, the note stays until the student writes something, here or in a draft. */
function FilledNote({ step, filled }: { step: Step; filled: Filled }) {
  const values = useFormValues<ResumeValues>();
  const blank = valuesFrom(undefined, useUser());
  if (filled === "none" && !isBlankStep(step, values, blank)) return null;
  return <p className={s.note}>{text.filled[filled]}</p>;
}

/** Scrolls a new page to its top and focuses its heading. */
function useArrival(at: number, heading: { current: HTMLElement | null }) {
  const first = useRef(at);
  useEffect(() => {
    if (first.current === at) return;
    first.current = -1;
    scrollTo({ top: 0 });
    heading.current?.focus({ preventScroll: true });
  }, [at, heading]);
}

/** Saves the current page in the draft, so that another device continues there. The first page is not saved. */
function useSavedStep({ at, first, isNamed, go }: Steps) {
  const { value: kept, setValue } = useFormField<string>("step");
  const keep = useEffectEvent(() => {
    const name = at === first ? "" : (STEPS[at] ?? "");
    if (isNamed && kept !== name) setValue(name);
  });
  const shown = useRef(at);
  useEffect(() => {
    // Opening by the address is no change: it would override a draft that is still loading.
    if (shown.current === at) return;
    shown.current = at;
    keep();
  }, [at]);
  const resume = useEffectEvent(() => {
    const place = STEPS.indexOf(kept as Step);
    if (!isNamed && place >= 0) go(place, { replace: true });
  });
  useEffect(() => resume(), [kept]);
}
