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
import { addMs, DAY_MS } from "../time.ts";
import { QUIZ_PASS_PERCENT, QUIZ_QUESTIONS } from "./limits.ts";

/** Integer percent: correct x 2 for a paper of 50. */
export const quizScore = stryMutAct_9fa48("1003") ? () => undefined : (stryCov_9fa48("1003"), (() => {
  const quizScore = (correct: number) => Math.floor(stryMutAct_9fa48("1004") ? correct * 100 * QUIZ_QUESTIONS : (stryCov_9fa48("1004"), (stryMutAct_9fa48("1005") ? correct / 100 : (stryCov_9fa48("1005"), correct * 100)) / QUIZ_QUESTIONS));
  return quizScore;
})());
export const quizResult = stryMutAct_9fa48("1006") ? () => undefined : (stryCov_9fa48("1006"), (() => {
  const quizResult = (score: number): "pass" | "fail" => (stryMutAct_9fa48("1010") ? score < QUIZ_PASS_PERCENT : stryMutAct_9fa48("1009") ? score > QUIZ_PASS_PERCENT : stryMutAct_9fa48("1008") ? false : stryMutAct_9fa48("1007") ? true : (stryCov_9fa48("1007", "1008", "1009", "1010"), score >= QUIZ_PASS_PERCENT)) ? stryMutAct_9fa48("1011") ? "" : (stryCov_9fa48("1011"), "pass") : stryMutAct_9fa48("1012") ? "" : (stryCov_9fa48("1012"), "fail");
  return quizResult;
})());

/**
 * When the next paper may be opened, or null if now: `limit` papers may be submitted within 24 hours.
 * `submitted`: the times of the submitted papers, newest first.
 */
export function nextPaperAt(submitted: readonly Date[], limit: number, now: Date): Date | null {
  if (stryMutAct_9fa48("1013")) {
    {}
  } else {
    stryCov_9fa48("1013");
    const oldestThatCounts = submitted[stryMutAct_9fa48("1014") ? limit + 1 : (stryCov_9fa48("1014"), limit - 1)];
    if (stryMutAct_9fa48("1017") ? false : stryMutAct_9fa48("1016") ? true : stryMutAct_9fa48("1015") ? oldestThatCounts : (stryCov_9fa48("1015", "1016", "1017"), !oldestThatCounts)) return null;
    const next = addMs(oldestThatCounts, DAY_MS);
    return (stryMutAct_9fa48("1021") ? next <= now : stryMutAct_9fa48("1020") ? next >= now : stryMutAct_9fa48("1019") ? false : stryMutAct_9fa48("1018") ? true : (stryCov_9fa48("1018", "1019", "1020", "1021"), next > now)) ? next : null;
  }
}