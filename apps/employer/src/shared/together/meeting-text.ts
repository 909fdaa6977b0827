import { timesOfDetail } from "@dryrun/domain/company/activity/meeting-times";
import { formatDateTime, formatWeekday } from "@dryrun/domain/time";
import { activity } from "./activity.en-in.ts";

const text = activity.meetings;

/** "Mon, 30 Nov 2026, 11:00 am IST". */
const at = (time: string) => `${formatWeekday(time).slice(0, 3)}, ${formatDateTime(time)}`;

/** Returns what an entry about a meeting says with its times; undefined for other entries, and for older ones without times. */
export function meetingText(kind: string, detail: string): string | undefined {
  const { times, mark } = timesOfDetail(detail);
  const [first, former] = times.map(at);
  if (kind === "meeting-declined" && mark === "none") return text.noneSuits;
  if (kind === "meeting-proposed") {
    const all = times.map(at).join("; ");
    if (mark === "again") return text.proposedAgain(all);
    return all ? text.proposed(all) : undefined;
  }
  if (!first) return;
  if (kind === "meeting-booked" && !former) return text.picked(first);
  if (kind === "meeting-booked" || kind === "meeting-moved") return text.moved(first);
  return kind === "meeting-cancelled" || kind === "meeting-declined" ? text.cancelled(first) : undefined;
}
