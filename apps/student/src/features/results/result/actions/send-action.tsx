import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentSendToRecruiterMutation } from "@dryrun/api-client/interviews/student";
import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { useChunk } from "@dryrun/design-system/use-chunk";
import type { ApplicationEnd } from "@dryrun/domain/applications/limits";
import { APPLICATION_ENDED, NOT_SENDABLE, SEND_FAILED } from "@dryrun/domain/interviews/messages";
import { areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { announce } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { Send } from "lucide-react";
import { type Ref, useEffect, useRef, useState } from "react";
import { paths } from "../../../../paths.ts";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";
import { SentBadge } from "../../sent-badge.tsx";
import * as s from "./send-action.module.css";

const text = messages.result;

const loadMoment = () => import(/* webpackChunkName: "moments" */ "./sent-moment.tsx");

/** Sends the result, and moves the focus to `outcome` after that has replaced the button. */
function useSend({ sessionId, submittedToEmployer, applicationEnd }: Result) {
  const [send, { isLoading }] = useStudentSendToRecruiterMutation();
  const [failure, setFailure] = useState<string>();
  const [hasJustSent, setJustSent] = useState(false);
  const outcome = useRef<HTMLParagraphElement>(null);
  const hasPressed = useRef(false);
  useEffect(() => {
    if (hasPressed.current) outcome.current?.focus();
  }, [submittedToEmployer, applicationEnd]);

  async function confirm() {
    setFailure(undefined);
    hasPressed.current = true;
    const { error } = await send({ body: { sessionId } });
    if (error) setFailure(errorMessage(error, SEND_FAILED));
    else {
      announce(text.sent(new Date().toISOString()));
      setJustSent(true);
    }
  }
  return { outcome, isLoading, failure, confirm, hasJustSent, closeMoment: () => setJustSent(false) };
}

interface SendActionProps {
  result: Result;
  /** Opens the form that shares the result. */
  onShare: () => void;
}

/** Sends the result to the recruiter: once, after a confirmation, and never a Rejected one. */
export function SendAction({ result, onShare }: SendActionProps) {
  const [isAsking, setAsking] = useState(false);
  const { outcome, isLoading, failure, confirm, hasJustSent, closeMoment } = useSend(result);
  const { module } = useChunk(isAsking || hasJustSent, loadMoment);
  const { submittedToEmployer, finalDecision, sendable, applicationEnd } = result;

  if (submittedToEmployer)
    return (
      <>
        <p ref={outcome} tabIndex={-1} className={s.sent}>
          <SentBadge result={result} />
        </p>
        {hasJustSent && module && (
          <module.SentMoment
            result={result}
            onClose={closeMoment}
            onShare={() => {
              closeMoment();
              onShare();
            }}
          />
        )}
      </>
    );
  if (applicationEnd) return <Ended end={applicationEnd} company={result.job?.company ?? ""} ref={outcome} />;
  if (!sendable) return <NotSendable isRejected={finalDecision === "Rejected"} />;
  return (
    <>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      <SendButton
        result={result}
        isBusy={isLoading}
        onAsk={setAsking}
        isAsking={isAsking}
        onSend={() => void confirm()}
      />
    </>
  );
}

interface SendButtonProps {
  result: Result;
  isBusy: boolean;
  isAsking: boolean;
  onAsk: (isAsking: boolean) => void;
  onSend: () => void;
}

/** The Send button and its confirmation dialog. */
function SendButton({ result, isBusy, isAsking, onAsk, onSend }: SendButtonProps) {
  return (
    <>
      <Button
        variant="primary"
        icon={<Send {...iconProps()} />}
        isBusy={isBusy}
        pendingLabel={text.sending}
        onClick={() => onAsk(true)}
      >
        {text.send}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={text.confirmTitle}
        confirmLabel={text.send}
        cancelLabel={text.keep}
        onClose={() => onAsk(false)}
        onConfirm={() => {
          onAsk(false);
          onSend();
        }}
      >
        <WhatIsSent result={result} />
      </Confirm>
    </>
  );
}

interface EndedProps {
  end: ApplicationEnd;
  company: string;
  ref: Ref<HTMLParagraphElement>;
}

/** Shown when the application no longer accepts a result. */
function Ended({ end, company, ref }: EndedProps) {
  return (
    <>
      <p ref={ref} tabIndex={-1} className={s.sent}>
        {`${APPLICATION_ENDED[end](company)} ${text.useElsewhere}`}
      </p>
      <Link className={buttonClass({ variant: "primary" })} to={paths.jobs}>
        {text.findJob}
      </Link>
    </>
  );
}

function NotSendable({ isRejected }: { isRejected: boolean }) {
  return (
    <>
      <Button variant="primary" disabledReason={isRejected ? text.rejected : NOT_SENDABLE}>
        {text.send}
      </Button>
      {isRejected && (
        <Link to={paths.jobs} className="lone-link">
          {text.practise}
        </Link>
      )}
    </>
  );
}

function WhatIsSent({ result: { job, questions } }: { result: Result }) {
  return (
    <>
      <p>{text.confirmText(job?.company ?? "")}</p>
      <ul className={s.list}>
        {(areDeleted(questions) ? text.confirmListDeleted : text.confirmList).map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p>{text.confirmLast}</p>
    </>
  );
}
