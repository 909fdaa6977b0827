import { boolean, number, object } from "yup";
import { defineContract } from "../contract/define.ts";
import { isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id, optionalId } from "../fields.ts";
import * as calls from "./calls.ts";
import { NOTIFICATIONS_AT_ONCE } from "./limits.ts";

const notification = object({
  _id: text(),
  /** A `NotificationEvent`; a later release may send others, which a client leaves out. */
  event: text(),
  at: isoDate(),
  isRead: boolean().defined(),
  /** The interview, application or job that it is about; null where there is none, and for a job that nobody can open any more. */
  sessionId: nullableText(),
  applicationId: nullableText(),
  jobId: nullableText(),
  jobTitle: nullableText(),
  company: nullableText(),
  /** Of a result. */
  score: number().defined().nullable(),
  /** How many new jobs an alert found. */
  found: number().defined().nullable(),
  /** The filters of the alert, as in the address of the job list. */
  search: nullableText(),
});

const unread = () => number().defined();

/** The newest first; `before` continues after the last one of an answer. */
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

/** May be repeated. */
export const readNotification = defineContract({
  ...calls.readNotification,
  params: object({ id: id() }),
  status: 200,
  response: object({ unread: unread() }),
  errors: ["NOT_FOUND"],
});

/** All up to this one, which is the newest that the person saw: what came since stays unread. */
export const readNotifications = defineContract({
  ...calls.readNotifications,
  body: object({ upTo: id() }),
  status: 200,
  response: object({ unread: unread() }),
  errors: ["NOT_FOUND"],
});
