/** Digits of a code of an authenticator app, which changes every 30 seconds (RFC 6238). */function stryNS_9fa48() {
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
export const CODE_DIGITS = 6;
/** Recovery codes have only digits, so that a phone's number pad is enough. */
export const RECOVERY_DIGITS = 12;
/** Handed out with the set-up; each is taken once. */
export const RECOVERY_CODES = 10;
const GROUP = stryMutAct_9fa48("146") ? /\d{4}(?=\D)/g : stryMutAct_9fa48("145") ? /\d{4}(?!\d)/g : stryMutAct_9fa48("144") ? /\D{4}(?=\d)/g : stryMutAct_9fa48("143") ? /\d(?=\d)/g : (stryCov_9fa48("143", "144", "145", "146"), /\d{4}(?=\d)/g);

/** Normalises a typed code: removes blanks and dashes. Null for anything that is not a code of either kind. */
export function readCode(typed: string): {
  kind: "app" | "recovery";
  digits: string;
} | null {
  if (stryMutAct_9fa48("147")) {
    {}
  } else {
    stryCov_9fa48("147");
    const digits = typed.replace(stryMutAct_9fa48("149") ? /[\S\u2010-\u2015-]/g : stryMutAct_9fa48("148") ? /[^\s\u2010-\u2015-]/g : (stryCov_9fa48("148", "149"), /[\s\u2010-\u2015-]/g), stryMutAct_9fa48("150") ? "Stryker was here!" : (stryCov_9fa48("150"), ""));
    if (stryMutAct_9fa48("153") ? false : stryMutAct_9fa48("152") ? true : stryMutAct_9fa48("151") ? /^\d+$/.test(digits) : (stryCov_9fa48("151", "152", "153"), !(stryMutAct_9fa48("157") ? /^\D+$/ : stryMutAct_9fa48("156") ? /^\d$/ : stryMutAct_9fa48("155") ? /^\d+/ : stryMutAct_9fa48("154") ? /\d+$/ : (stryCov_9fa48("154", "155", "156", "157"), /^\d+$/)).test(digits))) return null;
    if (stryMutAct_9fa48("160") ? digits.length !== CODE_DIGITS : stryMutAct_9fa48("159") ? false : stryMutAct_9fa48("158") ? true : (stryCov_9fa48("158", "159", "160"), digits.length === CODE_DIGITS)) return stryMutAct_9fa48("161") ? {} : (stryCov_9fa48("161"), {
      kind: stryMutAct_9fa48("162") ? "" : (stryCov_9fa48("162"), "app"),
      digits
    });
    return (stryMutAct_9fa48("165") ? digits.length !== RECOVERY_DIGITS : stryMutAct_9fa48("164") ? false : stryMutAct_9fa48("163") ? true : (stryCov_9fa48("163", "164", "165"), digits.length === RECOVERY_DIGITS)) ? stryMutAct_9fa48("166") ? {} : (stryCov_9fa48("166"), {
      kind: stryMutAct_9fa48("167") ? "" : (stryCov_9fa48("167"), "recovery"),
      digits
    }) : null;
  }
}

/** "1234-5678-9012", easier to copy. */
export const recoveryCodeText = stryMutAct_9fa48("168") ? () => undefined : (stryCov_9fa48("168"), (() => {
  const recoveryCodeText = (digits: string) => digits.replace(GROUP, stryMutAct_9fa48("169") ? "" : (stryCov_9fa48("169"), "$&-"));
  return recoveryCodeText;
})());

/** The secret of an app in groups of four, as apps show it. */
export const secretText = stryMutAct_9fa48("170") ? () => undefined : (stryCov_9fa48("170"), (() => {
  const secretText = (base32: string) => base32.replace(stryMutAct_9fa48("172") ? /.{4}(?!.)/g : stryMutAct_9fa48("171") ? /.(?=.)/g : (stryCov_9fa48("171", "172"), /.{4}(?=.)/g), stryMutAct_9fa48("173") ? "" : (stryCov_9fa48("173"), "$& "));
  return secretText;
})());