function stryNS_9fa48() {
  var g = typeof globalThis === 'object' && globalThis && globalThis.Math === Math && globalThis || new Function("return this")();
  var ns = g.__stryker__ || (g.__stryker__ = {});
  if (ns.activeMutant === undefined && g.process && g.process.env && g.process.env.__STRYKER_ACTIVE_MUTANT__) {
    ns.activeMutant = g.process.env.__STRYKER_ACTIVE_MUTANT__;
  }
  function retrieveNS() {
    return ns;
  }
  stryNS_9fa48 = retrieveNS;
  return retrieveNS();
}
stryNS_9fa48();
function stryCov_9fa48() {
  var ns = stryNS_9fa48();
  var cov = ns.mutantCoverage || (ns.mutantCoverage = {
    static: {},
    perTest: {}
  });
  function cover() {
    var c = cov.static;
    if (ns.currentTestId) {
      c = cov.perTest[ns.currentTestId] = cov.perTest[ns.currentTestId] || {};
    }
    var a = arguments;
    for (var i = 0; i < a.length; i++) {
      c[a[i]] = (c[a[i]] || 0) + 1;
    }
  }
  stryCov_9fa48 = cover;
  cover.apply(null, arguments);
}
function stryMutAct_9fa48(id) {
  var ns = stryNS_9fa48();
  function isActive(id) {
    if (ns.activeMutant === id) {
      if (ns.hitCount !== void 0 && ++ns.hitCount > ns.hitLimit) {
        throw new Error('Stryker: Hit count limit reached (' + ns.hitCount + ')');
      }
      return true;
    }
    return false;
  }
  stryMutAct_9fa48 = isActive;
  return isActive(id);
}
import type { Impacts } from "../incidents/limits.ts";
import { COMPONENT_STATES, COMPONENTS, type Component, type ComponentState, FAILED_ORDERS, type Thresholds, WAITING_SECONDS } from "./limits.ts";
import { ALL_OPERATIONAL, EVERYTHING_OUT, troubles } from "./messages.ts";
export type States = Record<Component, ComponentState>;

/** What a process measured. */
export interface Signals {
  /** Whether the database answers, and takes a write. */
  isReading: boolean;
  isWriting: boolean;
  isSearchReady: boolean;
  /** How long the oldest work has waited, in seconds. */
  waiting: Record<Exclude<Component, "site">, number>;
  /** Orders in a row that the payment provider did not take. */
  failedOrders: number;
}
const all = stryMutAct_9fa48("1022") ? () => undefined : (stryCov_9fa48("1022"), (() => {
  const all = (state: ComponentState): States => stryMutAct_9fa48("1023") ? {} : (stryCov_9fa48("1023"), {
    site: state,
    interviews: state,
    payments: state,
    mail: state
  });
  return all;
})());
const worst = stryMutAct_9fa48("1024") ? () => undefined : (stryCov_9fa48("1024"), (() => {
  const worst = (states: readonly ComponentState[]): ComponentState => stryMutAct_9fa48("1025") ? COMPONENT_STATES.findLast(state => states.includes(state)) && "operational" : (stryCov_9fa48("1025"), COMPONENT_STATES.findLast(stryMutAct_9fa48("1026") ? () => undefined : (stryCov_9fa48("1026"), state => states.includes(state))) ?? (stryMutAct_9fa48("1027") ? "" : (stryCov_9fa48("1027"), "operational")));
  return worst;
})());
function byThreshold(value: number, {
  degraded,
  outage
}: Thresholds): ComponentState {
  if (stryMutAct_9fa48("1028")) {
    {}
  } else {
    stryCov_9fa48("1028");
    if (stryMutAct_9fa48("1032") ? value < outage : stryMutAct_9fa48("1031") ? value > outage : stryMutAct_9fa48("1030") ? false : stryMutAct_9fa48("1029") ? true : (stryCov_9fa48("1029", "1030", "1031", "1032"), value >= outage)) return stryMutAct_9fa48("1033") ? "" : (stryCov_9fa48("1033"), "outage");
    return (stryMutAct_9fa48("1037") ? value < degraded : stryMutAct_9fa48("1036") ? value > degraded : stryMutAct_9fa48("1035") ? false : stryMutAct_9fa48("1034") ? true : (stryCov_9fa48("1034", "1035", "1036", "1037"), value >= degraded)) ? stryMutAct_9fa48("1038") ? "" : (stryCov_9fa48("1038"), "degraded") : stryMutAct_9fa48("1039") ? "" : (stryCov_9fa48("1039"), "operational");
  }
}

