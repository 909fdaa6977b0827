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
import { addMs, DAY_MS, formatDateTime, formatTime, HOUR_MS, indianDay, SECOND_MS } from "../time.ts";
import { MAX_ANNOUNCED_DAYS, MAX_MAINTENANCE_HOURS, type MaintenancePhase, RETRY_AFTER } from "./limits.ts";
import * as say from "./messages.ts";

/** Its start, and its planned end if there is one. */
export interface MaintenanceTimes {
  startsAt: Date;
  endsAt: Date | null;
}
export const phaseOf = stryMutAct_9fa48("653") ? () => undefined : (stryCov_9fa48("653"), (() => {
  const phaseOf = ({
    startsAt
  }: Pick<MaintenanceTimes, "startsAt">, now: Date): MaintenancePhase => (stryMutAct_9fa48("657") ? now >= startsAt : stryMutAct_9fa48("656") ? now <= startsAt : stryMutAct_9fa48("655") ? false : stryMutAct_9fa48("654") ? true : (stryCov_9fa48("654", "655", "656", "657"), now < startsAt)) ? stryMutAct_9fa48("658") ? "" : (stryCov_9fa48("658"), "announced") : stryMutAct_9fa48("659") ? "" : (stryCov_9fa48("659"), "on");
  return phaseOf;
})());

/** The planned end, if it is in the future. */
const comingEnd = stryMutAct_9fa48("660") ? () => undefined : (stryCov_9fa48("660"), (() => {
  const comingEnd = ({
    endsAt
  }: Pick<MaintenanceTimes, "endsAt">, now: Date) => (stryMutAct_9fa48("663") ? endsAt !== null || endsAt > now : stryMutAct_9fa48("662") ? false : stryMutAct_9fa48("661") ? true : (stryCov_9fa48("661", "662", "663"), (stryMutAct_9fa48("665") ? endsAt === null : stryMutAct_9fa48("664") ? true : (stryCov_9fa48("664", "665"), endsAt !== null)) && (stryMutAct_9fa48("668") ? endsAt <= now : stryMutAct_9fa48("667") ? endsAt >= now : stryMutAct_9fa48("666") ? true : (stryCov_9fa48("666", "667", "668"), endsAt > now)))) ? endsAt : null;
  return comingEnd;
})());

/** Seconds after which a refused call should be repeated. */
export function retryAfterOf(times: Pick<MaintenanceTimes, "endsAt">, now: Date): number {
  if (stryMutAct_9fa48("669")) {
    {}
  } else {
    stryCov_9fa48("669");
    const end = comingEnd(times, now);
    if (stryMutAct_9fa48("672") ? false : stryMutAct_9fa48("671") ? true : stryMutAct_9fa48("670") ? end : (stryCov_9fa48("670", "671", "672"), !end)) return RETRY_AFTER.unknown;
    const seconds = Math.ceil(stryMutAct_9fa48("673") ? (end.getTime() - now.getTime()) * SECOND_MS : (stryCov_9fa48("673"), (stryMutAct_9fa48("674") ? end.getTime() + now.getTime() : (stryCov_9fa48("674"), end.getTime() - now.getTime())) / SECOND_MS));
    return stryMutAct_9fa48("675") ? Math.max(Math.max(seconds, RETRY_AFTER.least), RETRY_AFTER.most) : (stryCov_9fa48("675"), Math.min(stryMutAct_9fa48("676") ? Math.min(seconds, RETRY_AFTER.least) : (stryCov_9fa48("676"), Math.max(seconds, RETRY_AFTER.least)), RETRY_AFTER.most));
  }
}

/** "2:30 pm IST", with the day if it is another day. */
const momentOf = stryMutAct_9fa48("677") ? () => undefined : (stryCov_9fa48("677"), (() => {
  const momentOf = (at: Date, now: Date) => (stryMutAct_9fa48("680") ? indianDay(at) !== indianDay(now) : stryMutAct_9fa48("679") ? false : stryMutAct_9fa48("678") ? true : (stryCov_9fa48("678", "679", "680"), indianDay(at) === indianDay(now))) ? formatTime(at) : formatDateTime(at);
  return momentOf;
})());

