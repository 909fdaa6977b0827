import { useEmployerJobQuery } from "@dryrun/api-client/jobs/employer";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { LoadOrGone } from "../load-or-gone.tsx";

interface JobSettingsPageProps<Data> {
  jobId: string;
  text: { title: string; loading: string; failed: string };
  /** What the page is for, with the title of the job. */
  about: (jobTitle: string) => string;
  /** The settings as they were loaded. */
  answer: { currentData?: Data | undefined; error?: unknown; isFetching: boolean; refetch: () => unknown };
  children: (data: Data) => ReactNode;
}

/** A page that changes something of one job, which may be gone. */
export function JobSettingsPage<Data>({ jobId, text, about, answer, children }: JobSettingsPageProps<Data>) {
  const { currentData: own } = useEmployerJobQuery({ params: { id: jobId } });
  const { currentData, error, isFetching, refetch } = answer;
  if (error && !currentData)
    return (
      <LoadOrGone
        title={text.failed}
        goneTitle={messages.failure.noJob}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
        headingLevel={1}
        wayOut={<Link to={paths.jobs}>{messages.nav.jobs}</Link>}
      />
    );
  if (!currentData) return <Skeleton label={text.loading} count={4} />;
  return (
    <>
      <PageHeader
        back={<Link to={paths.job(jobId)}>{messages.applications.backToJob}</Link>}
        about={own && about(own.job.title)}
      >
        <PageTitle title={text.title} />
      </PageHeader>
      {children(currentData)}
    </>
  );
}
