import type { Db } from "../../db/client.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock } from "../../ports.ts";
import type { Inviting } from "./invite-all.ts";

export interface InvitationParts extends Inviting {
  db: Db;
  clock: Clock;
  /** Invitations and reminders of one employer in a day. */
  perDay: Pick<Limit, "take" | "giveBack">;
  /** Invitations of an employer who is not verified in a day. */
  perDayUnverified: Pick<Limit, "take" | "giveBack">;
  /** Whether an admin must verify an employer who invites people without an account. */
  needsVerification: boolean;
}
