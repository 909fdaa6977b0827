import { useEmployerApplicationQuery } from "@dryrun/api-client/applications/employer";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { REJECT_FAILED } from "@dryrun/domain/applications/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import type { Application } from "../../../shared/answers.ts";
import { DecisionBar } from "../../../shared/decision/decision-bar.tsx";
import { StopNotice } from "../../../shared/history/stop-notice.tsx";
import { ForJob } from "../../../shared/job-title.tsx";
import { Neighbours } from "../../../shared/list/neighbours.tsx";
import { LoadOrGone } from "../../../shared/load-or-gone.tsx";
import { useReading } from "../../../shared/reading/use-reading.ts";
import { Resume } from "../../../shared/resume/resume.tsx";
import { Lookers } from "../../../shared/together/lookers.tsx";
import { removalText } from "../removal-text.ts";
import * as s from "./application-page.module.css";
import { ApplicationRecord, ApplicationState } from "./application-state.tsx";
import { Back } from "./back.tsx";

/** One application: its state, the whole resume, and the decision. */
export function ApplicationPage() {
  const { applicationId = "" } = useParams();
  const { currentData, error, isFetching, refetch } = useEmployerApplicationQuery({ params: { applicationId } });
  if (currentData) return <ApplicationContent key={applicationId} application={currentData.application} />;
  if (!error) return <Skeleton label={messages.loading.application} count={4} />;
  return (
    <LoadOrGone
      title={messages.failure.application}
      goneTitle={messages.failure.noApplication}
      error={error}
      onRetry={() => void refetch()}
      isRetrying={isFetching}
      headingLevel={1}
      wayOut={
        <Link to={paths.applications} className={buttonClass()}>
          {messages.applications.title}
        </Link>
      }
    />
  );
}

function ApplicationContent({ application }: { application: Application }) {
  const removed = removalText(application);
  const reading = useReading({ applicationId: removed ? undefined : application._id, withInterview: false });
  return (
    <>
      <PageHeader back={<Back />} about={<ForJob job={application.jobId} />}>
        <PageTitle title={application.fullName} />
      </PageHeader>
      <Lookers applicationId={application._id} />
      <StopNotice stop={application.doNotContact} />
      <Neighbours applicationId={application._id} pathOf={paths.application} />
      <div className={s.columns}>
        <ApplicationState application={application} />
        <div className={s.resume}>{removed ? <EmptyState title={removed} /> : <Resume resume={application} />}</div>
        <ApplicationRecord application={application} reading={reading} />
      </div>
      {application.status !== "withdrawn" && (
        <DecisionBar application={application} rejectFailure={REJECT_FAILED} onDecide={reading.read} />
      )}
    </>
  );
}
