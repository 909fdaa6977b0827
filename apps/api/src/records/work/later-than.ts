import { PROFILE_CHANGED } from "@dryrun/domain/profile/messages";
import { addMs } from "@dryrun/domain/time";
import { AppError } from "../../errors/app-error.ts";

/**
 * Returns the time of this change, later than the last one's: equal times would hide that there were two changes.
 * @throws PROFILE_CHANGED if it was changed after it was read.
 */
export function laterThan(updatedAt: Date, readAt: string | undefined, now: Date): Date {
  if (readAt !== undefined && new Date(readAt).getTime() !== updatedAt.getTime()) {
    throw new AppError("PROFILE_CHANGED", PROFILE_CHANGED, { updatedAt: updatedAt.toISOString() });
  }
  return now > updatedAt ? now : addMs(updatedAt, 1);
}
