import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { Timeline, type TimelineStep } from "@dryrun/design-system/pages/timeline";
import { answersWithin } from "@dryrun/domain/jobs/messages";
import { areDeleted } from "@dryrun/graded-answers/answers-deleted";
import { Link } from "@dryrun/remote-kit/router";
import { useEffect, useRef } from "react";
import { applications } from "../../../../messages/applications.en-in.ts";
import { paths } from "../../../../paths.ts";
import { messages } from "../../messages.en-in.ts";
import type { Result } from "../../result.ts";

const text = messages.moment;
const { steps } = applications;

/** The steps of the application; the dash from the result to the recruiter turns solid. */
const stepsOf = ({ score, finalDecision, sentAt, submittedAt }: Result): TimelineStep[] => [
  { title: steps.applied, state: "done" },
  { title: steps.interview, state: "done", when: messages.result.date(submittedAt) },
  {
    title: steps.result,
    state: "done",
    isFresh: true,
    detail: score !== null && finalDecision ? applications.outOf(score, finalDecision) : undefined,
  },
  { title: steps.sent, state: "done", when: messages.result.date(sentAt) },
  { title: steps.decision, state: "current" },
];

interface SentMomentProps {
  result: Result;
  onClose: () => void;
  /** Opens the form that shares the result. */
  onShare: () => void;
}

/** Full-screen confirmation that the result is with the recruiter, shown once. */
export function SentMoment({ result, onClose, onShare }: SentMomentProps) {
  const done = useRef<HTMLButtonElement>(null);
  // The button that opened it was at the end of a long page, and no longer exists.
  const heading = useRef(document.querySelector("h1"));
  // After the dialog has closed, because the browser restores the scroll position in a separate task.
  const isSharing = useRef(false);
  useEffect(() => () => void setTimeout(() => isSharing.current || scrollTo({ top: 0 })), []);
  function share() {
    isSharing.current = true;
    onShare();
  }
  const { applicationId, job, answersWithinDays } = result;
  const company = job?.company ?? "";
  return (
    <Dialog
      isOpen
      onClose={onClose}
      look="screen"
      title={text.title(company)}
      description={[text.text, ...(answersWithinDays ? [answersWithin(company, answersWithinDays)] : [])].join(" ")}
      initialFocus={done}
      finalFocus={heading}
      footer={
        <>
          <Button ref={done} variant="primary" onClick={onClose}>
            {text.done}
          </Button>
          {!areDeleted(result.questions) && <Button onClick={share}>{messages.result.share}</Button>}
          {applicationId && (
            <Link className={buttonClass()} to={paths.application(applicationId._id)}>
              {text.toApplication}
            </Link>
          )}
        </>
      }
    >
      <Timeline label={text.timeline} steps={stepsOf(result)} />
    </Dialog>
  );
}
