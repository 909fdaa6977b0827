import { Button } from "@dryrun/design-system/actions/button";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { decidedMessage } from "@dryrun/domain/applications/messages";
import { SECOND_MS } from "@dryrun/domain/time";
import { useEffect, useState } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import * as s from "./held-decisions.module.css";
import type { Decision, Decisions } from "./use-decisions.ts";

const text = review.decisions;
/**
 * One line with the last decision, and Undo while it is held, and any refusals of the server. Earlier decisions open on request. Decisions
 * that are being undone are not shown.
 */
export function HeldDecisions({ decisions: { all, undo, dismiss } }: { decisions: Decisions }) {
  const [isOpen, setOpen] = useState(false);
  const visible = all.filter(({ state, isUnwanted }) => state !== "undoing" && !(isUnwanted && state === "sending"));
  if (visible.length === 0) return null;
  const newestFirst = [...visible].reverse();
  const shown = isOpen ? newestFirst : newestFirst.filter(({ state }, index) => index === 0 || state === "refused");
  const more = visible.length - shown.length;
  return (
    <section aria-label={text.label} className={paperClass(s.strip)}>
      <ul className={s.list}>
        {shown.map((decision) => (
          <li key={decision.key} className={s.line} data-state={decision.state}>
            <Text decision={decision} />
            {(decision.state === "held" || (decision.state === "waiting" && !decision.isUnwanted)) && (
              <Button size="s" onClick={() => undo(decision)}>
                {text.undo(decision.entry.fullName)}
              </Button>
            )}
            {decision.state === "refused" && (
              <Button size="s" variant="quiet" onClick={() => dismiss(decision.key)}>
                {text.close}
              </Button>
            )}
          </li>
        ))}
      </ul>
      {(more > 0 || isOpen) && (
        <Button size="s" variant="quiet" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
          {isOpen ? text.fewer : text.others(more)}
        </Button>
      )}
    </section>
  );
}

function Text({ decision: { state, verb, terms, entry, until, message } }: { decision: Decision }) {
  if (state === "refused") return <span>{text.refused(entry.fullName, message)}</span>;
  if (state === "final") return <span>{text.final(entry.fullName, decidedMessage(verb, terms.notify))}</span>;
  if (state === "waiting" || state === "undo-waiting") return <span>{text.waiting(verb, entry.fullName)}</span>;
  return (
    <span>
      {text.made(verb, entry.fullName)}
      {state === "held" && <Seconds until={until} />}
    </span>
  );
}

/** The seconds in which the decision can still be undone. */
function Seconds({ until }: { until: number }) {
  const left = () => Math.max(0, Math.ceil((until - Date.now()) / SECOND_MS));
  const [seconds, setSeconds] = useState(left);
  useEffect(() => {
    const timer = setInterval(() => setSeconds(left()), SECOND_MS);
    return () => clearInterval(timer);
  });
  return <span className={s.seconds}>{text.seconds(seconds)}</span>;
}
