import { useStudentApplicationStartQuery } from "@dryrun/api-client/applications/student";
import { errorCode } from "@dryrun/api-client/errors";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { JOB_TAKEN_DOWN } from "@dryrun/domain/interviews/messages";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { paths } from "../../paths.ts";
import type { Application } from "../../shared/answers.ts";
import { AnotherRuns } from "../../shared/interview/another-runs.tsx";
import { InterviewStages } from "./interview-stages.tsx";
import { messages } from "./messages.en-in.ts";
import { ContinueStep } from "./preflight/continue-step.tsx";
import { Preflight } from "./preflight/preflight.tsx";
import type { StartedRoom } from "./use-start.ts";

/** Four steps before the clock runs, then the room. */
export function InterviewStartPage() {
  const { applicationId = "" } = useParams();
  const { runningInterview } = useUser();
  return (
    <InterviewStages
      path={paths.startInterview(applicationId)}
      applicationId={applicationId}
      before={(enter) => {
        if (!runningInterview) return <Before applicationId={applicationId} onStarted={enter} />;
        const { applicationId: running, expiresAt } = runningInterview;
        if (running !== applicationId) return <AnotherRuns title={messages.title} applicationId={running} />;
        return <ContinueStep purpose={{ applicationId }} expiresAt={expiresAt} onStarted={enter} />;
      }}
    />
  );
}

/** The steps, for an application that can still have an interview. */
function Steps({ application, onStarted }: { application: Application; onStarted: (room: StartedRoom) => void }) {
  const { title, company } = application.jobId;
  return (
    <Preflight
      purpose={{ applicationId: application._id }}
      title={messages.title}
      about={messages.preflight.forJob(title, company)}
      facts={[
        { name: messages.preflight.ready.job, value: title },
        { name: messages.preflight.ready.company, value: company },
      ]}
      back={<Link to={paths.application(application._id)}>{messages.back}</Link>}
      onStarted={onStarted}
    />
  );
}

/** Loads the application and whether its interview can still start; its long texts are not loaded here. */
function Before({ applicationId, onStarted }: { applicationId: string; onStarted: (room: StartedRoom) => void }) {
  const { data, error, refetch, isFetching } = useStudentApplicationStartQuery({ params: { applicationId } });
  if (data?.interviewSubmitted) return <Submitted application={data} />;
  if (data?.jobTakenDown) return <TakenDown />;
  if (data) return <Steps application={data} onStarted={onStarted} />;
  const toApplications = (
    <Link className={buttonClass()} to={paths.applications}>
      {messages.toApplications}
    </Link>
  );
  return (
    <>
      <Head />
      {!error && <Skeleton label={messages.loading} shape="text" count={6} />}
      {errorCode(error) === "NOT_FOUND" && <EmptyState title={messages.notFound} action={toApplications} />}
      {error && errorCode(error) !== "NOT_FOUND" && (
        <LoadFailed
          title={messages.loadFailed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          wayOut={toApplications}
        />
      )}
    </>
  );
}

const Head = () => (
  <PageHeader>
    <PageTitle title={messages.title} />
  </PageHeader>
);

const TakenDown = () => (
  <>
    <Head />
    <EmptyState
      title={messages.takenDown.title}
      action={
        <Link className={buttonClass({ variant: "primary" })} to={paths.practice}>
          {messages.takenDown.action}
        </Link>
      }
    >
      {JOB_TAKEN_DOWN}
    </EmptyState>
  </>
);

function Submitted({ application }: { application: Application }) {
  const { interviewSessionId } = application;
  return (
    <>
      <Head />
      <EmptyState
        title={messages.alreadySubmitted.title}
        action={
          <Link
            className={buttonClass({ variant: "primary" })}
            to={interviewSessionId ? paths.interview(interviewSessionId) : paths.interviews}
          >
            {messages.alreadySubmitted.action}
          </Link>
        }
      >
        {messages.alreadySubmitted.text}
      </EmptyState>
    </>
  );
}
