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
import type { ErrorCode } from "../errors.ts";
import { type Invitation, isAlive } from "../invitations/rules.ts";
import { type ApplicationStatus, type ExportFormat, MAX_WORKBOOK_ROWS, type Stage } from "./limits.ts";
import { TOO_LONG_FOR_WORKBOOK } from "./messages.ts";

/** Why this student may not open or apply to jobs, or null when they may. */
export const refusalWithoutQuiz = stryMutAct_9fa48("9") ? () => undefined : (stryCov_9fa48("9"), (() => {
  const refusalWithoutQuiz = (passedQuiz: boolean): ErrorCode | null => passedQuiz ? null : stryMutAct_9fa48("10") ? "" : (stryCov_9fa48("10"), "QUIZ_REQUIRED");
  return refusalWithoutQuiz;
})());

/** Why an employer may not decide an application, or null: only a pending one can be decided, once. */
export const refusalToDecide = stryMutAct_9fa48("11") ? () => undefined : (stryCov_9fa48("11"), (() => {
  const refusalToDecide = (status: ApplicationStatus): ErrorCode | null => (stryMutAct_9fa48("14") ? status !== "pending" : stryMutAct_9fa48("13") ? false : stryMutAct_9fa48("12") ? true : (stryCov_9fa48("12", "13", "14"), status === (stryMutAct_9fa48("15") ? "" : (stryCov_9fa48("15"), "pending")))) ? null : stryMutAct_9fa48("16") ? "" : (stryCov_9fa48("16"), "ALREADY_DECIDED");
  return refusalToDecide;
})());

/** Whether a request sets a stage and a shortlist mark that cannot both hold. */
export const contradictsStage = stryMutAct_9fa48("17") ? () => undefined : (stryCov_9fa48("17"), (() => {
  const contradictsStage = (stage: Stage | undefined, shortlisted: boolean | undefined): boolean => stryMutAct_9fa48("20") ? stage !== undefined && shortlisted !== undefined || shortlisted !== (stage === "shortlist") : stryMutAct_9fa48("19") ? false : stryMutAct_9fa48("18") ? true : (stryCov_9fa48("18", "19", "20"), (stryMutAct_9fa48("22") ? stage !== undefined || shortlisted !== undefined : stryMutAct_9fa48("21") ? true : (stryCov_9fa48("21", "22"), (stryMutAct_9fa48("24") ? stage === undefined : stryMutAct_9fa48("23") ? true : (stryCov_9fa48("23", "24"), stage !== undefined)) && (stryMutAct_9fa48("26") ? shortlisted === undefined : stryMutAct_9fa48("25") ? true : (stryCov_9fa48("25", "26"), shortlisted !== undefined)))) && (stryMutAct_9fa48("28") ? shortlisted === (stage === "shortlist") : stryMutAct_9fa48("27") ? true : (stryCov_9fa48("27", "28"), shortlisted !== (stryMutAct_9fa48("31") ? stage !== "shortlist" : stryMutAct_9fa48("30") ? false : stryMutAct_9fa48("29") ? true : (stryCov_9fa48("29", "30", "31"), stage === (stryMutAct_9fa48("32") ? "" : (stryCov_9fa48("32"), "shortlist")))))));
  return contradictsStage;
})());

/** Why a student may not withdraw an application, or null: until a decision, and once. */
export const refusalToWithdraw = stryMutAct_9fa48("33") ? () => undefined : (stryCov_9fa48("33"), (() => {
  const refusalToWithdraw = (status: ApplicationStatus): ErrorCode | null => refusalToDecide(status);
  return refusalToWithdraw;
})());
export interface Applicant {
  passedQuiz: boolean;
  /** To this very job. */
  hasApplied: boolean;
}
/** Why a student may not open this job, or null: an active invitation opens it, and applicants can always read it. */
export function refusalToOpen({
  passedQuiz,
  hasApplied
}: Applicant, invitation: Invitation | null, now: Date): ErrorCode | null {
  if (stryMutAct_9fa48("34")) {
    {}
  } else {
    stryCov_9fa48("34");
    const isInvited = stryMutAct_9fa48("37") ? invitation !== null || isAlive(invitation, now) : stryMutAct_9fa48("36") ? false : stryMutAct_9fa48("35") ? true : (stryCov_9fa48("35", "36", "37"), (stryMutAct_9fa48("39") ? invitation === null : stryMutAct_9fa48("38") ? true : (stryCov_9fa48("38", "39"), invitation !== null)) && isAlive(invitation, now));
    return (stryMutAct_9fa48("42") ? (passedQuiz || hasApplied) && isInvited : stryMutAct_9fa48("41") ? false : stryMutAct_9fa48("40") ? true : (stryCov_9fa48("40", "41", "42"), (stryMutAct_9fa48("44") ? passedQuiz && hasApplied : stryMutAct_9fa48("43") ? false : (stryCov_9fa48("43", "44"), passedQuiz || hasApplied)) || isInvited)) ? null : stryMutAct_9fa48("45") ? "" : (stryCov_9fa48("45"), "QUIZ_REQUIRED");
  }
}

/** Why an application may not be made, or null; the first reason that holds. */
export function refusalToApply(applicant: Applicant, invitation: Invitation | null, isJobClosed: boolean, now: Date): ErrorCode | null {
  if (stryMutAct_9fa48("46")) {
    {}
  } else {
    stryCov_9fa48("46");
    const refusal = refusalToOpen(applicant, invitation, now);
    if (stryMutAct_9fa48("48") ? false : stryMutAct_9fa48("47") ? true : (stryCov_9fa48("47", "48"), refusal)) return refusal;
    if (stryMutAct_9fa48("50") ? false : stryMutAct_9fa48("49") ? true : (stryCov_9fa48("49", "50"), applicant.hasApplied)) return stryMutAct_9fa48("51") ? "" : (stryCov_9fa48("51"), "ALREADY_APPLIED");
    return isJobClosed ? stryMutAct_9fa48("52") ? "" : (stryCov_9fa48("52"), "JOB_CLOSED") : null;
  }
}

/** Why this many applications cannot be exported in a format, or null. */
export const refusalToExport = stryMutAct_9fa48("53") ? () => undefined : (stryCov_9fa48("53"), (() => {
  const refusalToExport = (format: ExportFormat, count: number): string | null => (stryMutAct_9fa48("56") ? format === "xlsx" || count > MAX_WORKBOOK_ROWS : stryMutAct_9fa48("55") ? false : stryMutAct_9fa48("54") ? true : (stryCov_9fa48("54", "55", "56"), (stryMutAct_9fa48("58") ? format !== "xlsx" : stryMutAct_9fa48("57") ? true : (stryCov_9fa48("57", "58"), format === (stryMutAct_9fa48("59") ? "" : (stryCov_9fa48("59"), "xlsx")))) && (stryMutAct_9fa48("62") ? count <= MAX_WORKBOOK_ROWS : stryMutAct_9fa48("61") ? count >= MAX_WORKBOOK_ROWS : stryMutAct_9fa48("60") ? true : (stryCov_9fa48("60", "61", "62"), count > MAX_WORKBOOK_ROWS)))) ? TOO_LONG_FOR_WORKBOOK : null;
  return refusalToExport;
})());