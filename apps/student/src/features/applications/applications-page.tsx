import { useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import { useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { MY_APPLICATIONS_PER_PAGE } from "@dryrun/domain/applications/limits";
import { LOAD_APPLICATIONS_FAILED, NO_APPLICATIONS } from "@dryrun/domain/applications/messages";
import { formatSalary } from "@dryrun/domain/money";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedApplication } from "../../shared/answers.ts";
import { ApplicationBadge } from "../../shared/application-badge.tsx";
import { purposeOf } from "../../shared/interview/read-purpose.ts";
import { useInterviewAhead } from "../../shared/interview/use-interview-ahead.ts";
import { InvitationBanners } from "../../shared/invitations/invitation-banners.tsx";
import { ArrivalNotice, useArrivalState } from "../../shared/notice.tsx";
import { PURCHASE } from "../../shared/purchase-state.ts";
import * as s from "./applications-page.module.css";

/** Links back to the interview for which credits were bought. */
function PurchaseBanner() {
  const [purpose, close] = useArrivalState<string>(PURCHASE);
  const interview = useInterviewAhead(purposeOf(purpose ?? ""));
  if (!interview) return null;
  return (
    <Banner
      tone="success"
      onClose={close}
      action={
        <Link to={interview.to} className={buttonClass({ variant: "primary", size: "s" })}>
          {words.credits.toInterview}
        </Link>
      }
    >
      {words.credits.readyFor(interview.title)}
    </Banner>
  );
}

/** Returns the progress of an application's mock interview in a few words. */
export function interviewText({ state, score, finalDecision }: ListedApplication["interview"]): string {
  const w = words.applications.interview;
  if (state === "completed" || state === "sent") return w[state](score, finalDecision);
  return w[state];
}

/** One application in the list; the whole card is a link. Undecided ones have a dashed border. */
function ApplicationCard({ application }: { application: ListedApplication }) {
  const { _id, jobId: job, status, createdAt, interview } = application;
  return (
    <Card
      as="li"
      headingLevel={2}
      isDraft={status === "pending"}
      title={<Link to={paths.application(_id)}>{job.title}</Link>}
      aside={<ApplicationBadge status={status} />}
      meta={
        <>
          <span className={s.company}>{job.company}</span>
          <span>{job.location}</span>
          <span className="tabular">{formatSalary(job.salary)}</span>
        </>
      }
    >
      <p>{interviewText(interview)}</p>
      <p className={s.when}>{words.applications.appliedOn(formatDate(createdAt))}</p>
    </Card>
  );
}

/** The student's own applications, newest first. */
export function ApplicationsPage() {
  const list = useRef<HTMLDivElement>(null);
  const { page, goTo } = usePage();
  const query = { page, limit: MY_APPLICATIONS_PER_PAGE };
  const answer = useStudentApplicationsQuery({ query });
  const { data, currentData, error, isFetching, refetch } = answer;
  usePageArrival({ page, goTo, heading: list, pages: isFetching ? undefined : currentData?.totalPages });
  const shown = currentData ?? data;
  return (
    <>
      <PageHeader>
        <PageTitle title={words.applications.title} />
      </PageHeader>
      <div className={s.notices}>
        <ArrivalNotice />
        <PurchaseBanner />
        {shown && <InvitationBanners invitations={shown.invitations} />}
      </div>
      {error && !currentData && (
        <LoadFailed
          title={LOAD_APPLICATIONS_FAILED}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!error && !shown && <Skeleton label={words.loading.page} count={3} />}
      {shown && !(error && !currentData) && (
        <div ref={list} tabIndex={-1} className={s.results} aria-busy={isFetching || undefined}>
          {shown.total === 0 ? (
            <NoApplications isInvited={shown.invitations.length > 0} />
          ) : (
            <ul className={s.cards}>
              {shown.applications.map((application) => (
                <ApplicationCard key={application._id} application={application} />
              ))}
            </ul>
          )}
          {shown.totalPages > 1 && <Pagination page={page} pages={shown.totalPages} onPage={goTo} />}
        </div>
      )}
    </>
  );
}

/** A link to the jobs, or to the quiz that unlocks them. Invitations have their own links above. */
function NoApplications({ isInvited }: { isInvited: boolean }) {
  const { passedQuiz } = useUser();
  const toQuiz = !passedQuiz && { to: paths.quiz, label: words.nav.startQuiz };
  const { to, label } = toQuiz || { to: paths.jobs, label: words.applications.browse };
  return (
    <EmptyState
      title={NO_APPLICATIONS}
      action={
        <Link to={to} className={buttonClass({ variant: isInvited ? "secondary" : "primary" })}>
          {label}
        </Link>
      }
    />
  );
}
