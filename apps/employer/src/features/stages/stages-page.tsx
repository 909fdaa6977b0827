import {
  useEmployerJobStagesQuery,
  useEmployerSetJobStagesMutation,
  useEmployerSetStagesMutation,
  useEmployerStagesQuery,
} from "@dryrun/api-client/company/stages";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { setJobStages, setStages } from "@dryrun/domain/company/profile/calls";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useParams } from "@dryrun/remote-kit/router";
import { profile } from "../../messages/profile.en-in.ts";
import { paths } from "../../paths.ts";
import { JobSettingsPage } from "../../shared/jobs/job-settings-page.tsx";
import { PageOfRole } from "../../shared/role/page-of-role.tsx";
import { stages as text } from "../../shared/stages/stages.en-in.ts";
import { StagesForm } from "./stages-form.tsx";

/** The stages of a job, or without one those of the company. */
export function StagesPage() {
  const { jobId } = useParams();
  return (
    <PageOfRole call={jobId ? setJobStages : setStages} title={text.title}>
      {jobId ? <OfJob jobId={jobId} /> : <OfCompany />}
    </PageOfRole>
  );
}

function OfCompany() {
  const { currentData, error, isFetching, refetch } = useEmployerStagesQuery();
  const [save] = useEmployerSetStagesMutation();
  return (
    <>
      <PageHeader back={<Link to={paths.profile}>{profile.title}</Link>} about={text.ofCompany}>
        <PageTitle title={text.title} />
      </PageHeader>
      {error && !currentData && (
        <LoadFailed title={text.failed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {!error && !currentData && <Skeleton label={text.loading} count={4} />}
      {currentData && (
        <StagesForm
          saved={currentData}
          onSend={({ stages = [], rules, moves }) => save({ body: { stages, rules, moves } })}
        />
      )}
    </>
  );
}

function OfJob({ jobId }: { jobId: string }) {
  const params = { id: jobId };
  const answer = useEmployerJobStagesQuery({ params });
  const [save] = useEmployerSetJobStagesMutation();
  return (
    <JobSettingsPage jobId={jobId} text={text} about={text.ofJob} answer={answer}>
      {(saved) => <StagesForm saved={saved} isOwn={saved.isOwn} onSend={(body) => save({ params, body })} />}
    </JobSettingsPage>
  );
}
