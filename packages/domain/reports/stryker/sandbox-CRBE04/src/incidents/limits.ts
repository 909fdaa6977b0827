import type { Component } from "../status/limits.ts";

/** How far the work on an incident is; the last one closes it. */
export const INCIDENT_PHASES = ["investigating", "identified", "monitoring", "resolved"] as const;
export type IncidentPhase = (typeof INCIDENT_PHASES)[number];
/** An incident begins with one of these. */
export const OPEN_PHASES = ["investigating", "identified", "monitoring"] as const;

/** What an incident does to a component, from the least to the worst. */
export const IMPACTS = ["none", "degraded", "outage"] as const;
export type Impact = (typeof IMPACTS)[number];
export type Impacts = Record<Component, Impact>;

export const MAX_INCIDENT_TITLE = 120;
/** Of one update. */
export const MAX_INCIDENT_MESSAGE = 1000;
export const MAX_OPEN_INCIDENTS = 10;
/** Of one incident; it can be resolved all the same. */
export const MAX_INCIDENT_UPDATES = 50;
/** An incident is reported within this many days after its start. */
export const REPORTED_WITHIN_DAYS = 7;
