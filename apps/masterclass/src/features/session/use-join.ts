import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { usePublicAttendMutation } from "@dryrun/api-client/masterclass/public";
import { ATTENDANCE_FAILED } from "@dryrun/domain/masterclass/messages";
import { toast } from "@dryrun/remote-kit/toasts";

/**
 * Records the attendance, then opens the meeting in a new tab. The tab opens within the click, because browsers block a later one. If it is
 * blocked anyway, the page loads the session again and shows the meeting as a link.
 */
export function useJoin(sessionId: string) {
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
