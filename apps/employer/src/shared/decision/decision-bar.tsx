import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { useRootMark } from "@dryrun/design-system/use-root-mark";
import { acceptApplication } from "@dryrun/domain/applications/calls";
import { undoDecisions } from "@dryrun/domain/applications/triage/calls";
import { Check, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Application } from "../answers.ts";
import { May, useMay } from "../role/may.tsx";
import { useDecider } from "../together/use-colleagues.ts";
import { AcceptDialog } from "./accept-dialog.tsx";
import * as s from "./decision-bar.module.css";
import { type DecisionFacts, decisionText, heldText } from "./decision-text.ts";
import { RejectDialog } from "./reject-dialog.tsx";
import { ReopenButton } from "./reopen/reopen-button.tsx";
import { useStillHeld } from "./use-still-held.ts";
import { useUndo } from "./use-undo.ts";

const text = messages.decision;

interface HeldTextProps {
  applicationId: string;
  status: string;
  undoUntil: string;
  decidedAt: string | null | undefined;
}

/** Shows "Rejected." with Undo while the decision is held. */
function HeldText({ applicationId, status, undoUntil, decidedAt }: HeldTextProps) {
  const { undo } = useUndo();
  return (
    <div className={s.row}>
      <div>
        <p className={s.text}>{text.held(status === "accepted" ? "accepted" : "rejected")}</p>
        <p className={s.text}>{heldText(undoUntil, decidedAt)}</p>
      </div>
      <div className={s.buttons}>
        <May call={undoDecisions}>
          <Button onClick={() => undo([applicationId])}>{text.undo}</Button>
        </May>
      </div>
    </div>
  );
}

interface DecisionBarProps {
  /** The application in an interview's answer has no dates; the bar then shows only the status. */
  application: Pick<Application, "_id" | "fullName"> &
    DecisionFacts &
    Partial<Pick<Application, "decidedBy" | "decisionReason" | "reasonShared" | "undoUntil" | "bookedMeetingAt">> & {
      jobId: { title: string; company: string };
    };
  /** Shown when a rejection fails. */
  rejectFailure: string;
  onDecide: () => void;
}

/** Accept and Reject at the bottom of the window; after that, the decision and its date. A role that only reads sees only these. */
export function DecisionBar(props: DecisionBarProps) {
  const mayDecide = useMay(acceptApplication);
  return mayDecide || props.application.status !== "pending" ? <Decision {...props} /> : null;
}

function Decision({ application, rejectFailure, onDecide }: DecisionBarProps) {
  const [asking, setAsking] = useState<"accept" | "reject" | null>(null);
  const [notice, setNotice] = useState<string>();
  const bar = useRef<HTMLElement>(null);
  const isPending = application.status === "pending";
  const undoUntil = useStillHeld(application);
  useFocusWhenDecided(bar, isPending);

  const dialog = {
    application: { ...application, jobTitle: application.jobId.title, company: application.jobId.company },
    onClose: () => setAsking(null),
    onAlreadyDecided: setNotice,
    onDecide,
  };
  return (
    <section
      ref={bar}
      tabIndex={-1}
      aria-label={text.label}
      className={s.bar}
      data-action-bar={isPending ? "always" : undefined}
      data-print="no"
    >
      {notice && (
        <Banner tone="warning" role="alert" onClose={() => setNotice(undefined)}>
          {notice}
        </Banner>
      )}
      {isPending ? (
        <Choice onAsk={setAsking} />
      ) : undoUntil ? (
        <HeldText
          applicationId={application._id}
          status={application.status}
          undoUntil={undoUntil}
          decidedAt={application.decidedAt}
        />
      ) : (
        <Decided application={application} />
      )}
      <AcceptDialog {...dialog} isOpen={asking === "accept"} />
      <RejectDialog {...dialog} isOpen={asking === "reject"} failure={rejectFailure} />
    </section>
  );
}

function Decided({ application }: Pick<DecisionBarProps, "application">) {
  const decider = useDecider(application.decidedBy);
  return (
    <div className={s.row}>
      <p className={s.decided}>
        {decisionText({ ...application, decider, undoUntil: null })}
        {application.decisionReason && (
          <span className={s.text}>{text.wrote(application.decisionReason, decider)}</span>
        )}
        {application.reasonShared === false && <span className={s.text}>{text.privateReason}</span>}
      </p>
      <ReopenButton application={application} />
    </div>
  );
}

function Choice({ onAsk }: { onAsk: (verb: "accept" | "reject") => void }) {
  useRootMark("hasTallBar", true);
  return (
    <div className={s.row}>
      <p className={s.text}>{text.ask}</p>
      <div className={s.buttons}>
        <Button icon={<X {...iconProps(18)} />} onClick={() => onAsk("reject")}>
          {text.reject}
        </Button>
        <Button variant="primary" icon={<Check {...iconProps(18)} />} onClick={() => onAsk("accept")}>
          {text.accept}
        </Button>
      </div>
    </div>
  );
}

/** The pressed button has been removed: moves the focus to its replacement. */
function useFocusWhenDecided(bar: { current: HTMLElement | null }, isPending: boolean) {
  const wasPending = useRef(isPending);
  useEffect(() => {
    if (wasPending.current && !isPending) bar.current?.focus({ preventScroll: true });
    wasPending.current = isPending;
  }, [bar, isPending]);
}
