import { ActionMenu } from "@dryrun/design-system/overlays/action-menu";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { INTERVIEW_DONE, VALIDITIES, VALIDITY_LABELS } from "@dryrun/domain/invitations/limits";
import { useState } from "react";
import { invited as invitedWords } from "../../../messages/invitations.en-in.ts";
import type { Invitation, Job } from "../../../shared/answers.ts";
import { isOver } from "./is-over.ts";
import type { Acts } from "./use-acts.ts";

const text = invitedWords;

export interface InvitationActsProps {
  invitation: Invitation;
  job: Pick<Job, "closed" | "closedAt" | "hidden">;
  acts: Acts;
}

/** Reminders, a new validity and cancelling: the actions that the state of an invitation and its job allows. */
export function InvitationActs({ invitation, job, acts }: InvitationActsProps) {
  const [isAsking, setAsking] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const { student, hasApplied, interviewStatus, applicationStatus } = invitation;
  if (hasApplied && (interviewStatus === INTERVIEW_DONE || applicationStatus === "withdrawn")) return null;
  const canApply = !job.closed && !job.hidden && !isOver(invitation, job.closedAt);

  async function cancel() {
    setBusy(true);
    await acts.cancel(invitation);
    setBusy(false);
    setAsking(false);
  }
  return (
    <>
      <ActionMenu label={text.acts(student.fullName)}>
        {hasApplied ? (
          <Act onDo={() => void acts.remindOfInterview(invitation)}>{text.remindOfInterview}</Act>
        ) : (
          <>
            {canApply && <Act onDo={() => void acts.remindToApply(invitation)}>{text.remindToApply}</Act>}
            {VALIDITIES.map((validity) => (
              <Act key={validity} onDo={() => void acts.extend(invitation, validity)}>
                {validity === "never" ? text.extendForever : text.extend(VALIDITY_LABELS[validity])}
              </Act>
            ))}
            <Act onDo={() => setAsking(true)}>{text.cancel}</Act>
          </>
        )}
      </ActionMenu>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void cancel()}
        title={text.cancelTitle(student.fullName)}
        confirmLabel={text.cancel}
        cancelLabel={text.keep}
        pendingLabel={text.cancelling}
        isBusy={isBusy}
        isDanger
      >
        {text.cancelText}
      </Confirm>
    </>
  );
}

function Act({ onDo, children }: { onDo: () => void; children: string }) {
  return (
    <li>
      <button type="button" onClick={onDo}>
        {children}
      </button>
    </li>
  );
}
