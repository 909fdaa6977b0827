/** When a candidate is notified of a decision: once it cannot be undone any more, or next at 9:00 in India. */
export const NOTIFY_TIMES = ["now", "morning"] as const;
export type NotifyTime = (typeof NOTIFY_TIMES)[number];
/** The hour of India at which held mails go out. */
export const MORNING_HOUR = 9;
/** How often the decision on one application can be reopened. */
export const MAX_REOPENED = 5;
