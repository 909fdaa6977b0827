import type { Db } from "../../db/client.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import type { Inviting } from "./invite-all.ts";

export interface InvitationDeps extends Inviting {
  db: Db;
  clock: Clock;
  /** Limits an employer's invitations and reminders per day. */
  perDay: Pick<Limit, "take" | "giveBack">;
  /** Limits the invitations of an unverified employer per day. */
  perDayUnverified: Pick<Limit, "take" | "giveBack">;
  /** Whether employers need verification before they invite people without an account. */
  needsVerification: boolean;
}
