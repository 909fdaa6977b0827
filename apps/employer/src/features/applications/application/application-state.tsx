import { Button, buttonClass } from "@dryrun/design-system/actions/button";
import { StatusBadge } from "@dryrun/design-system/marks/status-badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { Timeline, type TimelineStep } from "@dryrun/design-system/pages/timeline";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { sendCandidateMail } from "@dryrun/domain/company/mail/calls";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { remindOfInterview } from "@dryrun/domain/invitations/calls";
import { formatDate, formatDateTime } from "@dryrun/domain/time";
import { Link, useLocation } from "@dryrun/remote-kit/router";
import { useState } from "react";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { ContactStop } from "../../../shared/history/contact-stop.tsx";
import { history } from "../../../shared/history/history.en-in.ts";
import { Others } from "../../../shared/history/others.tsx";
import { InterviewBadge } from "../../../shared/interview/interview-badge.tsx";
import { RemindButton } from "../../../shared/interview/remind-button.tsx";
import { canRemind } from "../../../shared/interview/use-interview-reminder.ts";
import type { Reading } from "../../../shared/reading/use-reading.ts";
import { useMay } from "../../../shared/role/may.tsx";
import { Section } from "../../../shared/section.tsx";
import { activity } from "../../../shared/together/activity.en-in.ts";
import { ActivityLog } from "../../../shared/together/activity-log.tsx";
import { WRITE_MAIL } from "../chosen/chosen-bar.en-in.ts";
import { Marks } from "../marks/marks.tsx";
import { useMarksData } from "../marks/use-marks-data.ts";
import { MeetingsSection } from "../meetings/meetings-section.tsx";
import { removalText } from "../removal-text.ts";
import { ScorecardsSection } from "../scorecards/scorecards-section.tsx";
import * as s from "./application-state.module.css";

const text = messages.application;

const load = () => import("../chosen/mail/mail-many.tsx");

/** Writes a mail to the candidate of one application; the dialog is loaded when it is first opened. */
function WriteMail({ applicationId }: { applicationId: string }) {
  const may = useMay(sendCandidateMail);
  const [isOpen, setOpen] = useState(false);
  const { module, hasFailed, retry } = useChunk(isOpen, load);
  if (!may) return null;
  const close = () => setOpen(false);
  return (
    <div>
      <Button
        size="s"
        aria-haspopup="dialog"
        onClick={() => {
          retry();
          setOpen(true);
        }}
      >
        {WRITE_MAIL}
      </Button>
      {hasFailed && <p role="alert">{messages.applications.chosen.failed}</p>}
      {module && (
        <module.MailMany
          isOpen={isOpen}
          applicationIds={[applicationId]}
          draftOf={applicationId}
          onClose={close}
          onSent={close}
        />
      )}
    </div>
  );
}

/** Returns the past steps of an application, and the pending decision. */
function timelineSteps({ timeline, status }: Pick<Application, "timeline" | "status">): TimelineStep[] {
  const steps = timeline.map(
    ({ type, at, reason, by }): TimelineStep => ({
      title: by ? messages.application.stepBy(messages.application.steps[type], by) : messages.application.steps[type],
      when: formatDateTime(at),
      detail: reason,
      state: "done",
    }),
  );
  return status === "pending" ? [...steps, { title: messages.application.steps.decision, state: "current" }] : steps;
}

/** The employer's own marks on an application. */
function OwnMarks({ application, reading }: { application: Application; reading: Reading }) {
  useMarksData(application.jobId._id);
  return (
    <Section title={messages.applications.marks.title}>
      <Marks application={application} isPending={application.status === "pending"} reading={reading} />
      {removalText(application) === undefined && (
        <>
          <WriteMail applicationId={application._id} />
          <ContactStop application={application} />
        </>
      )}
    </Section>
  );
}

/** The state of an application: its status and its interview. */
export function ApplicationState({ application }: { application: Application }) {
  const { status, createdAt } = application;
  return (
    <div className={s.state}>
      {status !== "withdrawn" && ( // a withdrawal is shown instead of the resume, and in the timeline
        <Card
          as="section"
          headingLevel={2}
          title={text.status}
          aside={<StatusBadge status={status} label={STATUS_LABELS[status]} />}
          isDraft={status === "pending"}
        >
          {text.appliedOn(formatDate(createdAt))}
        </Card>
      )}
      <InterviewCard application={application} />
    </div>
  );
}

/** The employer's own marks, and the timeline; below the resume on a phone. */
export function ApplicationRecord({ application, reading }: { application: Application; reading: Reading }) {
  return (
    <div className={s.record}>
      <OwnMarks application={application} reading={reading} />
      <ScorecardsSection application={application} />
      <MeetingsSection application={application} />
      <Others title={history.title} applications={application.others} areOthers />
      <Section title={text.timeline}>
        <Timeline label={text.timeline} steps={timelineSteps(application)} />
      </Section>
      <Section title={activity.title}>
        <ActivityLog applicationId={application._id} />
      </Section>
    </div>
  );
}

function InterviewCard({ application }: { application: Application }) {
  const { _id, status, email, interview, interviewCompleted } = application;
  // If the candidate withdrew or deleted the account, the score stays and the answers are deleted.
  const isReadable = interviewCompleted && status !== "withdrawn" && email !== "";
  const mayRemind = useMay(remindOfInterview);
  const { state } = useLocation(); // the list, for the links to the next and the previous interview
  if (!interviewCompleted && status === "withdrawn") return null;
  if (!interviewCompleted)
    return (
      <Card
        as="section"
        headingLevel={2}
        title={text.interview}
        aside={<InterviewBadge application={application} />}
        actions={mayRemind && canRemind(application) && <RemindButton application={application} />}
        isDraft
      >
        {text.noInterview}
      </Card>
    );
  return (
    <Card
      as="section"
      headingLevel={2}
      title={text.interview}
      aside={
        <VerdictBadge
          verdict={interview.finalDecision}
          isClose={isCloseToLine(interview.score, interview.finalDecision)}
        />
      }
      actions={
        isReadable && (
          <Link to={paths.interview(_id)} state={state} className={buttonClass({ size: "s" })} data-print="no">
            {text.seeInterview}
          </Link>
        )
      }
    >
      <p className={s.score}>{text.score(interview.score ?? 0)}</p>
    </Card>
  );
}
