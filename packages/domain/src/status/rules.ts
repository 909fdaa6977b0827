import type { Impacts } from "../incidents/limits.ts";
import {
  COMPONENT_STATES,
  COMPONENTS,
  type Component,
  type ComponentState,
  FAILED_ORDERS,
  type Thresholds,
  WAITING_SECONDS,
} from "./limits.ts";
import { ALL_OPERATIONAL, describeTroubles, EVERYTHING_OUT } from "./messages.ts";

export type States = Record<Component, ComponentState>;

/** The measurements of a process. */
export interface Signals {
  /** Whether the database answers, and whether it accepts a write. */
  isReading: boolean;
  isWriting: boolean;
  isSearchReady: boolean;
  /** How long the oldest work has waited, in seconds. */
  waiting: Record<Exclude<Component, "site">, number>;
  /** Orders in a row that the payment provider refused. */
  failedOrders: number;
}

const all = (state: ComponentState): States => ({ site: state, interviews: state, payments: state, mail: state });

const worst = (states: readonly ComponentState[]): ComponentState =>
  COMPONENT_STATES.findLast((state) => states.includes(state)) ?? "operational";

function byThreshold(value: number, { degraded, outage }: Thresholds): ComponentState {
  if (value >= outage) return "outage";
  return value >= degraded ? "degraded" : "operational";
}

/** Returns the measured states. Without the database nothing works; without writes people can read. */
export function measuredStates({ isReading, isWriting, isSearchReady, waiting, failedOrders }: Signals): States {
  if (!isReading) return all("outage");
  if (!isWriting) return { ...all("outage"), site: "degraded" };
  return {
    site: isSearchReady ? "operational" : "degraded",
    interviews: byThreshold(waiting.interviews, WAITING_SECONDS),
    payments: worst([byThreshold(waiting.payments, WAITING_SECONDS), byThreshold(failedOrders, FAILED_ORDERS)]),
    mail: byThreshold(waiting.mail, WAITING_SECONDS),
  };
}

interface Known {
  signals: Signals;
  /** The impacts of each open incident. */
  impacts: readonly Impacts[];
  /** Components with a switch that is off. */
  paused: readonly Component[];
  /** Whether the read-only mode is on: jobs wait, and nothing is written. */
  isMaintained: boolean;
}

const stateOfImpact = { none: "operational", degraded: "degraded", outage: "outage" } as const;

/** Returns the state of each component: the worst known one. */
export function statesOf({ signals, impacts, paused, isMaintained }: Known): States {
  const measured = isMaintained ? all(signals.isReading ? "maintenance" : "outage") : measuredStates(signals);
  const states = { ...measured };
  for (const one of COMPONENTS)
    states[one] = worst([
      measured[one],
      paused.includes(one) ? "degraded" : "operational",
      ...impacts.map((impact) => stateOfImpact[impact[one]]),
    ]);
  return states;
}

/** Returns the state of the whole product in a sentence; `maintained` is the bar's text during a maintenance. */
export function summaryOf(states: States, maintained: string | null): string {
  const those = (state: ComponentState) => COMPONENTS.filter((one) => states[one] === state);
  const [out, degraded] = [those("outage"), those("degraded")];
  if (out.length === COMPONENTS.length) return EVERYTHING_OUT;
  if (out.length + degraded.length > 0) return describeTroubles(out, degraded);
  return maintained ?? ALL_OPERATIONAL;
}