/** The text at the top of every page. */
export function maintenanceText(times: MaintenanceTimes & {
  message: string;
}, now: Date): string {
  if (stryMutAct_9fa48("681")) {
    {}
  } else {
    stryCov_9fa48("681");
    const end = comingEnd(times, now);
    const until = stryMutAct_9fa48("684") ? end || momentOf(end, now) : stryMutAct_9fa48("683") ? false : stryMutAct_9fa48("682") ? true : (stryCov_9fa48("682", "683", "684"), end && momentOf(end, now));
    const text = (stryMutAct_9fa48("687") ? phaseOf(times, now) !== "on" : stryMutAct_9fa48("686") ? false : stryMutAct_9fa48("685") ? true : (stryCov_9fa48("685", "686", "687"), phaseOf(times, now) === (stryMutAct_9fa48("688") ? "" : (stryCov_9fa48("688"), "on")))) ? say.beingMaintained(until) : say.willBeMaintained(momentOf(times.startsAt, now), until);
    return stryMutAct_9fa48("689") ? [text, times.message].join(" ") : (stryCov_9fa48("689"), (stryMutAct_9fa48("690") ? [] : (stryCov_9fa48("690"), [text, times.message])).filter(Boolean).join(stryMutAct_9fa48("691") ? "" : (stryCov_9fa48("691"), " ")));
  }
}

/** The message of a refused call. */
export function readOnlyRefusal(times: Pick<MaintenanceTimes, "endsAt">, now: Date): string {
  if (stryMutAct_9fa48("692")) {
    {}
  } else {
    stryCov_9fa48("692");
    const end = comingEnd(times, now);
    return say.readOnly(stryMutAct_9fa48("695") ? end || momentOf(end, now) : stryMutAct_9fa48("694") ? false : stryMutAct_9fa48("693") ? true : (stryCov_9fa48("693", "694", "695"), end && momentOf(end, now)));
  }
}

/** Why a maintenance cannot have these times, with the field at fault; or null. A blank start is now. */
export function refusalOfTimes({
  startsAt,
  endsAt
}: MaintenanceTimes, now: Date): {
  field: "startsAt" | "endsAt";
  message: string;
} | null {
  if (stryMutAct_9fa48("696")) {
    {}
  } else {
    stryCov_9fa48("696");
    if (stryMutAct_9fa48("700") ? startsAt <= addMs(now, MAX_ANNOUNCED_DAYS * DAY_MS) : stryMutAct_9fa48("699") ? startsAt >= addMs(now, MAX_ANNOUNCED_DAYS * DAY_MS) : stryMutAct_9fa48("698") ? false : stryMutAct_9fa48("697") ? true : (stryCov_9fa48("697", "698", "699", "700"), startsAt > addMs(now, stryMutAct_9fa48("701") ? MAX_ANNOUNCED_DAYS / DAY_MS : (stryCov_9fa48("701"), MAX_ANNOUNCED_DAYS * DAY_MS)))) return stryMutAct_9fa48("702") ? {} : (stryCov_9fa48("702"), {
      field: stryMutAct_9fa48("703") ? "" : (stryCov_9fa48("703"), "startsAt"),
      message: say.STARTS_TOO_LATE
    });
    if (stryMutAct_9fa48("706") ? endsAt !== null : stryMutAct_9fa48("705") ? false : stryMutAct_9fa48("704") ? true : (stryCov_9fa48("704", "705", "706"), endsAt === null)) return null;
    if (stryMutAct_9fa48("709") ? endsAt <= startsAt && endsAt <= now : stryMutAct_9fa48("708") ? false : stryMutAct_9fa48("707") ? true : (stryCov_9fa48("707", "708", "709"), (stryMutAct_9fa48("712") ? endsAt > startsAt : stryMutAct_9fa48("711") ? endsAt < startsAt : stryMutAct_9fa48("710") ? false : (stryCov_9fa48("710", "711", "712"), endsAt <= startsAt)) || (stryMutAct_9fa48("715") ? endsAt > now : stryMutAct_9fa48("714") ? endsAt < now : stryMutAct_9fa48("713") ? false : (stryCov_9fa48("713", "714", "715"), endsAt <= now)))) return stryMutAct_9fa48("716") ? {} : (stryCov_9fa48("716"), {
      field: stryMutAct_9fa48("717") ? "" : (stryCov_9fa48("717"), "endsAt"),
      message: say.END_NOT_AFTER_START
    });
    if (stryMutAct_9fa48("721") ? endsAt <= addMs(startsAt, MAX_MAINTENANCE_HOURS * HOUR_MS) : stryMutAct_9fa48("720") ? endsAt >= addMs(startsAt, MAX_MAINTENANCE_HOURS * HOUR_MS) : stryMutAct_9fa48("719") ? false : stryMutAct_9fa48("718") ? true : (stryCov_9fa48("718", "719", "720", "721"), endsAt > addMs(startsAt, stryMutAct_9fa48("722") ? MAX_MAINTENANCE_HOURS / HOUR_MS : (stryCov_9fa48("722"), MAX_MAINTENANCE_HOURS * HOUR_MS)))) return stryMutAct_9fa48("723") ? {} : (stryCov_9fa48("723"), {
      field: stryMutAct_9fa48("724") ? "" : (stryCov_9fa48("724"), "endsAt"),
      message: say.TOO_LONG
    });
    return null;
  }
}