import { useStudentInterviewsQuery } from "@dryrun/api-client/interviews/student";
import { usePendingPoll } from "@dryrun/api-client/polling/use-pending-poll";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { TrendLine } from "@dryrun/design-system/charts/trend-line";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { useChunk } from "@dryrun/design-system/use-chunk";
import { INTERVIEWS_PER_PAGE, PASS_FROM, REVIEW_FROM } from "@dryrun/domain/interviews/limits";
import { INTERVIEWS_LOAD_FAILED } from "@dryrun/domain/interviews/messages";
import { announce, PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useCallback, useEffect, useRef, useState } from "react";
import { paths } from "../../../paths.ts";
import type { HandedIn } from "../../../shared/interview/handed-in.ts";
import { useArrivalState } from "../../../shared/notice.tsx";
import { LoadAlert } from "../load-alert.tsx";
import { messages } from "../messages.en-in.ts";
import * as s from "./interview-history-page.module.css";
import { isPending, type Session, SessionCard } from "./session-card.tsx";

const text = messages.history;

/** The most points that a line can show. */
const NEWEST = 24;
const GATES = [REVIEW_FROM, PASS_FROM];

/** The scores of the completed interviews by date, if there are at least two. */
function ScoreTrend({ sessions, isWhole }: { sessions: readonly Session[]; isWhole: boolean }) {
  const { data } = useStudentInterviewsQuery({ query: { page: 1, limit: NEWEST } }, { skip: isWhole });
  const all = isWhole ? sessions : (data?.sessions ?? []);
  const points = all
    .flatMap(({ sessionId, createdAt, score }) =>
      score === null ? [] : [{ key: sessionId, when: messages.shortDate(createdAt), score }],
    )
    .reverse();
  if (points.length < 2) return null;
  return <TrendLine points={points} title={messages.history.trend} gates={GATES} headingLevel={2} />;
}

const load = () => import(/* webpackChunkName: "moments" */ "./reveal/reveal.tsx");

interface AwaitedRevealProps {
  sessions: readonly Session[];
  notice: HandedIn | undefined;
  isSlow: boolean;
}

/** Reveals the interview that was just submitted, or one that is being graded, once per visit of the page. */
function AwaitedReveal({ sessions, notice, isSlow }: AwaitedRevealProps) {
  const awaited = notice?.sessionId ?? sessions.find(isPending)?.sessionId;
  const [sessionId, setSessionId] = useState(awaited);
  const [isClosed, setClosed] = useState(false);
  const close = useCallback(() => setClosed(true), []);
  if (!sessionId && awaited) setSessionId(awaited);
  const { module } = useChunk(sessionId !== undefined, load);
  return sessionId && module && !isClosed ? (
    <module.Reveal sessionId={sessionId} received={notice?.text} isSlow={isSlow} onClose={close} />
  ) : null;
}

interface HandInNoticeProps {
  notice: HandedIn;
  sessions: readonly Session[];
  onClose: () => void;
}

/** The state of the session until there is a result; another component announces it. */
function HandInNotice({ notice, sessions, onClose }: HandInNoticeProps) {
  const session = sessions.find(({ sessionId }) => sessionId === notice.sessionId);
  if (session?.isCompleted)
    return (
      <Banner key="ready" tone="info" role="none" onClose={onClose}>
        {messages.history.ready(session.score, session.finalDecision)}
      </Banner>
    );
  return (
    <Banner tone={notice.tone} onClose={onClose}>
      {notice.text}
    </Banner>
  );
}

/** The interviews, six per page; a card is a link once there is a result. */
export function InterviewHistoryPage() {
  const { page, goTo } = usePage();
  const heading = useRef<HTMLHeadingElement>(null);
  const { data, error, refetch, isFetching } = useStudentInterviewsQuery({
    query: { page, limit: INTERVIEWS_PER_PAGE },
  });
  const sessions = data?.sessions ?? [];
  const isSlow = usePendingPoll(sessions.some(isPending), () => void refetch());
  const [notice, closeNotice] = useArrivalState<HandedIn>("notice");
  useReadyNews(sessions, notice?.sessionId);
  usePageArrival({ page, pages: data?.totalPages, goTo, heading });

  return (
    <>
      <PageHeader about={<WaysToPractise />}>
        <PageTitle title={text.title} />
      </PageHeader>
      <div className={s.page}>
        <AwaitedReveal sessions={sessions} notice={notice} isSlow={isSlow} />
        {notice && <HandInNotice notice={notice} sessions={sessions} onClose={closeNotice} />}
        {!data && !error && <Skeleton label={text.loading} count={INTERVIEWS_PER_PAGE} />}
        {!data && error && (
          <LoadAlert
            message={INTERVIEWS_LOAD_FAILED}
            error={error}
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        )}
        {data?.total === 0 && <NoSessions />}
        {data && data.total > 0 && (
          <>
            <ScoreTrend sessions={sessions} isWhole={data.totalPages === 1} />
            <h2 ref={heading} tabIndex={-1} className="visually-hidden">
              {text.list}
            </h2>
            <SessionCards sessions={sessions} isSlow={isSlow} />
            {data.totalPages > 1 && <Pagination page={page} pages={data.totalPages} onPage={goTo} />}
          </>
        )}
      </div>
    </>
  );
}

const WaysToPractise = () => (
  <span className={s.ways}>
    <Link className="lone-link" to={paths.practice}>
      {text.startPractice}
    </Link>
    <Link className="lone-link" to={paths.drills}>
      {text.startDrill}
    </Link>
  </span>
);

function NoSessions() {
  return (
    <EmptyState
      title={text.empty}
      action={
        <Link className={buttonClass({ variant: "primary" })} to={paths.applications}>
          {text.toApplications}
        </Link>
      }
    />
  );
}

/** `isSlow`: a pending result takes longer than usual. */
function SessionCards({ sessions, isSlow }: { sessions: readonly Session[]; isSlow: boolean }) {
  return (
    <ul className={s.cards}>
      {sessions.map((session) => (
        <SessionCard key={session.sessionId} session={session} isSlow={isSlow && isPending(session)} />
      ))}
    </ul>
  );
}

/** Announces when an awaited result is ready, starting with the interview that was just submitted. */
function useReadyNews(sessions: readonly Session[], handedIn: string | undefined) {
  const waited = useRef(new Set(handedIn ? [handedIn] : []));
  useEffect(() => {
    for (const session of sessions) {
      if (isPending(session)) waited.current.add(session.sessionId);
      else if (waited.current.delete(session.sessionId)) announce(text.ready(session.score, session.finalDecision));
    }
  }, [sessions]);
}
