import { studentApplications, useStudentApplicationsQuery } from "@dryrun/api-client/applications/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { studentInterviews, useStudentInterviewsQuery } from "@dryrun/api-client/interviews/student";
import { studentCompletion, useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { Skeleton, SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { Timeline } from "@dryrun/design-system/pages/timeline";
import { MY_APPLICATIONS_UNPAGED } from "@dryrun/domain/applications/limits";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { INTERVIEWS_PER_PAGE } from "@dryrun/domain/interviews/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import * as words from "../../messages.en-in.ts";
import { ArrivalNotice } from "../../shared/notice.tsx";
import { useMinutesLeft } from "../../shared/time/use-minutes-left.ts";
import { Credits } from "./credits.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { LastResults } from "./last-results.tsx";
import { MatchingJobs } from "./matching-jobs.tsx";
import { type Facts, nextStepOf, roadOf } from "./next-step.ts";
import { Readiness } from "./readiness.tsx";
import { ScoresPlace } from "./scores-place.tsx";
import * as s from "./today-page.module.css";

const APPLICATIONS = { query: { page: 1, limit: MY_APPLICATIONS_UNPAGED } };
const INTERVIEWS = { query: { page: 1, limit: INTERVIEWS_PER_PAGE } };

export const begin: Begins["begin"] = (dispatch) =>
  Promise.all([
    dispatch(studentApplications.initiate(APPLICATIONS, { subscribe: false })),
    dispatch(studentInterviews.initiate(INTERVIEWS, { subscribe: false })),
    dispatch(studentCompletion.initiate(undefined, { subscribe: false })),
  ]);

/** A student's progress and the next step. */
export function TodayPage() {
  const user = useUser();
  const applications = useStudentApplicationsQuery(APPLICATIONS);
  const interviews = useStudentInterviewsQuery(INTERVIEWS);
  const completion = useStudentCompletionQuery();
  const error = applications.error ?? interviews.error;
  const retry = () => {
    void applications.refetch();
    void interviews.refetch();
  };
  const facts = applications.data &&
    interviews.data &&
    !completion.isLoading && {
      user,
      completion: completion.data?.completion,
      applications: applications.data.applications,
      sessions: interviews.data.sessions,
    };
  return (
    <>
      <PageHeader
        about={isSomebody(user) ? words.today.greeting(user.username) : <SkeletonLine width="8rem" height="1lh" />}
      >
        <PageTitle title={words.today.title} />
      </PageHeader>
      <ArrivalNotice />
      {facts ? (
        <Standing facts={facts} />
      ) : error ? (
        <LoadFailed
          title={LOAD_APPLICATIONS_FAILED}
          error={error}
          onRetry={retry}
          isRetrying={applications.isFetching || interviews.isFetching}
        />
      ) : (
        <Skeleton label={words.loading.page} />
      )}
    </>
  );
}

function Standing({ facts: known }: { facts: Facts }) {
  const minutesLeft = useMinutesLeft(known.user.runningInterview?.expiresAt);
  const facts = { ...known, minutesLeft };
  const { step: next, title, text, action, to } = nextStepOf(facts);
  const steps = roadOf(facts, next).map(({ step, state }) => ({ title: words.today.steps[step], state }));
  return (
    <>
      <InstallOffer hasResult={facts.sessions.some(({ isCompleted }) => isCompleted)} />
      <div className={s.layout}>
        <div className={s.main}>
          <section className={s.part} aria-labelledby="next-step">
            <h2 id="next-step" className={s.heading}>
              {words.today.next}
            </h2>
            <Card
              headingLevel={3}
              isDraft
              title={title}
              actions={
                <Link to={to} className={buttonClass({ variant: "primary" })}>
                  {action}
                </Link>
              }
            >
              <p>{text}</p>
            </Card>
          </section>
          <section className={s.part} aria-labelledby="road">
            <h2 id="road" className={s.heading}>
              {words.today.road}
            </h2>
            <Timeline label={words.today.road} steps={steps} />
          </section>
        </div>
        <div className={s.rail}>
          <Readiness />
          <Credits left={facts.user.interviewCredits} />
        </div>
      </div>
      <div className={s.below}>
        <ScoresPlace sessions={facts.sessions} />
        <MatchingJobs passedQuiz={facts.user.passedQuiz} />
        <LastResults sessions={facts.sessions} />
      </div>
    </>
  );
}
