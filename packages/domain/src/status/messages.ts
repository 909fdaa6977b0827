import { capitalise, countOf } from "../text.ts";
import { type Component, type ComponentState, STATUS_DAYS } from "./limits.ts";

/** Wordings of the status page. */
export const STATUS_TITLE = "System status";
export const COMPONENT_NAMES: Record<Component, string> = {
  site: "Website and login",
  interviews: "Interviews and grading",
  payments: "Payments",
  mail: "Mail",
};
export const STATE_NAMES: Record<ComponentState, string> = {
  operational: "Operational",
  maintenance: "Under maintenance",
  degraded: "Degraded performance",
  outage: "Outage",
};

/** Names within a sentence. */
const NAMES: Record<Component, string> = {
  site: "the website",
  interviews: "interviews",
  payments: "payments",
  mail: "mail",
};
const PLURAL: readonly Component[] = ["interviews", "payments"];
const listed = (components: readonly Component[]) => {
  const names = components.map((one) => NAMES[one]);
  return [names.slice(0, -1).join(", "), names.at(-1)].filter(Boolean).join(" and ");
};

export const ALL_OPERATIONAL = "All systems are operational.";
export const EVERYTHING_OUT = "Dryrun is not available at the moment. We are working on it.";
/** Returns "There is an outage affecting payments, and mail is slower or limited." */
export function describeTroubles(out: readonly Component[], degraded: readonly Component[]): string {
  const outage = out.length > 0 ? `There is an outage affecting ${listed(out)}` : "";
  if (degraded.length === 0) return `${outage}.`;
  const areMany = degraded.length > 1 || degraded.some((one) => PLURAL.includes(one));
  const limited = `${listed(degraded)} ${areMany ? "are" : "is"} slower or limited`;
  return outage ? `${outage}, and ${limited}.` : `${capitalise(limited)}.`;
}

/** Headings and lines of the page. */
export const page = {
  about: "Whether Dryrun is working, and what we are doing about any problems.",
  asOf: (time: string) => `As of ${time}. Reload for the latest status.`,
  components: "Components",
  openIncidents: "Open incidents",
  planned: "Planned maintenance",
  nonePlanned: "No maintenance is planned.",
  past: `Incidents of the last ${STATUS_DAYS} days`,
  nonePast: `Nothing was reported in the last ${STATUS_DAYS} days.`,
  /** Shown below an open one. */
  noOther: `No other incident was reported in the last ${STATUS_DAYS} days.`,
  begun: (at: string) => `Since ${at}`,
  lasted: (from: string, to: string) => `${from} to ${to}`,
  affects: (components: readonly string[]) => `Affected: ${components.join(", ")}`,
  /** "Payments (outage)" */
  affected: (component: string, impact: string) => `${component} (${impact.toLowerCase()})`,
  updates: (count: number) => countOf(count, "update"),
  notListed: "Is something not working that is not listed here?",
  write: "Write to us",
} as const;
