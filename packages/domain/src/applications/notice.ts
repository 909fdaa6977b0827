/** How soon a person can start after a job's offer. */
const NOTICE_PERIODS = ["now", "15-days", "1-month", "2-months", "3-months", "longer"] as const;
export type NoticePeriod = (typeof NOTICE_PERIODS)[number];
/** "" if it was not stated. */
export const NOTICE_VALUES = ["", ...NOTICE_PERIODS] as const;

export const NOTICE_LABEL = "Notice period";
const LABELS: Record<NoticePeriod, string> = {
  now: "Immediately",
  "15-days": "15 days",
  "1-month": "1 month",
  "2-months": "2 months",
  "3-months": "3 months",
  longer: "More than 3 months",
};
/** The choices of a form. */
export const NOTICE_OPTIONS = NOTICE_PERIODS.map((value) => ({ value, label: LABELS[value] }));

/** Returns the text; "" if it was not stated. */
export const noticeText = (notice: NoticePeriod | ""): string => (notice === "" ? "" : LABELS[notice]);
