import { formatDateTime } from "../../time.ts";
import type { ApplicationStatus } from "../limits.ts";
import { ALREADY_DECIDED } from "../messages.ts";

interface Decided {
  status: ApplicationStatus;
  decidedBy: string | null;
  decidedAt: Date | null;
}

/** Refuses a second decision, and says whose the first was, and when, if it is known. */
export const decidedText = ({ status, decidedBy, decidedAt }: Decided): string =>
  decidedBy && decidedAt && (status === "accepted" || status === "rejected")
    ? `${decidedBy} has already ${status} this application (${formatDateTime(decidedAt)}).`
    : ALREADY_DECIDED;
