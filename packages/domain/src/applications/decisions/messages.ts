import { ACCEPTED_AND_NOTIFIED, REJECTED_AND_NOTIFIED } from "../messages.ts";
import { MAX_REOPENED, type NotifyTime } from "./limits.ts";

type Decided = "accepted" | "rejected";

/** The answer to a decision. */
export function decidedMessage(status: Decided, notify: NotifyTime = "now"): string {
  if (notify === "morning") return `Application ${status}. The candidate is notified at 9:00.`;
  return status === "accepted" ? ACCEPTED_AND_NOTIFIED : REJECTED_AND_NOTIFIED;
}
export const REOPENED = "The application is open again. The candidate gets one e-mail about it.";
export const CANCELLED = "Decision undone. The candidate was not notified.";
export const NOT_DECIDED = "There is no decision to reopen.";
export const CANDIDATE_LEFT = "The candidate has withdrawn this application or deleted the account.";
export const REOPENED_TOO_OFTEN = `A decision can be reopened at most ${MAX_REOPENED} times.`;
