/** The only table of codes and their HTTP statuses. */
export const ERROR_STATUS = {
  VALIDATION: 400,
  BAD_SIGNATURE: 400,
  LINK_DEAD: 400,
  UNAUTHENTICATED: 401,
  BAD_CREDENTIALS: 401,
  FORBIDDEN: 403,
  EMAIL_UNVERIFIED: 403,
  EMPLOYER_UNVERIFIED: 403,
  BLOCKED: 403,
  NO_CREDITS: 403,
  QUIZ_REQUIRED: 403,
  SECOND_FACTOR: 403,
  SECOND_FACTOR_SETUP: 403,
  WINDOW_CLOSED: 403,
  NOT_FOUND: 404,
  INTERVIEW_NOT_SENT: 404,
  ALREADY_ANSWERED: 409,
  ALREADY_APPLIED: 409,
  ALREADY_BOUGHT: 409,
  ALREADY_DECIDED: 409,
  ALREADY_ENROLLED: 409,
  ALREADY_ISSUED: 409,
  ALREADY_SUBMITTED: 409,
  DECIDED: 409,
  DRAFT_CHANGED: 409,
  EMAIL_TAKEN: 409,
  HAS_ENROLMENTS: 409,
  INTERVIEW_RUNNING: 409,
  INTERVIEW_SENT: 409,
  INVITES_DECLINED: 409,
  JOB_CLOSED: 409,
  KEY_REUSED: 409,
  LIMIT_REACHED: 409,
  NOT_APPLIED: 409,
  NOT_GRADED: 409,
  NOT_REVIEWABLE: 409,
  NOT_SENDABLE: 409,
  OPEN_REFUND: 409,
  PAPER_SUBMITTED: 409,
  PAYMENT_RETURNED: 409,
  PRICE_CHANGED: 409,
  PROFILE_CHANGED: 409,
  REVIEW_ASKED: 409,
  SESSION_CHANGED: 409,
  SECOND_FACTOR_OFF: 409,
  SECOND_FACTOR_ON: 409,
  TIME_OVER: 409,
  TOO_LATE: 409,
  GONE: 410,
  TOO_LARGE: 413,
  UNSUPPORTED_MEDIA_TYPE: 415,
  TOO_MANY_REQUESTS: 429,
  OVERLOADED: 503,
  PROVIDER_AWAY: 503,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

export interface FieldError {
  /** Dotted path: `workExperience.0.company`. */
  field: string;
  message: string;
  /** The row of an uploaded file, with the header as row 1. */
  row?: number;
}

/** The body of every refusal. */
export interface ErrorBody {
  message: string;
  code?: ErrorCode;
  errors?: FieldError[];
  requestId?: string;
  [detail: string]: unknown;
}
