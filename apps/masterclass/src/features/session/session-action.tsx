import { Button } from "@dryrun/design-system/actions/button";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import { ADD_TO_CALENDAR, JOIN_INACTIVE, JOIN_NOW, OPEN_MEETING } from "@dryrun/domain/masterclass/messages";
import type { SessionView } from "@dryrun/domain/masterclass/page-state";
import { session as text } from "../../messages/session.en-in.ts";
import { useJoin } from "./use-join.ts";
import type { ShownSession } from "./use-my-session.ts";

/** The page's only button; its action depends on the time window. */
export function SessionAction({ action, session }: { action: SessionView["action"]; session: ShownSession }) {
  if (action === null) return null;
  const { _id, calendarLink, teamsMeetingUrl } = session;
  if (action === "reopen" && teamsMeetingUrl)
    return (
      <a
        href={teamsMeetingUrl}
        target="_blank"
        rel="noopener"
        className={buttonClass({ variant: "primary", size: "l" })}
      >
        {OPEN_MEETING}
      </a>
    );
  if (action === "calendar" && calendarLink)
    return (
      <a href={calendarLink} className={buttonClass({ size: "l" })}>
        {ADD_TO_CALENDAR}
      </a>
    );
  if (action === "join" || action === "reopen")
    return <Join sessionId={_id} label={action === "join" ? JOIN_NOW : OPEN_MEETING} />;
  return (
    <Button size="l" disabled>
      {JOIN_INACTIVE}
    </Button>
  );
}

function Join({ sessionId, label }: { sessionId: string; label: string }) {
  const { join, isJoining } = useJoin(sessionId);
  return (
    <Button variant="primary" size="l" isBusy={isJoining} pendingLabel={text.joining} onClick={() => void join()}>
      {label}
    </Button>
  );
}
