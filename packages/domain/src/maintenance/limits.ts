/** How far ahead a maintenance can be announced. */
export const MAX_ANNOUNCED_DAYS = 30;
/** The longest planned duration of a maintenance. */
export const MAX_MAINTENANCE_HOURS = 72;
/** The maximum length of the public message. */
export const MAX_MAINTENANCE_MESSAGE = 300;
/** The header of each answer of the API while a maintenance is announced or running; its value is the phase. */
export const MAINTENANCE_HEADER = "x-maintenance";
/** `announced`: planned. `on`: read-only. */
export const MAINTENANCE_PHASES = ["announced", "on"] as const;
export type MaintenancePhase = (typeof MAINTENANCE_PHASES)[number];
/** `Retry-After` in seconds without a planned end, and its bounds with one. */
export const RETRY_AFTER = { unknown: 60, least: 5, most: 3600 } as const;
/** How long after a maintenance an interview can be submitted if its time ran out during it. */
export const HAND_IN_AFTER_MINUTES = 5;
