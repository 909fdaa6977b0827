import { MAX_ANNOUNCED_DAYS, MAX_MAINTENANCE_HOURS } from "./limits.ts";

/** Messages about the read-only mode. */
const again = (until: string | null) =>
  until ? `Changes are possible again at ${until}.` : "Changes are possible again soon.";

export const beingMaintained = (until: string | null) =>
  `Dryrun is being maintained. You can read everything. ${again(until)}`;
export const willBeMaintained = (from: string, until: string | null) =>
  `Dryrun will be maintained from ${from}${until ? ` to ${until}` : ""}. You can then read everything, but change nothing.`;
/** The message of a refused call; forms keep the input. */
export const readOnly = (until: string | null) =>
  `Dryrun is being maintained, so nothing was changed. Keep this page open: what you typed is kept. ${again(until)}`;

export const STARTS_TOO_LATE = `Maintenance can be announced at most ${MAX_ANNOUNCED_DAYS} days ahead.`;
export const END_NOT_AFTER_START = "The end must be after the start and not in the past.";
export const TOO_LONG = `Maintenance can last at most ${MAX_MAINTENANCE_HOURS} hours.`;
export const JUST_PLANNED = "Another admin has just planned maintenance. Reload the page.";
export const MAINTENANCE_ANNOUNCED = "The maintenance is announced.";
export const MAINTENANCE_ON = "Read-only mode is on.";
export const MAINTENANCE_ENDED = "The maintenance is over. Everything can be changed again.";
export const MAINTENANCE_FAILED = "This could not be saved. Please try again.";
/** The label of the bar at the top of the page. */
export const MAINTENANCE_LABEL = "Maintenance";
