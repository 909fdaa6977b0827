import { useEmployerRejectMutation } from "@dryrun/api-client/applications/triage/employer";
import { useEmployerTemplatesQuery } from "@dryrun/api-client/templates/employer";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { decisionMail } from "@dryrun/domain/applications/decision-mail";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { Link } from "@dryrun/remote-kit/router";
import { useId, useState } from "react";
import { templates as ownMails } from "../../messages/templates.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import * as s from "./reject-dialog.module.css";
import { type DecisionDialogProps, useDecision } from "./use-decision.ts";

const say = words.decision;

interface RejectDialogProps extends DecisionDialogProps {
  /** Shown when the call failed; the two pages word it differently. */
  failure: string;
}

/** Rejects an application, with a reason if one is given; shows the mail that the candidate will get. */
export function RejectDialog(props: RejectDialogProps) {
  const { application, isOpen } = props;
  const [reason, setReason] = useState("");
  const [reject] = useEmployerRejectMutation();
  const { decide, close, isBusy, failure } = useDecision(props, {
    send: (idempotencyKey) =>
      reject({ body: { applicationId: application._id, reason: reason.trim(), undoable: true }, idempotencyKey }),
    verb: "rejected",
    failure: props.failure,
  });
  return (
    <Dialog
      isOpen={isOpen}
      onClose={close}
      title={say.rejectTitle(application.fullName)}
      footer={
        <>
          <Button onClick={close}>{say.cancel}</Button>
          <Button variant="danger" isBusy={isBusy} pendingLabel={say.rejecting} onClick={decide}>
            {say.rejectConfirm}
          </Button>
        </>
      }
    >
      <div className={s.body}>
        {failure && (
          <Banner tone="danger" role="alert">
            {failure}
          </Banner>
        )}
        <Field label={say.reason} hint={say.reasonHint} isOptional>
          <TextArea rows={3} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
        </Field>
        <MailPreview application={application} reason={reason.trim()} />
      </div>
    </Dialog>
  );
}

function MailPreview({ application, reason }: Pick<RejectDialogProps, "application"> & { reason: string }) {
  const id = useId();
  const { data } = useEmployerTemplatesQuery();
  const own = data?.templates.find(({ kind }) => kind === "reject");
  const { fullName, jobTitle, company } = application;
  const mail = decisionMail({
    name: fullName,
    jobTitle,
    company,
    isAccepted: false,
    reason,
    template: own?.isOwn ? own : null,
  });
  return (
    <section aria-labelledby={id} className={s.mail}>
      <h3 id={id} className={s.title}>
        {say.mail}
      </h3>
      <p className={s.subject}>{mail.subject}</p>
      <p>{mail.greeting}</p>
      {mail.paragraphs.map((paragraph) => (
        <p key={paragraph} className={s.paragraph}>
          {paragraph}
        </p>
      ))}
      {mail.closing.map((line) => (
        <p key={line}>{line}</p>
      ))}
      <p>
        <Link to={paths.template("reject")} className="lone-link">
          {ownMails.edit}
        </Link>
      </p>
    </section>
  );
}
