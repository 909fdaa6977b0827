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
import { COMPONENTS, type Component } from "../status/limits.ts";
import { addMs, DAY_MS } from "../time.ts";
import { IMPACTS, type Impact, type Impacts, REPORTED_WITHIN_DAYS } from "./limits.ts";
import { BEGUN_LATER, BEGUN_LONG_AGO } from "./messages.ts";
export const NO_IMPACTS: Impacts = stryMutAct_9fa48("332") ? {} : (stryCov_9fa48("332"), {
  site: stryMutAct_9fa48("333") ? "" : (stryCov_9fa48("333"), "none"),
  interviews: stryMutAct_9fa48("334") ? "" : (stryCov_9fa48("334"), "none"),
  payments: stryMutAct_9fa48("335") ? "" : (stryCov_9fa48("335"), "none"),
  mail: stryMutAct_9fa48("336") ? "" : (stryCov_9fa48("336"), "none")
});
export const namesComponent = stryMutAct_9fa48("337") ? () => undefined : (stryCov_9fa48("337"), (() => {
  const namesComponent = (impacts: Impacts): boolean => stryMutAct_9fa48("338") ? COMPONENTS.every(one => impacts[one] !== "none") : (stryCov_9fa48("338"), COMPONENTS.some(stryMutAct_9fa48("339") ? () => undefined : (stryCov_9fa48("339"), one => stryMutAct_9fa48("342") ? impacts[one] === "none" : stryMutAct_9fa48("341") ? false : stryMutAct_9fa48("340") ? true : (stryCov_9fa48("340", "341", "342"), impacts[one] !== (stryMutAct_9fa48("343") ? "" : (stryCov_9fa48("343"), "none"))))));
  return namesComponent;
})());
const worse = stryMutAct_9fa48("344") ? () => undefined : (stryCov_9fa48("344"), (() => {
  const worse = (one: Impact, other: Impact) => (stryMutAct_9fa48("348") ? IMPACTS.indexOf(one) <= IMPACTS.indexOf(other) : stryMutAct_9fa48("347") ? IMPACTS.indexOf(one) >= IMPACTS.indexOf(other) : stryMutAct_9fa48("346") ? false : stryMutAct_9fa48("345") ? true : (stryCov_9fa48("345", "346", "347", "348"), IMPACTS.indexOf(one) > IMPACTS.indexOf(other))) ? one : other;
  return worse;
})());

/** What an incident did at its worst, over all of its updates. */
export function worstImpacts(updates: readonly {
  impacts: Impacts;
}[]): Impacts {
  if (stryMutAct_9fa48("349")) {
    {}
  } else {
    stryCov_9fa48("349");
    const worst = stryMutAct_9fa48("350") ? {} : (stryCov_9fa48("350"), {
      ...NO_IMPACTS
    });
    for (const {
      impacts
    } of updates) for (const one of COMPONENTS) worst[one] = worse(worst[one], impacts[one]);
    return worst;
  }
}

/** The components that are affected, in the order of the page. */
export const affectedBy = stryMutAct_9fa48("351") ? () => undefined : (stryCov_9fa48("351"), (() => {
  const affectedBy = (impacts: Impacts): Component[] => stryMutAct_9fa48("352") ? COMPONENTS : (stryCov_9fa48("352"), COMPONENTS.filter(stryMutAct_9fa48("353") ? () => undefined : (stryCov_9fa48("353"), one => stryMutAct_9fa48("356") ? impacts[one] === "none" : stryMutAct_9fa48("355") ? false : stryMutAct_9fa48("354") ? true : (stryCov_9fa48("354", "355", "356"), impacts[one] !== (stryMutAct_9fa48("357") ? "" : (stryCov_9fa48("357"), "none"))))));
  return affectedBy;
})());

/** Why an incident cannot have begun then, or null. */
export function refusalOfStart(begunAt: Date, now: Date): string | null {
  if (stryMutAct_9fa48("358")) {
    {}
  } else {
    stryCov_9fa48("358");
    if (stryMutAct_9fa48("362") ? begunAt <= now : stryMutAct_9fa48("361") ? begunAt >= now : stryMutAct_9fa48("360") ? false : stryMutAct_9fa48("359") ? true : (stryCov_9fa48("359", "360", "361", "362"), begunAt > now)) return BEGUN_LATER;
    return (stryMutAct_9fa48("366") ? begunAt >= addMs(now, -REPORTED_WITHIN_DAYS * DAY_MS) : stryMutAct_9fa48("365") ? begunAt <= addMs(now, -REPORTED_WITHIN_DAYS * DAY_MS) : stryMutAct_9fa48("364") ? false : stryMutAct_9fa48("363") ? true : (stryCov_9fa48("363", "364", "365", "366"), begunAt < addMs(now, stryMutAct_9fa48("367") ? -REPORTED_WITHIN_DAYS / DAY_MS : (stryCov_9fa48("367"), (stryMutAct_9fa48("368") ? +REPORTED_WITHIN_DAYS : (stryCov_9fa48("368"), -REPORTED_WITHIN_DAYS)) * DAY_MS)))) ? BEGUN_LONG_AGO : null;
  }
}