import { studentApplications } from "@dryrun/api-client/applications/student";
import { studentPractice } from "@dryrun/api-client/drills/student";
import type { Begins } from "@dryrun/api-client/early/begin";
import { studentInterviews } from "@dryrun/api-client/interviews/student";
import { studentCompletion, useStudentCompletionQuery } from "@dryrun/api-client/profile/student";
import { isSomebody, useUser } from "@dryrun/auth/user-context";
import { Skeleton, SkeletonLine } from "@dryrun/design-system/feedback/skeleton";
import { Badge } from "@dryrun/design-system/marks/badge";
import { VerdictBadge } from "@dryrun/design-system/marks/verdict-badge";
import { Card } from "@dryrun/design-system/pages/card";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { Timeline } from "@dryrun/design-system/pages/timeline";
import { LOAD_APPLICATIONS_FAILED } from "@dryrun/domain/applications/messages";
import { isCloseToLine } from "@dryrun/domain/interviews/close-to-line";
import { VERDICT_LABEL } from "@dryrun/domain/interviews/messages";
import { formatDate } from "@dryrun/domain/time";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { todayParts } from "../../messages/today-parts.en-in.ts";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import type { ListedJob } from "../../shared/answers.ts";
import { JobCards } from "../../shared/job-cards.tsx";
import { ArrivalNotice } from "../../shared/notice.tsx";
import { ProfileRing } from "../../shared/profile-ring.tsx";
import { InstallOffer } from "./install-offer.tsx";
import { Ladders } from "./ladders.tsx";
import { type Facts, type ListedSession, queueOf, roadOf } from "./next-step.ts";
import { ScoresPlace } from "./scores/scores-place.tsx";
import { Steps } from "./steps.tsx";
import * as s from "./today-page.module.css";
import { APPLICATIONS, INTERVIEWS, useFacts } from "./use-facts.ts";

const say = todayParts.jobs;
const text = todayParts.credits;

/** The newest results of mock interviews; dashed until the student sends one. */
function LastResults({ sessions }: { sessions: readonly ListedSession[] }) {
  const results = sessions.filter(({ isCompleted }) => isCompleted).slice(0, SHOWN);
  return (
    <section className={s.part} aria-labelledby="last-results">
      <h2 id="last-results" className={s.heading}>
        {words.today.results}
      </h2>
      {results.length === 0 && <p className={s.none}>{words.today.noResults}</p>}
      <ul className={s.results}>
        {results.map(({ sessionId, applicationId, topic, score, finalDecision, createdAt, submittedToEmployer }) => (
          <Card
            key={sessionId}
            as="li"
            isDraft={!submittedToEmployer}
            title={
              <Link to={paths.interview(sessionId)}>{applicationId?.jobId.title ?? words.today.practice(topic)}</Link>
            }
            aside={
              score === null ? (
                <Badge>{words.today.notGraded}</Badge>
              ) : (
                <VerdictBadge
                  verdict={finalDecision}
                  score={score}
                  isClose={isCloseToLine(score, finalDecision)}
                  label={VERDICT_LABEL}
                />
              )
            }
            meta={
              <>
                <span>{applicationId?.jobId.company}</span>
                <span>{formatDate(createdAt)}</span>
              </>
            }
          />
        ))}
      </ul>
    </section>
  );
}

/** The profile's completeness, as a link to the profile. */
function Readiness() {
  const { data } = useStudentCompletionQuery();
  if (!data) return null;
  return (
    <section className={s.part} aria-labelledby="readiness">
      <h2 id="readiness" className={s.heading}>
        {words.today.profile}
      </h2>
      <Link to={paths.profile} className={s.profile}>
        <ProfileRing profile={data} size={120} />
        <span aria-hidden="true">{words.today.missing(data.missing.length)}</span>
      </Link>
    </section>
  );
}

const SHOWN = 3;
/** The jobs that name the most of the student's skills, without those the student has applied to. */
function MatchingJobs({ jobs }: { jobs: readonly ListedJob[] }) {
  if (jobs.length === 0) return null;
  return (
    <section className={s.part} aria-labelledby="matching-jobs">
      <div className={s.line}>
        <h2 id="matching-jobs" className={s.heading}>
          {say.title}
        </h2>
        <Link to={`${paths.jobs}?sort=best`} className="lone-link">
          {say.all}
        </Link>
      </div>
      <JobCards jobs={jobs.slice(0, SHOWN)} />
    </section>
  );
}

/** The number of interviews left, with a link to buy more. */
function Credits({ left }: { left: number }) {
  return (
    <section className={s.part} aria-labelledby="credits">
      <h2 id="credits" className={s.heading}>
        {text.title}
      </h2>
      <p className={s.credits}>
        <b className={s.number}>{left}</b> {text.left(left)}
      </p>
      <Link to={paths.credits} className="lone-link">
        {text.more}
      </Link>
    </section>
  );
}

export const begin: Begins["begin"] = (dispatch) =>
  Promise.all([
    dispatch(studentApplications.initiate(APPLICATIONS, { subscribe: false })),
    dispatch(studentInterviews.initiate(INTERVIEWS, { subscribe: false })),
    dispatch(studentCompletion.initiate(undefined, { subscribe: false })),
    dispatch(studentPractice.initiate(undefined, { subscribe: false })),
  ]);

/** The student's progress and next step. */
export function TodayPage() {
  const user = useUser();
  const { facts, matches, ladders, gained, error, isFetching, retry } = useFacts();
  return (
    <>
      <PageHeader
        about={isSomebody(user) ? words.today.greeting(user.username) : <SkeletonLine width="8rem" height="1lh" />}
      >
        <PageTitle title={words.today.title} />
      </PageHeader>
      <ArrivalNotice />
      {facts ? (
        <Standing facts={facts} matches={matches} ladders={ladders} gained={gained} />
      ) : error ? (
        <LoadFailed title={LOAD_APPLICATIONS_FAILED} error={error} onRetry={retry} isRetrying={isFetching} />
      ) : (
        <Skeleton label={words.loading.page} />
      )}
    </>
  );
}

function Standing({
  facts,
  matches,
  ladders,
  gained,
}: Pick<ReturnType<typeof useFacts>, "matches" | "ladders" | "gained"> & { facts: Facts }) {
  const queue = queueOf(facts);
  const steps = roadOf(facts, queue).map(({ step, state }) => ({ title: words.today.steps[step], state }));
  return (
    <>
      <InstallOffer hasResult={facts.sessions.some(({ isCompleted }) => isCompleted)} />
      <div className={s.layout}>
        <div className={s.main}>
          <Steps queue={queue} gained={gained} />
          {steps.some(({ state }) => state !== "done") && (
            <section className={s.part} aria-labelledby="road">
              <h2 id="road" className={s.heading}>
                {words.today.road}
              </h2>
              <Timeline label={words.today.road} steps={steps} />
            </section>
          )}
        </div>
        <div className={s.rail}>
          <Readiness />
          <Credits left={facts.user.interviewCredits} />
        </div>
      </div>
      <div className={s.below}>
        <Ladders ladders={ladders} />
        <ScoresPlace sessions={facts.sessions} />
        <MatchingJobs jobs={matches} />
        <LastResults sessions={facts.sessions} />
      </div>
    </>
  );
}
