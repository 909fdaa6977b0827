import { buttonClass } from "@dryrun/design-system/button";
import { Card } from "@dryrun/design-system/card";
import { StatusBadge } from "@dryrun/design-system/status-badge";
import { Timeline } from "@dryrun/design-system/timeline";
import { VerdictBadge } from "@dryrun/design-system/verdict-badge";
import { STATUS_LABELS } from "@dryrun/domain/applications/limits";
import { formatDate } from "@dryrun/domain/time";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import { InterviewBadge } from "../../shared/interview-badge.tsx";
import { RemindButton } from "../../shared/remind-button.tsx";
import { Section } from "../../shared/section.tsx";
import { canRemind } from "../../shared/use-interview-reminder.ts";
import * as s from "./application-state.module.css";
import { OwnMarks } from "./own-marks.tsx";
import { timelineSteps } from "./timeline-steps.ts";

const say = words.application;

/** Where an application stands: its status and its interview. */
export function ApplicationState({ application }: { application: Application }) {
  const { status, createdAt } = application;
  return (
    <div className={s.state}>
      {status !== "withdrawn" && ( // that is said where the resume was, and when in the timeline
        <Card
          as="section"
          headingLevel={2}
          title={say.status}
          aside={<StatusBadge status={status} label={STATUS_LABELS[status]} />}
          isDraft={status === "pending"}
        >
          {say.appliedOn(formatDate(createdAt))}
        </Card>
      )}
      <InterviewCard application={application} />
    </div>
  );
}

/** The employer's own marks, and what happened so far; on a phone below the resume. */
export function ApplicationRecord({ application }: { application: Application }) {
  return (
    <div className={s.record}>
      <OwnMarks application={application} />
      <Section title={say.timeline}>
        <Timeline label={say.timeline} steps={timelineSteps(application)} />
      </Section>
    </div>
  );
}

function InterviewCard({ application }: { application: Application }) {
  const { _id, status, interview, interviewCompleted } = application;
  if (!interviewCompleted && status === "withdrawn") return null;
  const link = (
    <Link to={paths.interview(_id)} className={buttonClass({ size: "s" })} data-print="no">
      {interviewCompleted ? say.seeInterview : say.interviewPage}
    </Link>
  );
  if (!interviewCompleted)
    return (
      <Card
        as="section"
        headingLevel={2}
        title={say.interview}
        aside={<InterviewBadge application={application} />}
        actions={
          <>
            {link}
            {canRemind(application) && <RemindButton application={application} />}
          </>
        }
        isDraft
      >
        {say.noInterview}
      </Card>
    );
  return (
    <Card
      as="section"
      headingLevel={2}
      title={say.interview}
      aside={<VerdictBadge verdict={interview.finalDecision} />}
      actions={link}
    >
      <p className={s.score}>{say.score(interview.score ?? 0)}</p>
    </Card>
  );
}
