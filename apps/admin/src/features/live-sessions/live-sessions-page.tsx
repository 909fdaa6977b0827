import { useAdminLiveSessionsQuery } from "@dryrun/api-client/masterclass/admin";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useEffect, useState } from "react";
import { words } from "../../messages.en-in.ts";
import { type LiveSession, SessionTable } from "./session-table.tsx";
import { splitSessions } from "./split-sessions.ts";

const MINUTE_MS = 60_000;

/** All sessions, upcoming ones first. */
export function LiveSessionsPage() {
  const { currentData, error, isFetching, refetch } = useAdminLiveSessionsQuery(undefined, {
    refetchOnMountOrArgChange: true,
  });
  return (
    <>
      <PageHeader>
        <PageTitle title={words.sessions.title} />
      </PageHeader>
      {currentData && <Sessions sessions={currentData.sessions} />}
      {!currentData && error && (
        <LoadFailed
          title={words.sessions.failed}
          error={error}
          onRetry={() => void refetch()}
          isRetrying={isFetching}
        />
      )}
      {!currentData && !error && <Skeleton label={words.sessions.loading} count={4} />}
    </>
  );
}

function Sessions({ sessions }: { sessions: readonly LiveSession[] }) {
  const [now, setNow] = useState(() => new Date());
  useEffect(() => {
    const timer = setInterval(() => setNow(new Date()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  if (sessions.length === 0) return <EmptyState title={words.sessions.none} />;
  const { upcoming, past } = splitSessions(sessions, now);
  return (
    <>
      <SessionTable
        title={words.sessions.upcoming(upcoming.length)}
        none={words.sessions.noneUpcoming}
        sessions={upcoming}
        now={now}
      />
      <SessionTable title={words.sessions.past(past.length)} none={words.sessions.nonePast} sessions={past} now={now} />
    </>
  );
}
