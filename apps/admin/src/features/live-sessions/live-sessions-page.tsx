import { useAdminLiveSessionsQuery } from "@dryrun/api-client/masterclass/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PageTitle } from "@dryrun/remote-kit/page";
import { useState } from "react";
import { sessions as text } from "../../messages/sessions.en-in.ts";
import { NotLoaded } from "../../shared/page/not-loaded.tsx";
import { PageBody } from "../../shared/page/page-body.tsx";
import { CreateDialog } from "./editing/create-dialog.tsx";
import type { LiveSession } from "./live-session.ts";
import { SessionTable } from "./session-table.tsx";
import { useNow } from "./use-now.ts";
import { useSessionActs } from "./use-session-acts.tsx";

interface Timed {
  startAt: string;
  endAt: string;
}

/** Upcoming sessions, earliest first; past sessions, latest first. */
export function splitSessions<S extends Timed>(sessions: readonly S[], now: Date): { upcoming: S[]; past: S[] } {
  const isOver = ({ endAt }: S) => new Date(endAt) <= now;
  const byStart = (a: S, b: S) => a.startAt.localeCompare(b.startAt);
  return {
    upcoming: sessions.filter((session) => !isOver(session)).sort(byStart),
    past: sessions.filter(isOver).sort((a, b) => byStart(b, a)),
  };
}

/** All sessions, upcoming ones first. */
export function LiveSessionsPage() {
  const query = useAdminLiveSessionsQuery();
  const { currentData } = query;
  const [isCreating, setCreating] = useState(false);
  return (
    <>
      <PageHeader
        action={
          <Button variant="primary" onClick={() => setCreating(true)}>
            {text.create}
          </Button>
        }
      >
        <PageTitle title={text.title} />
      </PageHeader>
      {currentData && <Sessions sessions={currentData.sessions} />}
      <NotLoaded say={text} asked={query} />
      <CreateDialog isOpen={isCreating} onClose={() => setCreating(false)} />
    </>
  );
}

function Sessions({ sessions }: { sessions: readonly LiveSession[] }) {
  const now = useNow();
  const { edit, remove, dialogs } = useSessionActs();
  const acts = { now, onEdit: edit, onRemove: remove };
  const { upcoming, past } = splitSessions(sessions, now);
  return (
    <>
      {sessions.length === 0 ? (
        <EmptyState title={text.none} />
      ) : (
        <PageBody>
          <SessionTable title={text.upcoming(upcoming.length)} none={text.noneUpcoming} sessions={upcoming} {...acts} />
          <SessionTable title={text.past(past.length)} none={text.nonePast} sessions={past} {...acts} />
        </PageBody>
      )}
      {dialogs}
    </>
  );
}
