import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { ListedApplication } from "../../../shared/answers.ts";
import { DecisionMail } from "../../../shared/decision/decision-mail.tsx";
import { ReasonList } from "../../../shared/decision/reason-list.tsx";
import { useNotifyTime } from "../../../shared/decision/terms.ts";
import { NotifyField, ShareField } from "../../../shared/decision/terms-fields.tsx";
import * as s from "./decide-many.module.css";
import type { Many } from "./use-many.ts";

const text = messages.applications.chosen;
export type Verb = "accepted" | "rejected";

interface DecideManyProps {
  /** Null if the dialog is closed. */
  verb: Verb | null;
  pending: readonly ListedApplication[];
  /** How many of the chosen applications cannot be decided any more. */
  others: number;
  many: Many;
  onClose: () => void;
}

/** Asks for confirmation before several applications are decided, and names their candidates. */
export function DecideMany({ verb, pending, others, many, onClose }: DecideManyProps) {
  const [shown, setShown] = useState<Verb>("accepted"); // remembered while the dialog closes
  const [reason, setReason] = useState("");
  const [shareReason, setShared] = useState(true);
  const times = { accepted: useNotifyTime("accepted"), rejected: useNotifyTime("rejected") };
  const { notify, setNotify } = times[shown];
  if (verb && verb !== shown) setShown(verb);
  const isRejecting = shown === "rejected";
  const own = text.decide[shown];
  const [first] = pending;
  return (
    <Confirm
      isOpen={verb !== null}
      onClose={onClose}
      onConfirm={() => many.decide(pending, shown, { reason: isRejecting ? reason.trim() : "", shareReason, notify })}
      title={own.title(pending.length)}
      confirmLabel={own.confirm}
      cancelLabel={messages.decision.cancel}
      pendingLabel={own.pending}
      isBusy={many.isBusy}
      isDanger={isRejecting}
    >
      <div className={s.body}>
        <p>{own.text}</p>
        <Names of={pending} />
        {isRejecting && <p>{messages.decision.cancelsMeetings}</p>}
        {isRejecting && <OneReason reason={reason} onReason={setReason} onShare={setShared} />}
        {isRejecting && <ShareField isShared={shareReason} onShare={setShared} />}
        <NotifyField notify={notify} onNotify={setNotify} />
        {first && (
          <DecisionMail
            verb={shown}
            candidate={{ fullName: first.fullName, jobTitle: first.jobId.title, company: first.jobId.company }}
            others={pending.length - 1}
            reason={isRejecting && shareReason ? reason.trim() : ""}
          />
        )}
        {others > 0 && <p>{text.others(others)}</p>}
        {many.failure && (
          <Banner tone="danger" role="alert">
            {many.failure}
          </Banner>
        )}
      </div>
    </Confirm>
  );
}

/** The candidates. */
const Names = ({ of }: { of: readonly ListedApplication[] }) => (
  <ul className={s.names}>
    {of.map(({ _id, fullName, jobId }) => (
      <li key={_id}>{text.nameAndJob(fullName, jobId.title)}</li>
    ))}
  </ul>
);

interface OneReasonProps {
  reason: string;
  onReason: (reason: string) => void;
  onShare: (isShared: boolean) => void;
}

/** The reason of every rejection. */
const OneReason = ({ reason, onReason, onShare }: OneReasonProps) => (
  <>
    <ReasonList
      reason={reason}
      onReason={(chosen, isShared) => {
        onReason(chosen);
        onShare(isShared);
      }}
    />
    <Field label={messages.decision.reason}>
      <TextArea rows={3} maxLength={MAX_NOTE} value={reason} onValue={onReason} />
    </Field>
  </>
);