/** What the signals say. Without the database nothing works; without its writes people can read. */
export function measuredStates({
  isReading,
  isWriting,
  isSearchReady,
  waiting,
  failedOrders
}: Signals): States {
  if (stryMutAct_9fa48("1040")) {
    {}
  } else {
    stryCov_9fa48("1040");
    if (stryMutAct_9fa48("1043") ? false : stryMutAct_9fa48("1042") ? true : stryMutAct_9fa48("1041") ? isReading : (stryCov_9fa48("1041", "1042", "1043"), !isReading)) return all(stryMutAct_9fa48("1044") ? "" : (stryCov_9fa48("1044"), "outage"));
    if (stryMutAct_9fa48("1047") ? false : stryMutAct_9fa48("1046") ? true : stryMutAct_9fa48("1045") ? isWriting : (stryCov_9fa48("1045", "1046", "1047"), !isWriting)) return stryMutAct_9fa48("1048") ? {} : (stryCov_9fa48("1048"), {
      ...all(stryMutAct_9fa48("1049") ? "" : (stryCov_9fa48("1049"), "outage")),
      site: stryMutAct_9fa48("1050") ? "" : (stryCov_9fa48("1050"), "degraded")
    });
    return stryMutAct_9fa48("1051") ? {} : (stryCov_9fa48("1051"), {
      site: isSearchReady ? stryMutAct_9fa48("1052") ? "" : (stryCov_9fa48("1052"), "operational") : stryMutAct_9fa48("1053") ? "" : (stryCov_9fa48("1053"), "degraded"),
      interviews: byThreshold(waiting.interviews, WAITING_SECONDS),
      payments: worst(stryMutAct_9fa48("1054") ? [] : (stryCov_9fa48("1054"), [byThreshold(waiting.payments, WAITING_SECONDS), byThreshold(failedOrders, FAILED_ORDERS)])),
      mail: byThreshold(waiting.mail, WAITING_SECONDS)
    });
  }
}
interface Known {
  signals: Signals;
  /** Of each incident that is open. */
  impacts: readonly Impacts[];
  /** Components of which a switch is off. */
  paused: readonly Component[];
  /** Whether the read-only mode is on: jobs wait then, and nothing is written. */
  isMaintained: boolean;
}
const stateOfImpact = {
  none: "operational",
  degraded: "degraded",
  outage: "outage"
} as const;

/** The state of each component: the worst that is known of it. */
export function statesOf({
  signals,
  impacts,
  paused,
  isMaintained
}: Known): States {
  if (stryMutAct_9fa48("1055")) {
    {}
  } else {
    stryCov_9fa48("1055");
    const measured = isMaintained ? all(signals.isReading ? stryMutAct_9fa48("1056") ? "" : (stryCov_9fa48("1056"), "maintenance") : stryMutAct_9fa48("1057") ? "" : (stryCov_9fa48("1057"), "outage")) : measuredStates(signals);
    const states = stryMutAct_9fa48("1058") ? {} : (stryCov_9fa48("1058"), {
      ...measured
    });
    for (const one of COMPONENTS) states[one] = worst(stryMutAct_9fa48("1059") ? [] : (stryCov_9fa48("1059"), [measured[one], paused.includes(one) ? stryMutAct_9fa48("1060") ? "" : (stryCov_9fa48("1060"), "degraded") : stryMutAct_9fa48("1061") ? "" : (stryCov_9fa48("1061"), "operational"), ...impacts.map(stryMutAct_9fa48("1062") ? () => undefined : (stryCov_9fa48("1062"), impact => stateOfImpact[impact[one]]))]));
    return states;
  }
}

/** The state of the whole product in a sentence; `maintained` is what the bar says while a maintenance runs. */
export function summaryOf(states: States, maintained: string | null): string {
  if (stryMutAct_9fa48("1063")) {
    {}
  } else {
    stryCov_9fa48("1063");
    const those = stryMutAct_9fa48("1064") ? () => undefined : (stryCov_9fa48("1064"), (() => {
      const those = (state: ComponentState) => stryMutAct_9fa48("1065") ? COMPONENTS : (stryCov_9fa48("1065"), COMPONENTS.filter(stryMutAct_9fa48("1066") ? () => undefined : (stryCov_9fa48("1066"), one => stryMutAct_9fa48("1069") ? states[one] !== state : stryMutAct_9fa48("1068") ? false : stryMutAct_9fa48("1067") ? true : (stryCov_9fa48("1067", "1068", "1069"), states[one] === state))));
      return those;
    })());
    const [out, degraded] = stryMutAct_9fa48("1070") ? [] : (stryCov_9fa48("1070"), [those(stryMutAct_9fa48("1071") ? "" : (stryCov_9fa48("1071"), "outage")), those(stryMutAct_9fa48("1072") ? "" : (stryCov_9fa48("1072"), "degraded"))]);
    if (stryMutAct_9fa48("1075") ? out.length !== COMPONENTS.length : stryMutAct_9fa48("1074") ? false : stryMutAct_9fa48("1073") ? true : (stryCov_9fa48("1073", "1074", "1075"), out.length === COMPONENTS.length)) return EVERYTHING_OUT;
    if (stryMutAct_9fa48("1079") ? out.length + degraded.length <= 0 : stryMutAct_9fa48("1078") ? out.length + degraded.length >= 0 : stryMutAct_9fa48("1077") ? false : stryMutAct_9fa48("1076") ? true : (stryCov_9fa48("1076", "1077", "1078", "1079"), (stryMutAct_9fa48("1080") ? out.length - degraded.length : (stryCov_9fa48("1080"), out.length + degraded.length)) > 0)) return troubles(out, degraded);
    return stryMutAct_9fa48("1081") ? maintained && ALL_OPERATIONAL : (stryCov_9fa48("1081"), maintained ?? ALL_OPERATIONAL);
  }
}