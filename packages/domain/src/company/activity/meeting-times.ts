/** What people of a company do to a job and its applications. */
export const ACTIVITY_KINDS = [
  "posted",
  "edited",
  "closed",
  "reopened",
  "deleted",
  "invited",
  "reminded",
  "mailed",
  "looked",
  "moved",
  "moved-by-rule",
  "assigned",
  "accepted",
  "rejected",
  "undone",
  "decision-reopened",
  "exported",
  "contact-stopped",
  "contact-allowed",
  "scored",
  "score-changed",
  "criteria-changed",
  "stages-changed",
  "meeting-proposed",
  "meeting-moved",
  "meeting-cancelled",
  "meeting-booked",
  "meeting-declined",
] as const;
export type ActivityKind = (typeof ACTIVITY_KINDS)[number];

/** Entries per answer. */
export const ACTIVITY_PER_PAGE = 30;

/** What the log says about the times of a meeting. */
interface MeetingTimes {
  /** The proposed starts; or the start, followed by the former one if the meeting was moved. */
  times: string[];
  /** `again`: other times for a meeting that exists. `none`: none of the times suit the candidate. */
  mark: "again" | "none" | null;
}

const MARKS = ["again", "none"] as const;
const MARK_OR_TIME = /^(again|none|\d{4}-\d{2}-\d{2}T[\d:.]+Z)$/;

/** Writes the times into an entry's `detail`. The former release does not show that field for meetings. */
export const detailOfTimes = (times: readonly (Date | string | null)[], mark: MeetingTimes["mark"] = null): string =>
  [mark, ...times.map((time) => time && new Date(time).toISOString())].filter(Boolean).join(" ");

/** Reads an entry's `detail`; entries of the former release have none. */
export function timesOfDetail(detail: string): MeetingTimes {
  const words = detail.split(" ").filter((word) => MARK_OR_TIME.test(word));
  const mark = MARKS.find((one) => one === words[0]) ?? null;
  return { mark, times: mark ? words.slice(1) : words };
}
