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
import { endOfIndianDay, indianDay } from "../time.ts";
import { CLOSED_BY_DATE, DELETED_FOR_GOOD } from "./messages.ts";

/** Whether the closing day has passed in India; without a closing date a job has no end. */
export const hasEnded = stryMutAct_9fa48("601") ? () => undefined : (stryCov_9fa48("601"), (() => {
  const hasEnded = (closingDate: string | null, now: Date) => stryMutAct_9fa48("604") ? closingDate !== null || endOfIndianDay(closingDate) < now : stryMutAct_9fa48("603") ? false : stryMutAct_9fa48("602") ? true : (stryCov_9fa48("602", "603", "604"), (stryMutAct_9fa48("606") ? closingDate === null : stryMutAct_9fa48("605") ? true : (stryCov_9fa48("605", "606"), closingDate !== null)) && (stryMutAct_9fa48("609") ? endOfIndianDay(closingDate) >= now : stryMutAct_9fa48("608") ? endOfIndianDay(closingDate) <= now : stryMutAct_9fa48("607") ? true : (stryCov_9fa48("607", "608", "609"), endOfIndianDay(closingDate) < now)));
  return hasEnded;
})());

/** Whether nobody can apply: its employer closed the job, or its closing day has passed. */
export const isClosed = stryMutAct_9fa48("610") ? () => undefined : (stryCov_9fa48("610"), (() => {
  const isClosed = (job: {
    closingDate: string | null;
    closedAt: Date | null;
  }, now: Date) => stryMutAct_9fa48("613") ? job.closedAt !== null && hasEnded(job.closingDate, now) : stryMutAct_9fa48("612") ? false : stryMutAct_9fa48("611") ? true : (stryCov_9fa48("611", "612", "613"), (stryMutAct_9fa48("615") ? job.closedAt === null : stryMutAct_9fa48("614") ? false : (stryCov_9fa48("614", "615"), job.closedAt !== null)) || hasEnded(job.closingDate, now));
  return isClosed;
})());

/** Why a job cannot be opened again, in words for its employer, or null. */
export function refusalToReopen(job: {
  closingDate: string | null;
  deletedAt: Date | null;
}, now: Date): string | null {
  if (stryMutAct_9fa48("616")) {
    {}
  } else {
    stryCov_9fa48("616");
    if (stryMutAct_9fa48("619") ? job.deletedAt === null : stryMutAct_9fa48("618") ? false : stryMutAct_9fa48("617") ? true : (stryCov_9fa48("617", "618", "619"), job.deletedAt !== null)) return DELETED_FOR_GOOD;
    return hasEnded(job.closingDate, now) ? CLOSED_BY_DATE : null;
  }
}

/** "2-5 years", or "2+ years" where there is no maximum. */
export const experienceText = stryMutAct_9fa48("620") ? () => undefined : (stryCov_9fa48("620"), (() => {
  const experienceText = (min: number, max: number | null) => max ? stryMutAct_9fa48("621") ? `` : (stryCov_9fa48("621"), `${min}-${max} years`) : stryMutAct_9fa48("622") ? `` : (stryCov_9fa48("622"), `${min}+ years`);
  return experienceText;
})());

/** Whether this closing date may be set: a job that has closed can be edited, only not given another day that has passed. */
export const mayClose = stryMutAct_9fa48("623") ? () => undefined : (stryCov_9fa48("623"), (() => {
  const mayClose = (asked: string | null, stored: string | null, now: Date) => stryMutAct_9fa48("626") ? (asked === null || asked === stored) && asked >= indianDay(now) : stryMutAct_9fa48("625") ? false : stryMutAct_9fa48("624") ? true : (stryCov_9fa48("624", "625", "626"), (stryMutAct_9fa48("628") ? asked === null && asked === stored : stryMutAct_9fa48("627") ? false : (stryCov_9fa48("627", "628"), (stryMutAct_9fa48("630") ? asked !== null : stryMutAct_9fa48("629") ? false : (stryCov_9fa48("629", "630"), asked === null)) || (stryMutAct_9fa48("632") ? asked !== stored : stryMutAct_9fa48("631") ? false : (stryCov_9fa48("631", "632"), asked === stored)))) || (stryMutAct_9fa48("635") ? asked < indianDay(now) : stryMutAct_9fa48("634") ? asked > indianDay(now) : stryMutAct_9fa48("633") ? false : (stryCov_9fa48("633", "634", "635"), asked >= indianDay(now))));
  return mayClose;
})());

/** The job of an employer that has to be verified first is there for people who were invited to it or have applied. */
export const isNotListedFor = stryMutAct_9fa48("636") ? () => undefined : (stryCov_9fa48("636"), (() => {
  const isNotListedFor = (job: {
    awaitsVerification: boolean;
  } | undefined, {
    hasApplied
  }: {
    hasApplied: boolean;
  }, invitation: unknown): boolean => stryMutAct_9fa48("639") ? Boolean(job?.awaitsVerification) && !hasApplied || !invitation : stryMutAct_9fa48("638") ? false : stryMutAct_9fa48("637") ? true : (stryCov_9fa48("637", "638", "639"), (stryMutAct_9fa48("641") ? Boolean(job?.awaitsVerification) || !hasApplied : stryMutAct_9fa48("640") ? true : (stryCov_9fa48("640", "641"), Boolean(stryMutAct_9fa48("642") ? job.awaitsVerification : (stryCov_9fa48("642"), job?.awaitsVerification)) && (stryMutAct_9fa48("643") ? hasApplied : (stryCov_9fa48("643"), !hasApplied)))) && (stryMutAct_9fa48("644") ? invitation : (stryCov_9fa48("644"), !invitation)));
  return isNotListedFor;
})());

/** Deleted by its employer, or hidden by an admin or with the employer's account. */
export const isTakenDown = stryMutAct_9fa48("645") ? () => undefined : (stryCov_9fa48("645"), (() => {
  const isTakenDown = ({
    deletedAt,
    hiddenAt
  }: {
    deletedAt: Date | null;
    hiddenAt: Date | null;
  }) => stryMutAct_9fa48("648") ? deletedAt !== null && hiddenAt !== null : stryMutAct_9fa48("647") ? false : stryMutAct_9fa48("646") ? true : (stryCov_9fa48("646", "647", "648"), (stryMutAct_9fa48("650") ? deletedAt === null : stryMutAct_9fa48("649") ? false : (stryCov_9fa48("649", "650"), deletedAt !== null)) || (stryMutAct_9fa48("652") ? hiddenAt === null : stryMutAct_9fa48("651") ? false : (stryCov_9fa48("651", "652"), hiddenAt !== null)));
  return isTakenDown;
})());