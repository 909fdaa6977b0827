import type { Db } from "../../db/client.ts";
import type { CompanyLimit } from "../../http/limits/person-limits.ts";
import type { Clock } from "../../ports.ts";
import type { Inviting } from "./invite-all.ts";

export interface InvitationDeps extends Inviting {
  db: Db;
  clock: Clock;
  /** Limits an employer's invitations and reminders per day. */
  perDay: Pick<CompanyLimit, "take" | "giveBack">;
  /** Limits the invitations of an unverified employer per day. */
  perDayUnverified: Pick<CompanyLimit, "take" | "giveBack">;
  /** Whether employers need verification before they invite people without an account. */
  needsVerification: boolean;
}
