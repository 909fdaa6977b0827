import { errorCode, errorMessage } from "@dryrun/api-client/errors";
import { usePublicAttendMutation } from "@dryrun/api-client/masterclass/public";
import { ATTENDANCE_FAILED } from "@dryrun/domain/masterclass/messages";
import { toast } from "@dryrun/remote-kit/toasts";

/**
 * Logs the attendance, then opens the meeting in a new tab. The tab opens within the click, since browsers block one that opens
 * later; where it is blocked all the same, the page that asks again has the meeting as a link.
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
    tab.opener = null; // the meeting's page gets no hold of ours
    tab.location.replace(data.teamsMeetingUrl);
  }
  return { join, isJoining: isLoading };
}
