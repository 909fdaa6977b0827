import type { Output } from "@dryrun/domain/contract/define";
import type { liveSessions } from "@dryrun/domain/masterclass/contract";
import { slotLabel } from "@dryrun/domain/masterclass/labels";

export type LiveSession = Output<typeof liveSessions>["sessions"][number];

/** Whether a session can be deleted; a past session with enrolments cannot, because its attendance is stored. */
export const isRemovable = ({ enrolments, endAt }: LiveSession, now: Date) => enrolments === 0 || new Date(endAt) > now;

/** "Sat 28 Nov, 11:00 am - 12:00 pm IST" */
export const whenOf = ({ startAt, endAt }: Pick<LiveSession, "startAt" | "endAt">) => slotLabel(startAt, endAt);
