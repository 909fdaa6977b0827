import type { Begins } from "@dryrun/api-client/early/begin";
import { studentJobs } from "@dryrun/api-client/jobs/student";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useSearchParams } from "@dryrun/remote-kit/router";
import { pageOf } from "@dryrun/remote-kit/use-page";
import { useState } from "react";
import * as words from "../../../messages.en-in.ts";
import { paths, SAVED_PARAMETER } from "../../../paths.ts";
import { ArrivalNotice } from "../../../shared/notice.tsx";
import { ToQuiz } from "../to-quiz.tsx";
import { filtersOf, listQuery } from "./job-filters.ts";
import * as s from "./jobs-page.module.css";
import { OpenJobs } from "./open-jobs.tsx";

/** For the saved jobs, the chunk loads first. */
export const begin: Begins["begin"] = (dispatch, { search }) =>
  search.has(SAVED_PARAMETER) ||
  dispatch(studentJobs.initiate({ query: listQuery(filtersOf(search), pageOf(search)) }, { subscribe: false }));

/** The list of open jobs and, on the same route, the saved jobs. */
export function JobsPage() {
  const user = useUser();
  const { state } = useLocation();
  // A person who comes from a passed paper brings a notice: the account is updated a little later.
  const [isLocked] = useState(isSomebody(user) && !user.passedQuiz && !state);
  return isLocked ? <ToQuiz /> : <Jobs />;
}

function Jobs() {
  const isSaved = useSearchParams()[0].has(SAVED_PARAMETER);
  const tabs = [
    { to: paths.jobs, label: words.jobs.all, isCurrent: !isSaved },
    { to: paths.savedJobs, label: words.jobs.saved, isCurrent: isSaved },
  ];
  return (
    <>
      <PageHeader>
        <PageTitle title={isSaved ? words.jobs.savedTitle : words.jobs.title}>{words.jobs.title}</PageTitle>
      </PageHeader>
      <ArrivalNotice />
      <nav aria-label={words.jobs.tabs}>
        <ul className={s.tabs}>
          {tabs.map(({ to, label, isCurrent }) => (
            <li key={to}>
              <Link to={to} className={s.tab ?? ""} aria-current={isCurrent ? "page" : undefined}>
                {label}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {isSaved ? <Saved /> : <OpenJobs />}
    </>
  );
}

/** A chunk that did not load is treated like a call without a connection. */
const NOT_LOADED = { status: "FETCH_ERROR" };
const loadSaved = () => import("./saved-jobs.tsx");

/** The saved jobs, loaded when their tab opens. */
function Saved() {
  const { module, hasFailed, retry } = useChunk(true, loadSaved);
  if (hasFailed) return <LoadFailed title={words.jobs.failed} error={NOT_LOADED} onRetry={retry} isRetrying={false} />;
  return module ? <module.SavedJobs /> : <Skeleton label={words.loading.jobs} count={5} />;
}
