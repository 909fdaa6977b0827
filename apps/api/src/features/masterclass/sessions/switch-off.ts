import type { Offer } from "@dryrun/domain/masterclass/limits";
import { NO_NEXT_SESSION, needsOffer } from "@dryrun/domain/masterclass/messages";
import { sessionInstead } from "@dryrun/domain/masterclass/my-session";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { SessionRow } from "../../../records/purchases/live-sessions.ts";
import { findActiveSessions } from "../queries.ts";
import { countWaiting } from "./session-queries.ts";

interface SwitchedOff {
  active: false;
  /** Also applies to people whose payment is still in progress; null if the session is over. */
  offer: Offer | null;
  /** The number of people who get the offer. */
  waiting: number;
}

/** Switches a locked session off. @throws HAS_ENROLMENTS if people wait and there is no offer; NO_NEXT_SESSION */
export async function switchOff(
  tx: Db,
  session: SessionRow,
  offer: Offer | undefined,
  now: Date,
): Promise<SwitchedOff> {
  if (session.endAt <= now) return { active: false, offer: null, waiting: 0 };
  const waiting = await countWaiting(tx, session.id);
  if (waiting > 0 && !offer) throw new AppError("HAS_ENROLMENTS", needsOffer(waiting), { enrolments: waiting });
  if (offer === "next" && !sessionInstead(await findActiveSessions(tx, now), session, now))
    throw new AppError("NO_NEXT_SESSION", NO_NEXT_SESSION);
  return { active: false, offer: offer ?? "refund", waiting };
}
