import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { STAGE_LABELS, STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { useEffect, useRef } from "react";
import { review } from "../../../messages/review.en-in.ts";
import * as s from "./review-list.module.css";
import type { Entry, WalkState } from "./use-walk.ts";

const say = review;

/** The filtered list beside the candidate: as much of it as the walk knows. */
export function ReviewList({ walk }: { walk: WalkState }) {
  const current = useRef<HTMLButtonElement>(null);
  const id = walk.current?._id;
  // Another candidate has another button
  useEffect(() => {
    current.current?.scrollIntoView?.({ block: "nearest" }); // a promise in newer browsers, which is no clean-up
  }, [id]);
  return (
    <nav aria-label={say.list} className={s.frame}>
      <ol>
        {walk.rows.map((entry) => (
          <li key={entry._id}>
            <button
              ref={entry._id === id ? current : undefined}
              type="button"
              className={s.entry}
              aria-current={entry._id === id ? "true" : undefined}
              onClick={() => walk.show(entry._id)}
            >
              <span className={s.name}>{entry.fullName}</span>
              <span className={s.facts}>
                <span className={s.job}>{entry.jobId.title}</span>
                <State entry={entry} />
              </span>
            </button>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function State({ entry: { status, stage, interview } }: { entry: Entry }) {
  if (status !== "pending") return <span>{STATUS_LABELS[status]}</span>;
  if (interview.state === "sent") return <VerdictBadge verdict={interview.finalDecision} score={interview.score} />;
  return <span>{STAGE_LABELS[stage]}</span>;
}
