import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { memo, type Ref, useEffect, useRef } from "react";
import { review } from "../../../messages/review.en-in.ts";
import { afterPaint } from "../../../shared/after-paint.ts";
import * as s from "./review-list.module.css";
import type { Entry, WalkState } from "./use-walk.ts";

const text = review;

/** The filtered list next to the candidate, as far as it has loaded. */
export function ReviewList({ walk }: { walk: WalkState }) {
  const current = useRef<HTMLButtonElement>(null);
  const id = walk.current?._id;
  // Another candidate has another button. Runs after the paint, because reading the scroll position costs a layout.
  useEffect(() => afterPaint(() => current.current?.scrollIntoView?.({ block: "nearest" })), [id]);
  return (
    <nav aria-label={text.list} className={paperClass(s.frame)}>
      <ol>
        {walk.rows.map((entry) => (
          <Row
            key={entry._id}
            ref={entry._id === id ? current : undefined}
            entry={entry}
            isCurrent={entry._id === id}
            onShow={walk.show}
          />
        ))}
      </ol>
    </nav>
  );
}

interface RowProps {
  ref: Ref<HTMLButtonElement> | undefined;
  entry: Entry;
  isCurrent: boolean;
  onShow: (id: string) => void;
}

/** Rendered again only when the row changes. */
const Row = memo(function Row({ ref, entry, isCurrent, onShow }: RowProps) {
  return (
    <li>
      <button
        ref={ref}
        type="button"
        className={s.entry}
        aria-current={isCurrent ? "true" : undefined}
        onClick={() => onShow(entry._id)}
      >
        <span className={s.name}>{entry.fullName}</span>
        <span className={s.facts}>
          <span className={s.job}>{entry.jobId.title}</span>
          <State entry={entry} />
        </span>
      </button>
    </li>
  );
});

function State({ entry: { status, stageName, interview } }: { entry: Entry }) {
  if (status !== "pending") return <span>{STATUS_LABELS[status]}</span>;
  if (interview.state === "sent")
    return (
      <VerdictBadge
        verdict={interview.finalDecision}
        score={interview.score}
        isClose={isCloseToLine(interview.score, interview.finalDecision)}
      />
    );
  return <span>{stageName}</span>;
}
