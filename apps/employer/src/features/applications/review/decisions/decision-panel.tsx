import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { paperClass } from "@dryrun/design-system/pages/paper";
import { useIsWide } from "@dryrun/design-system/use-is-wide";
import { acceptApplication } from "@dryrun/domain/applications/calls";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { Link } from "@dryrun/remote-kit/router";
import { Check, X } from "lucide-react";
import { type RefObject, useDeferredValue, useEffect, useRef, useState } from "react";
import { review } from "../../../../messages/review.en-in.ts";
import { messages } from "../../../../messages.en-in.ts";
import { paths } from "../../../../paths.ts";
import type { Application } from "../../../../shared/answers.ts";
import { decisionText } from "../../../../shared/decision/decision-text.ts";
import { ReopenButton } from "../../../../shared/decision/reopen/reopen-button.tsx";
import type { Terms } from "../../../../shared/decision/terms.ts";
import { useStillHeld } from "../../../../shared/decision/use-still-held.ts";
import { summaryOf } from "../../../../shared/history/others-text.ts";
import { StopNotice } from "../../../../shared/history/stop-notice.tsx";
import type { Reading } from "../../../../shared/reading/use-reading.ts";
import { useMay } from "../../../../shared/role/may.tsx";
import { Lookers } from "../../../../shared/together/lookers.tsx";
import { MeetingAhead } from "../../../../shared/together/meeting-ahead.tsx";
import { useDecider } from "../../../../shared/together/use-colleagues.ts";
import { Marks } from "../../marks/marks.tsx";
import { useMarksData } from "../../marks/use-marks-data.ts";
import { DrawnAhead, type Neighbours } from "../candidate/drawn-ahead.tsx";
import type { Seen } from "../candidate/known.ts";
import { isDue } from "../use-walk.ts";
import * as s from "./decision-panel.module.css";
import { AcceptQuestion, RejectQuestion } from "./decision-questions.tsx";
import type { Verb } from "./use-decisions.ts";

const { decision } = messages;

export interface DecisionPanelProps {
  of: Neighbours<Seen>;
  asking: Verb | null;
  onAsk: (verb: Verb | null) => void;
  onDecide: (verb: Verb, terms: Terms) => void;
  /** Undoes the shown decision, while the server holds it. */
  onUndo: (() => void) | undefined;
  reading: Reading;
  onStage: (applicationId: string, stage: string, stageName: string) => void;
}

/** The decision about the shown candidate, and the employer's own marks. */
export function DecisionPanel({ of, asking, onAsk, onDecide, onUndo, reading, onStage }: DecisionPanelProps) {
  const { entry, application } = of[1];
  // By application: a cancelled or undone decision keeps its typed reason.
  const [reasons] = useState(() => new Map<string, string>());
  const buttons = useReturn(entry._id, asking);
  const isPending = isDue(entry, application.status);
  const mayDecide = useMay(acceptApplication);
  const status = isPending || entry.status !== "pending" ? entry.status : application.status;
  return (
    <section
      aria-label={decision.label}
      className={paperClass(s.panel)}
      data-brief={(isPending && asking === null) || undefined}
    >
      <Lookers applicationId={entry._id} />
      <div className={s.head}>
        <h2 className={s.title}>{decision.label}</h2>
        <StatusBadge status={status} label={STATUS_LABELS[status]} />
      </div>
      {!isPending && status === application.status && (
        <Made application={application} onUndo={mayDecide ? onUndo : undefined} />
      )}
      {asking !== "rejected" && <MeetingAhead at={application.bookedMeetingAt} sentence={decision.meets} />}
      {application.others.length > 0 && <p>{summaryOf(application.others)}</p>}
      <StopNotice stop={application.doNotContact} />
      {isPending && mayDecide && asking === null && <Choice buttons={buttons} onAsk={onAsk} />}
      {isPending && asking === "accepted" && (
        <AcceptQuestion application={application} onAsk={onAsk} onDecide={onDecide} />
      )}
      {isPending && asking === "rejected" && (
        <RejectQuestion
          application={application}
          typed={reasons.get(entry._id) ?? ""}
          onType={(reason) => reasons.set(entry._id, reason)}
          onAsk={onAsk}
          onDecide={onDecide}
        />
      )}
      {status !== "withdrawn" && <MarksPart of={of} reading={reading} onStage={onStage} />}
    </section>
  );
}

/** The company's marks, and the way to what else it has about the application. */
function MarksPart({ of, reading, onStage }: Pick<DecisionPanelProps, "of" | "reading" | "onStage">) {
  const isWide = useIsWide(1024); // on a phone the marks follow the resume
  useMarksData(useDeferredValue(of[1].application.jobId._id)); // subscribes after the paint
  return (
    <details open={isWide} className={s.marks}>
      <summary>{messages.applications.marks.title}</summary>
      <DrawnAhead of={of}>
        {(one) => (
          <Marks
            application={one.application}
            isPending={isDue(one.entry, one.application.status)}
            reading={reading}
            onStage={onStage}
          />
        )}
      </DrawnAhead>
      <p>
        <Link to={paths.application(of[1].entry._id)}>{review.wholePage}</Link>
      </p>
    </details>
  );
}

/** The decision that was made, and its reopening. */
function Made({ application, onUndo }: { application: Application; onUndo: (() => void) | undefined }) {
  const undoUntil = useStillHeld(application);
  const decider = useDecider(application.decidedBy);
  return (
    <>
      <p>{decisionText({ ...application, decider, undoUntil })}</p>
      {!undoUntil && <ReopenButton application={application} />}
      {undoUntil && onUndo && (
        <Button aria-keyshortcuts="u" onClick={onUndo}>
          {decision.undo}
        </Button>
      )}
    </>
  );
}

type Asking = Pick<DecisionPanelProps, "onAsk">;
type ButtonRefs = Record<Verb, RefObject<HTMLButtonElement | null>>;

/** Returns the buttons of the decision. A cancelled confirmation returns the focus to the button that opened it. */
function useReturn(id: string, asking: Verb | null): ButtonRefs {
  const accepted = useRef<HTMLButtonElement>(null);
  const rejected = useRef<HTMLButtonElement>(null);
  const pendingDecision = useRef<{ id: string; verb: Verb }>(null);
  useEffect(() => {
    const last = pendingDecision.current;
    pendingDecision.current = asking && { id, verb: asking };
    if (asking === null && last?.id === id) (last.verb === "accepted" ? accepted : rejected).current?.focus();
  }, [id, asking]);
  return { accepted, rejected };
}

function Choice({ buttons, onAsk }: Asking & { buttons: ButtonRefs }) {
  return (
    <div className={s.buttons}>
      <Button
        ref={buttons.rejected}
        icon={<X {...iconProps(18)} />}
        aria-keyshortcuts="r"
        onClick={() => onAsk("rejected")}
      >
        {decision.reject}
      </Button>
      <Button
        ref={buttons.accepted}
        variant="primary"
        icon={<Check {...iconProps(18)} />}
        aria-keyshortcuts="a"
        onClick={() => onAsk("accepted")}
      >
        {decision.accept}
      </Button>
    </div>
  );
}
