import {
  useStudentApplicationQuery,
  useStudentApplicationStartQuery,
  useStudentWithdrawMutation,
} from "@dryrun/api-client/applications/student";
import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { Timeline } from "@dryrun/design-system/pages/timeline";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { useOpenForPrint } from "@dryrun/design-system/use-open-for-print";
import { answersWithin } from "@dryrun/domain/jobs/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, Navigate, useParams } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef, useState } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import { ApplicationBadge } from "../../shared/application-badge.tsx";
import { acceptedMoment, useMoment } from "../../shared/moments/use-moment.ts";
import * as s from "./application-page.module.css";
import { AfterDecision } from "./decided/after-decision.tsx";
import { InterviewAction } from "./interview-action.tsx";
import { JobSummary } from "./job-summary.tsx";
import { SentForm } from "./sent-form.tsx";
import { stepsOf } from "./steps.ts";

const text = words.applications.withdraw;

/** Withdraws an application permanently; possible until it is decided. */
function Withdraw({ applicationId }: { applicationId: string }) {
  const [isAsking, setAsking] = useState(false);
  const [withdraw, { isLoading }] = useStudentWithdrawMutation();

  async function confirm() {
    const { data, error } = await withdraw({ params: { applicationId } });
    setAsking(false);
    if (data) toast.success(data.message);
    else toast.error(errorMessage(error, text.failed));
  }
  return (
    <>
      <Button variant="quiet" isWide onClick={() => setAsking(true)} data-print="no">
        {text.open}
      </Button>
      <Confirm
        isOpen={isAsking}
        onClose={() => setAsking(false)}
        onConfirm={() => void confirm()}
        title={text.title}
        confirmLabel={text.open}
        cancelLabel={text.keep}
        pendingLabel={text.pending}
        isBusy={isLoading}
        isDanger
      >
        {text.text}
      </Confirm>
    </>
  );
}

/** Loads one application, its first texts first. The rest of a very long one follows in `sent`, which never changes. */
function useApplication(applicationId: string) {
  const params = { applicationId };
  const start = useStudentApplicationStartQuery({ params });
  const application = start.currentData;
  const all = useStudentApplicationQuery({ params }, { skip: application?.whole !== false });
  return {
    application,
    error: start.error,
    sent: all.currentData ?? application,
    rest: { error: all.error, isFetching: all.isFetching, retry: () => void all.refetch() },
  };
}

const loadMeetings = () => import("./meetings/application-meetings.tsx");
const loadMoment = () => import(/* webpackChunkName: "moments" */ "./decided/accepted-moment.tsx");

/** One application: its state, the job, and everything that was sent. */
export function ApplicationPage() {
  const { applicationId = "" } = useParams();
  const { application, sent, error, rest } = useApplication(applicationId);
  const hasFailed = error !== undefined && !application;
  const page = useRef<HTMLElement>(null);
  useOpenForPrint(page);
  useEffect(() => {
    if (!hasFailed) return;
    const code = errorCode(error);
    const { notFound, notLoaded } = words.applications;
    toast.error(code === "NOT_FOUND" ? notFound : errorMessage(error, notLoaded), { id: code ?? "failed" });
  }, [hasFailed, error]);
  if (hasFailed) return <Navigate to={paths.applications} replace />;
  if (!application || !sent) return <Skeleton label={words.loading.page} count={6} shape="text" />;
  return (
    <article ref={page}>
      <PageHeader
        back={<Link to={paths.applications}>{words.applications.back}</Link>}
        about={
          <span className={s.about}>
            <b className={s.company}>{application.jobId.company}</b>
            <ApplicationBadge status={application.status} />
          </span>
        }
      >
        <PageTitle title={application.jobId.title} />
      </PageHeader>
      <div className={s.layout}>
        <Decided application={application} />
        <section className={s.stand} aria-labelledby="stand">
          <h2 id="stand" className={s.heading}>
            {words.applications.timelineHeading}
          </h2>
          <Timeline label={words.applications.timeline} steps={stepsOf(application)} />
          <AnswerTime application={application} />
          <InterviewAction application={application} />
          <Meetings applicationId={application._id} />
          {application.status === "pending" && <Withdraw applicationId={application._id} />}
        </section>
        <div className={s.text}>
          <JobSummary job={application.jobId} />
          <SentForm application={sent} rest={rest} />
        </div>
      </div>
    </article>
  );
}

/** What follows a decision; missing without one. */
function Decided({ application }: { application: Application }) {
  const { status } = application;
  if (status !== "accepted" && status !== "rejected") return null;
  return (
    <div className={s.next}>
      <AfterDecision application={application} />
      {status === "accepted" && <Accepted application={application} />}
    </div>
  );
}

/** The news of the acceptance, the first time that the page is opened afterwards. */
function Accepted({ application }: { application: Application }) {
  const [isOpen, close] = useMoment(acceptedMoment(application._id));
  const { module } = useChunk(isOpen, loadMoment);
  return isOpen && module ? <module.AcceptedMoment application={application} onClose={close} /> : null;
}

/** The meetings that the company proposed, loaded after the page. */
function Meetings({ applicationId }: { applicationId: string }) {
  const { module } = useChunk(true, loadMeetings);
  return module && <module.ApplicationMeetings applicationId={applicationId} />;
}

/** How long the company usually takes to decide, if that is known. */
function AnswerTime({ application: { answersWithinDays, jobId } }: { application: Application }) {
  return answersWithinDays ? <p>{answersWithin(jobId.company, answersWithinDays)}</p> : null;
}
