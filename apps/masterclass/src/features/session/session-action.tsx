import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { usePublicAttendMutation } from "@dryrun/api-client/masterclass/public";
import { Button } from "@dryrun/design-system/actions/button";
import { buttonClass } from "@dryrun/design-system/actions/button-class";
import {
  ADD_TO_CALENDAR,
  ATTENDANCE_FAILED,
  JOIN_INACTIVE,
  JOIN_NOW,
  OPEN_MEETING,
} from "@dryrun/domain/masterclass/messages";
import type { SessionView } from "@dryrun/domain/masterclass/page-state";
import { toast } from "@dryrun/remote-kit/toasts";
import { session as text } from "../../messages/session.en-in.ts";
import type { ShownSession } from "./use-my-session.ts";

/**
 * Records the attendance, then opens the meeting in a new tab. The tab opens within the click, because browsers block a later one. If it is
 * blocked anyway, the page loads the session again and shows the meeting as a link.
 */
function useJoin(sessionId: string) {
  const [attend, { isLoading }] = usePublicAttendMutation();
  async function join() {
    const tab = window.open("about:blank", "_blank");
    const { data, error } = await attend({ body: { sessionId } });
    if (!data) {
      tab?.close();
      const isClosed = errorCode(error) === "WINDOW_CLOSED";
      return void toast.error(isClosed ? errorMessage(error, ATTENDANCE_FAILED) : ATTENDANCE_FAILED);
    }
    if (!tab) return;
    tab.opener = null; // the meeting's page gets no access to this one
    tab.location.replace(data.teamsMeetingUrl);
  }
  return { join, isJoining: isLoading };
}

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
