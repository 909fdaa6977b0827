import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import type { Tolerate } from "../../errors/tolerate.ts";
import type { CompanyLimit, PersonLimit } from "../../http/limits/person-limits.ts";
import type { Calendars, Clock, Outbound, Queue } from "../../ports.ts";

export interface MeetingDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue" | "enqueueAll">;
  keys: Pick<DataKeys, "seal" | "open">;
  outbound: Pick<Outbound, "refusalOf" | "get">;
  calendars: Calendars;
  tolerate: Tolerate;
  publicUrl: string;
  /** Mails of a company per day. */
  perDay: Pick<CompanyLimit, "take" | "giveBack">;
  /** Changes of a candidate per day. */
  changes: Pick<PersonLimit, "take">;
  /** New calendar addresses of a person per hour. */
  newFeeds: Pick<PersonLimit, "take">;
}
