import type { Component } from "../status/limits.ts";

/** The progress of the work on an incident; the last phase closes it. */
export const INCIDENT_PHASES = ["investigating", "identified", "monitoring", "resolved"] as const;
export type IncidentPhase = (typeof INCIDENT_PHASES)[number];
/** An incident starts with one of these. */
export const OPEN_PHASES = ["investigating", "identified", "monitoring"] as const;

/** Effects of an incident on a component, from the least to the worst. */
export const IMPACTS = ["none", "degraded", "outage"] as const;
export type Impact = (typeof IMPACTS)[number];
export type Impacts = Record<Component, Impact>;

export const MAX_INCIDENT_TITLE = 120;
/** The maximum length of one update. */
export const MAX_INCIDENT_MESSAGE = 1000;
export const MAX_OPEN_INCIDENTS = 10;
/** The maximum number of updates of one incident; it can still be resolved. */
export const MAX_INCIDENT_UPDATES = 50;
/** An incident can be reported up to this many days after its start. */
export const REPORTED_WITHIN_DAYS = 7;
