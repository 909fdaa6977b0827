import type { Db } from "../../../db/client.ts";
import type { CompanyLimit } from "../../../http/limits/person-limits.ts";
import type { Clock, Queue } from "../../../ports.ts";
import type { Declines } from "../declines.ts";

/** An employer's reminders, at most one per person, kind and hour; of two concurrent calls the second is refused. */
export interface ReminderDeps {
  db: Db;
  clock: Clock;
  queue: Queue;
  /** Limits an employer's invitations and reminders per day. */
  perDay: Pick<CompanyLimit, "take" | "takeUpTo" | "giveBack">;
  declines: Pick<Declines, "check" | "filterDeclined">;
}
