import type { FlagKey } from "../flags/rules.ts";

/** The components that people use, in the order of the page. */
export const COMPONENTS = ["site", "interviews", "payments", "mail"] as const;
export type Component = (typeof COMPONENTS)[number];
/** From the best to the worst. */
export const COMPONENT_STATES = ["operational", "maintenance", "degraded", "outage"] as const;
export type ComponentState = (typeof COMPONENT_STATES)[number];

/** From these values on a component is degraded, or has an outage. */
export interface Thresholds {
  degraded: number;
  outage: number;
}
/** How long a component's oldest work has waited, in seconds. */
export const WAITING_SECONDS: Thresholds = { degraded: 10 * 60, outage: 60 * 60 };
/** The age of the fifth oldest unsent mail counts, because one or two bad addresses are retried for hours. */
export const LATE_MAILS = 5;
/** Orders in a row that the payment provider refused. */
export const FAILED_ORDERS: Thresholds = { degraded: 2, outage: 5 };
/** The last failure counts for this many minutes without a further order. */
export const FAILED_ORDER_MINUTES = 15;
/** The page and the admin's list show incidents that were resolved within this many days. */
export const STATUS_DAYS = 90;
/** The page, outside of the API. */
export const STATUS_PATH = "/status";

/** Switches that disable something for everyone, with the component that is then degraded. */
export const PAUSES: Partial<Record<FlagKey, Component>> = {
  registrations: "site",
  interviews: "interviews",
  purchases: "payments",
};
