/** How far ahead a maintenance may be announced. */
export const MAX_ANNOUNCED_DAYS = 30;
/** The longest planned duration of a maintenance. */
export const MAX_MAINTENANCE_HOURS = 72;
/** The longest text that is shown to everybody. */
export const MAX_MAINTENANCE_MESSAGE = 300;
/** The header of each answer of the API while a maintenance is announced or runs; its value is the phase. */
export const MAINTENANCE_HEADER = "x-maintenance";
/** `announced`: planned. `on`: everything can be read and nothing changed. */
export const MAINTENANCE_PHASES = ["announced", "on"] as const;
export type MaintenancePhase = (typeof MAINTENANCE_PHASES)[number];
/** `Retry-After` without a planned end, and its bounds with one, in seconds. */
export const RETRY_AFTER = { unknown: 60, least: 5, most: 3600 } as const;
/** How long after a maintenance an interview can be handed in whose time ran out during it. */
export const HAND_IN_AFTER_MINUTES = 5;
