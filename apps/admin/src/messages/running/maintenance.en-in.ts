import { MAINTENANCE_FAILED } from "@dryrun/domain/maintenance/messages";
import { countOf } from "@dryrun/domain/text";
import { formatDateTime } from "@dryrun/domain/time";

interface Span {
  startsAt: string;
  endsAt: string | null;
}

/** The read-only mode. */
export const maintenance = {
  title: "Maintenance",
  about:
    "During maintenance, everyone can read everything but change nothing. Every page says so and says when it ends.",
  loading: "Loading the maintenance",
  failed: "The maintenance could not be loaded",
  off: "No maintenance is planned or running.",
  states: { announced: "Announced", on: "Running" },
  span: ({ startsAt, endsAt }: Span) =>
    `From ${formatDateTime(startsAt)}, ${endsAt ? `planned to end on ${formatDateTime(endsAt)}` : "without a planned end"}.`,
  forced: "The server's variable READ_ONLY switched it on. It ends when the server is started without this variable.",
  interviews: (count: number) =>
    count === 0
      ? "Nobody is in an interview now."
      : `${countOf(count, "interview is", "interviews are")} running now. Their answers stay on the candidates' devices and are sent afterwards; if their time runs out during the maintenance, they can be submitted for a few minutes after it.`,
  plan: "Announce or start maintenance",
  change: "Change the maintenance",
  start: "Start",
  startHint: "India time. Leave it empty to start at once.",
  startGone: (at: string) => `It started on ${formatDateTime(at)}.`,
  end: "Planned end",
  endHint:
    "India time. If it is empty, pages say that changes are possible again soon. The maintenance ends only when you end it.",
  message: "Message to everybody",
  messageHint: "Added to the bar on every page. Leave it empty if the times say enough.",
  reason: "Reason",
  reasonHint: "For the audit. Only admins read it.",
  submit: "Announce or start",
  save: "Save the change",
  saving: "Saving...",
  saveFailed: MAINTENANCE_FAILED,
  endNow: "End the maintenance",
  takeBack: "Withdraw the announcement",
  sureToEnd: "End the maintenance?",
  sureToTakeBack: "Withdraw the announcement?",
  endText: "Changes are possible again within a few seconds, and waiting mails and jobs run.",
  takeBackText: "The bar disappears from all pages.",
  past: "Last 90 days",
  none: "There was no maintenance.",
  when: "When",
  why: "Reason",
  planned: "Planned end",
  lasted: ({ startsAt, endedAt }: { startsAt: string; endedAt: string }) =>
    `${formatDateTime(startsAt)} to ${formatDateTime(endedAt)}`,
  at: (moment: string | null) => (moment ? formatDateTime(moment) : "–"),
} as const;
