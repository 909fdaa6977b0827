import { SECOND_MS } from "@dryrun/domain/time";

/** How late the event loop may be, on the mean of half a second, before calls are refused. */
export const MAX_DELAY_MS = SECOND_MS / 2;
