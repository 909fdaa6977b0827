/** The numbers of questions that a review would lower; it can only raise. */function stryNS_9fa48() {
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
export const loweredBy = stryMutAct_9fa48("0") ? () => undefined : (stryCov_9fa48("0"), (() => {
  const loweredBy = (decided: readonly {
    number: number;
    score: number;
  }[], given: ReadonlyMap<number, number>): number[] => stryMutAct_9fa48("1") ? decided.map(({
    number
  }) => number) : (stryCov_9fa48("1"), decided.filter(stryMutAct_9fa48("2") ? () => undefined : (stryCov_9fa48("2"), ({
    number,
    score
  }) => stryMutAct_9fa48("6") ? score >= (given.get(number) ?? 0) : stryMutAct_9fa48("5") ? score <= (given.get(number) ?? 0) : stryMutAct_9fa48("4") ? false : stryMutAct_9fa48("3") ? true : (stryCov_9fa48("3", "4", "5", "6"), score < (stryMutAct_9fa48("7") ? given.get(number) && 0 : (stryCov_9fa48("7"), given.get(number) ?? 0))))).map(stryMutAct_9fa48("8") ? () => undefined : (stryCov_9fa48("8"), ({
    number
  }) => number)));
  return loweredBy;
})());