import { COMPONENTS, type Component } from "../status/limits.ts";
import { addMs, DAY_MS } from "../time.ts";
import { IMPACTS, type Impact, type Impacts, REPORTED_WITHIN_DAYS } from "./limits.ts";
import { BEGUN_LATER, BEGUN_LONG_AGO } from "./messages.ts";

export const NO_IMPACTS: Impacts = { site: "none", interviews: "none", payments: "none", mail: "none" };

export const namesComponent = (impacts: Impacts): boolean => COMPONENTS.some((one) => impacts[one] !== "none");

const worse = (one: Impact, other: Impact) => (IMPACTS.indexOf(one) > IMPACTS.indexOf(other) ? one : other);

/** Returns the worst impacts over all updates. */
export function worstImpacts(updates: readonly { impacts: Impacts }[]): Impacts {
  const worst = { ...NO_IMPACTS };
  for (const { impacts } of updates) for (const one of COMPONENTS) worst[one] = worse(worst[one], impacts[one]);
  return worst;
}

/** Returns the affected components, in the order of the page. */
export const affectedBy = (impacts: Impacts): Component[] => COMPONENTS.filter((one) => impacts[one] !== "none");

/** Returns why an incident cannot have started then, or null. */
export function refusalOfStart(begunAt: Date, now: Date): string | null {
  if (begunAt > now) return BEGUN_LATER;
  return begunAt < addMs(now, -REPORTED_WITHIN_DAYS * DAY_MS) ? BEGUN_LONG_AGO : null;
}
