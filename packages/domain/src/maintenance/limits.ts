/** How far ahead a maintenance may be announced. */
export const MAX_ANNOUNCED_DAYS = 30;
/** How long it may be planned to last. */
export const MAX_MAINTENANCE_HOURS = 72;
/** The longest text that is shown to everybody. */
export const MAX_MAINTENANCE_MESSAGE = 300;
/** The header of each answer of the API while a maintenance is announced or runs; its value is the phase. */
export const MAINTENANCE_HEADER = "x-maintenance";
/** `announced`: it is planned. `on`: everything is read, and nothing is changed. */
export const MAINTENANCE_PHASES = ["announced", "on"] as const;
export type MaintenancePhase = (typeof MAINTENANCE_PHASES)[number];
/** Of a refusal without a planned end, and the bounds of one with an end, in seconds. */
export const RETRY_AFTER = { unknown: 60, least: 5, most: 3600 } as const;
/** After its end an interview whose time ran out during it can still be handed in for this long. */
export const HAND_IN_AFTER_MINUTES = 5;
