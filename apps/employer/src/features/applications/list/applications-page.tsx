import { useEmployerApplicationsQuery } from "@dryrun/api-client/applications/employer";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../../messages.en-in.ts";
import { PostLink } from "../../../shared/post-link.tsx";
import { useApplicationFilter } from "../../../shared/use-application-filter.ts";
import { OrReview } from "../review/or-review.tsx";
import { ApplicationsList } from "./applications-list.tsx";
import * as s from "./list-head.module.css";

/** The applications to all jobs of the employer. */
export function ApplicationsPage() {
  return (
    <div data-wide-page="dense">
      <OrReview>
        <AllApplications />
      </OrReview>
    </div>
  );
}

function AllApplications() {
  const { page } = usePage();
  const filter = useApplicationFilter();
  const answer = useEmployerApplicationsQuery({ query: { page, limit: filter.limit, ...filter.query } });
  return (
    <>
      <div className={s.head}>
        <PageHeader>
          <PageTitle title={messages.applications.title} />
        </PageHeader>
      </div>
      <ApplicationsList answer={answer} filter={filter} emptyAction={<PostLink />} />
    </>
  );
}
