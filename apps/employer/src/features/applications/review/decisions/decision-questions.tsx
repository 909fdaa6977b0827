import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { type KeyboardEvent, useEffect, useRef } from "react";
import { review as text } from "../../../../messages/review.en-in.ts";
import { messages } from "../../../../messages.en-in.ts";
import type { Application } from "../../../../shared/answers.ts";
import { DecisionMail } from "../../../../shared/decision/decision-mail.tsx";
import { ReasonList } from "../../../../shared/decision/reason-list.tsx";
import { type Terms, useNotifyTime, useRejectionTerms } from "../../../../shared/decision/terms.ts";
import { NotifyField, ShareField } from "../../../../shared/decision/terms-fields.tsx";
import { MeetingAhead } from "../../../../shared/together/meeting-ahead.tsx";
import * as s from "./decision-panel.module.css";
import type { Verb } from "./use-decisions.ts";

const { decision } = messages;

interface Question {
  application: Application;
  onAsk: (verb: Verb | null) => void;
  onDecide: (verb: Verb, terms: Terms) => void;
}

const candidateOf = ({ fullName, jobId }: Application) => ({
  fullName,
  jobTitle: jobId.title,
  company: jobId.company,
});

const leaveBy = (onAsk: Question["onAsk"]) => (event: KeyboardEvent) => {
  if (event.key !== "Escape") return;
  event.stopPropagation();
  onAsk(null);
};

/** Focuses without scrolling, if it is in view: the panel is fixed, and the page would scroll to its place in the document. */
function focusInPlace(to: HTMLElement | null) {
  if (!to) return;
  const { top, bottom } = to.getBoundingClientRect();
  to.focus({ preventScroll: top >= 0 && bottom <= innerHeight });
}

/**
 * A key opens the confirmation; Enter on the focused button confirms. The buttons of both confirmations are in one place, a line below the
 * buttons that open them, so that a double press decides nothing.
 */
export function AcceptQuestion({ application, onAsk, onDecide }: Question) {
  const confirm = useRef<HTMLButtonElement>(null);
  const { notify, setNotify } = useNotifyTime("accepted");
  useEffect(() => focusInPlace(confirm.current), []);
  return (
    <fieldset aria-label={decision.acceptTitle(application.fullName)} className={s.question} onKeyDown={leaveBy(onAsk)}>
      <p className={s.title}>{decision.acceptTitle(application.fullName)}</p>
      <div className={s.buttons}>
        <Button onClick={() => onAsk(null)}>{text.cancel}</Button>
        <Button
          ref={confirm}
          variant="primary"
          onClick={() => onDecide("accepted", { reason: "", shareReason: true, notify })}
        >
          {decision.acceptConfirm}
        </Button>
      </div>
      <p>{text.accept(application.fullName)}</p>
      <NotifyField notify={notify} onNotify={setNotify} />
      <DecisionMail verb="accepted" candidate={candidateOf(application)} reason="" />
    </fieldset>
  );
}

interface RejectProps extends Question {
  /** The reason typed so far. */
  typed: string;
  onType: (reason: string) => void;
}

export function RejectQuestion({ application, typed, onType, onAsk, onDecide }: RejectProps) {
  const { terms, reason, type, choose, setShared, setNotify } = useRejectionTerms(typed, onType);
  const { shareReason, notify } = terms;
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    const { current } = field;
    focusInPlace(current);
    current?.setSelectionRange(current.value.length, current.value.length);
  }, []);
  const confirm = () => onDecide("rejected", terms);
  return (
    <fieldset aria-label={decision.rejectTitle(application.fullName)} className={s.question} onKeyDown={leaveBy(onAsk)}>
      <p className={s.title}>{decision.rejectTitle(application.fullName)}</p>
      <div className={s.buttons}>
        <Button onClick={() => onAsk(null)}>{text.cancel}</Button>
        <Button variant="danger" onClick={confirm}>
          {decision.rejectConfirm}
        </Button>
      </div>
      <MeetingAhead at={application.bookedMeetingAt} sentence={decision.cancelsMeeting} />
      <Field label={decision.reason} hint={text.reasonHint}>
        <TextArea
          ref={field}
          rows={3}
          maxLength={MAX_NOTE}
          value={reason}
          onValue={type}
          onKeyDown={(event) => {
            if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
            event.preventDefault();
            confirm();
          }}
        />
      </Field>
      <ReasonList reason={reason} onReason={choose} />
      <ShareField isShared={shareReason} onShare={setShared} />
      <NotifyField notify={notify} onNotify={setNotify} />
      <DecisionMail verb="rejected" candidate={candidateOf(application)} reason={shareReason ? terms.reason : ""} />
    </fieldset>
  );
}
