import { useEmployerApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { EMPLOYER_APPLICATIONS_PER_PAGE } from "@dryrun/domain/applications/limits";
import { PageTitle } from "@dryrun/remote-kit/page";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../../messages.en-in.ts";
import { PostLink } from "../../../shared/post-link.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { ApplicationsList } from "./applications-list.tsx";
import { ApplicationsTable } from "./applications-table.tsx";

/** The applications to all own jobs. */
export function ApplicationsPage() {
  const { page } = usePage();
  const filter = useApplicationFilter();
  const answer = useEmployerApplicationsQuery(
    { query: { page, limit: EMPLOYER_APPLICATIONS_PER_PAGE, ...filter.query } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <>
      <PageHeader>
        <PageTitle title={words.applications.title} />
      </PageHeader>
      <ApplicationsList answer={answer} filter={filter} emptyAction={<PostLink />}>
        {(applications, selection) => <ApplicationsTable applications={applications} selection={selection} />}
      </ApplicationsList>
    </>
  );
}
