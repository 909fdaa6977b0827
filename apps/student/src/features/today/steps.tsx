import { buttonClass } from "@dryrun/design-system/actions/button";
import { Card } from "@dryrun/design-system/pages/card";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { ApplicationBadge } from "../../shared/application-badge.tsx";
import { PractiseButton } from "../../shared/practise/practise-button.tsx";
import type { NextStep } from "./next-step.ts";
import * as s from "./today-page.module.css";

/** At most this many items are shown; their own pages have the rest. */
const SHOWN = 4;

interface StepsProps {
  queue: readonly [NextStep, ...NextStep[]];
  /** A sentence about what practice has achieved; empty if there is nothing to say. */
  gained: string | undefined;
}

/** What the student can do now: the first step with the page's one primary button, the others below. */
export function Steps({ queue: [first, ...others], gained }: StepsProps) {
  const shown = others.slice(0, SHOWN);
  return (
    <>
      <section className={s.part} aria-labelledby="next-step">
        <h2 id="next-step" className={s.heading}>
          {words.today.next}
        </h2>
        {gained && <p className={s.gained}>{gained}</p>}
        <Step step={first} isFirst />
      </section>
      {shown.length > 0 && (
        <section className={s.part} aria-labelledby="also">
          <h2 id="also" className={s.heading}>
            {words.today.also}
          </h2>
          {shown.map((step) => (
            <Step key={JSON.stringify([step.title, step.to])} step={step} />
          ))}
        </section>
      )}
    </>
  );
}

function Step({ step: { title, text, action, to, decision }, isFirst = false }: { step: NextStep; isFirst?: boolean }) {
  const variant = isFirst ? "primary" : "secondary";
  return (
    <Card
      headingLevel={3}
      isDraft={isFirst && !decision}
      title={title}
      aside={decision && <ApplicationBadge status={decision} />}
      actions={
        typeof to === "string" ? (
          <Link to={to} className={buttonClass({ variant })}>
            {action}
          </Link>
        ) : (
          <PractiseButton wanted={to.practise} variant={variant}>
            {action}
          </PractiseButton>
        )
      }
    >
      <p>{text}</p>
    </Card>
  );
}
