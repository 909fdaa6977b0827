import { type BooleanSchema, boolean, number, object } from "yup";
import { linkToken } from "../auth/schema.ts";
import { defineContract } from "../contract/define.ts";
import { isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id, optionalId } from "../fields.ts";
import * as calls from "./calls.ts";
import { MAIL_KINDS, type MailKind, NOTIFICATIONS_AT_ONCE } from "./limits.ts";

const byKind = <S>(schema: () => S) =>
  Object.fromEntries(MAIL_KINDS.map((kind) => [kind, schema()])) as Record<MailKind, S>;

/** Whether mails of each kind are sent. */
const choices = object(byKind((): BooleanSchema<boolean> => boolean().defined()));

export const mailChoices = defineContract({ ...calls.mailChoices, status: 200, response: choices });

/** Absent kinds are not changed. */
export const chooseMails = defineContract({
  ...calls.chooseMails,
  body: object(byKind((): BooleanSchema<boolean | undefined> => boolean())),
  status: 200,
  response: choices,
});

/** From a mail of a kind, also signed out; works any number of times. */
export const stopMails = defineContract({
  ...calls.stopMails,
  params: linkToken,
  status: 200,
  response: object({ message: text() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

/** Undoes that, from the page that the link leads to. */
export const resumeMails = defineContract({
  ...calls.resumeMails,
  params: linkToken,
  status: 200,
  response: object({ message: text() }),
  errors: ["LINK_DEAD", "TOO_MANY_REQUESTS"],
});

const notification = object({
  _id: text(),
  /** A `NotificationEvent`; clients ignore unknown events of later releases. */
  event: text(),
  at: isoDate(),
  isRead: boolean().defined(),
  /** The interview, application, meeting or job of the event; null if there is none, or if nobody can open the job any more. */
  sessionId: nullableText(),
  applicationId: nullableText(),
  meetingId: nullableText(),
  jobId: nullableText(),
  jobTitle: nullableText(),
  company: nullableText(),
  /** For an event of a team: the colleague, null once that account is deleted, and the candidate. */
  by: nullableText(),
  candidate: nullableText(),
  /** Only for a result. */
  score: number().defined().nullable(),
  /** The number of new jobs that an alert found. */
  found: number().defined().nullable(),
  /** The filters of the alert, as the query of the job list. */
  search: nullableText(),
});

const unread = () => number().defined();

/** The newest first; `before` continues after the last one of the previous answer. */
export const notifications = defineContract({
  ...calls.notifications,
  query: object({
    before: optionalId(),
    limit: number()
      .transform((value: unknown, original: unknown) => (original === "" ? undefined : value))
      .integer("limit is a whole number.")
      .min(1, "limit is at least 1.")
      .max(100, "limit must be at most 100.")
      .typeError("limit is a whole number.")
      .default(NOTIFICATIONS_AT_ONCE),
  }),
  status: 200,
  /** `unread` counts all of them, up to `MAX_UNREAD`. */
  response: object({ notifications: list(notification), hasMore: boolean().defined(), unread: unread() }),
});

/** Idempotent. */
export const readNotification = defineContract({
  ...calls.readNotification,
  params: object({ id: id() }),
  status: 200,
  response: object({ unread: unread() }),
  errors: ["NOT_FOUND"],
});

/** Marks all up to this one as read, the newest that the person saw; later ones stay unread. */
export const readNotifications = defineContract({
  ...calls.readNotifications,
  body: object({ upTo: id() }),
  status: 200,
  response: object({ unread: unread() }),
  errors: ["NOT_FOUND"],
});
