export const INTERVIEW_QUESTIONS = 10;
export const INTERVIEW_MINUTES = 30;
/** The grace period after the end, in seconds, in which the browser can submit; then the server submits the drafts. */
export const HAND_IN_GRACE_SECONDS = 60;
export const MAX_ANSWER = 20_000;
export const INTERVIEWS_PER_PAGE = 6;

/** The topics of a practice interview. */
export const PRACTICE_TOPICS = ["sql", "excel", "power-bi", "vba", "mixed"] as const;
export type PracticeTopic = (typeof PRACTICE_TOPICS)[number];

export const PRACTICE_LABELS: Record<PracticeTopic, string> = {
  sql: "SQL",
  excel: "Excel",
  "power-bi": "Power BI",
  vba: "VBA",
  mixed: "Mixed",
};

/** Thresholds of the whole score, 0 to 100. */
export const PASS_FROM = 70;
/** A topic with at least this share of its points, in percent, is a strength; others need practice. */
export const STRONG_FROM = 60;
export const REVIEW_FROM = 40;
export const DECISIONS = ["Pass", "Review", "Rejected"] as const;
export type Decision = (typeof DECISIONS)[number];

/** Limits of grading: processor time for one answer and for all answers of an interview, and attempts. */
export const ANSWER_GRADING_SECONDS = 5;
export const SESSION_GRADING_SECONDS = 30;
/** How long, in seconds, the grading of an interview waits for outside services in total. */
export const SESSION_OUTSIDE_SECONDS = 120;
export const GRADING_ATTEMPTS = 3;

export const INTERVIEW_STATES = ["none", "running", "evaluating", "completed", "sent"] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];

export const EVENT_TYPES = ["hidden", "blur", "resize", "fullscreen-exit", "offline", "online"] as const;
export type EventType = (typeof EVENT_TYPES)[number];
/** The person ran an answer. Only the number of runs is stored. */
export const RUN_EVENT = "run";
/** More runs of one answer are not counted. */
export const MAX_RUNS = 1000;

/** The languages whose answers can be run. */
export const RUN_KINDS = ["sql", "sheet", "dax", "vba"] as const;
export type RunKind = (typeof RUN_KINDS)[number];

/** A window lower by more than this many pixels counts as minimised. */
export const MINIMISED_PIXELS = 100;
/** Version of the notice that a student agrees to before the start. */
export const CONSENT_VERSION = "2026-11";
/** The consent with the sentence about the outside language model, shown where one is configured. */
export const CONSENT_WITH_MODEL_VERSION = "2026-11-model";
/** Seconds before the end at which the remaining time is announced. */
export const MILESTONES_SECONDS = [600, 300, 60] as const;
export const DRAFT_DEBOUNCE_MS = 800;
