import {
  type Impact,
  type IncidentPhase,
  MAX_INCIDENT_UPDATES,
  MAX_OPEN_INCIDENTS,
  REPORTED_WITHIN_DAYS,
} from "./limits.ts";

/** Wordings of incidents. */
export const PHASE_NAMES: Record<IncidentPhase, string> = {
  investigating: "Investigating",
  identified: "Identified",
  monitoring: "Monitoring",
  resolved: "Resolved",
};
export const IMPACT_NAMES: Record<Impact, string> = {
  none: "Not affected",
  degraded: "Degraded performance",
  outage: "Outage",
};

export const NOTHING_AFFECTED = "Choose what is affected.";
export const BEGUN_LATER = "The start cannot be in the future.";
export const BEGUN_LONG_AGO = `The start can be at most ${REPORTED_WITHIN_DAYS} days ago.`;
export const UPDATED_ALREADY_RESOLVED =
  "Another admin has resolved this incident in the meantime. If it is back, report a new incident.";
export const TOO_MANY_INCIDENTS = `At most ${MAX_OPEN_INCIDENTS} incidents are open at a time. Resolve one first.`;
export const TOO_MANY_UPDATES = `An incident can have at most ${MAX_INCIDENT_UPDATES} updates. Resolve it, or report a new one.`;
export const INCIDENT_OPENED = "The incident is on the status page.";
export const INCIDENT_UPDATED = "The update is on the status page.";
export const INCIDENT_RESOLVED = "The incident is resolved.";
