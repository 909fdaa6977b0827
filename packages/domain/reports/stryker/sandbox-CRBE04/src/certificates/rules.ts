/** a***@example.com: shows the holder of a certificate without revealing the address. */function stryNS_9fa48() {
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
export function maskedEmail(email: string): string {
  if (stryMutAct_9fa48("208")) {
    {}
  } else {
    stryCov_9fa48("208");
    const at = email.lastIndexOf(stryMutAct_9fa48("209") ? "" : (stryCov_9fa48("209"), "@"));
    return stryMutAct_9fa48("210") ? `` : (stryCov_9fa48("210"), `${stryMutAct_9fa48("211") ? [...email.slice(0, at)][0] && "" : (stryCov_9fa48("211"), (stryMutAct_9fa48("212") ? [] : (stryCov_9fa48("212"), [...(stryMutAct_9fa48("213") ? email : (stryCov_9fa48("213"), email.slice(0, at)))]))[0] ?? (stryMutAct_9fa48("214") ? "Stryker was here!" : (stryCov_9fa48("214"), "")))}***${stryMutAct_9fa48("215") ? email : (stryCov_9fa48("215"), email.slice(at))}`);
  }
}

/** An unknown one and a revoked one are answered alike. */
export const isShown = stryMutAct_9fa48("216") ? () => undefined : (stryCov_9fa48("216"), (() => {
  const isShown = (certificate: {
    revokedAt: Date | null;
  } | null | undefined) => stryMutAct_9fa48("219") ? certificate !== null && certificate !== undefined || certificate.revokedAt === null : stryMutAct_9fa48("218") ? false : stryMutAct_9fa48("217") ? true : (stryCov_9fa48("217", "218", "219"), (stryMutAct_9fa48("221") ? certificate !== null || certificate !== undefined : stryMutAct_9fa48("220") ? true : (stryCov_9fa48("220", "221"), (stryMutAct_9fa48("223") ? certificate === null : stryMutAct_9fa48("222") ? true : (stryCov_9fa48("222", "223"), certificate !== null)) && (stryMutAct_9fa48("225") ? certificate === undefined : stryMutAct_9fa48("224") ? true : (stryCov_9fa48("224", "225"), certificate !== undefined)))) && (stryMutAct_9fa48("227") ? certificate.revokedAt !== null : stryMutAct_9fa48("226") ? true : (stryCov_9fa48("226", "227"), certificate.revokedAt === null)));
  return isShown;
})());
interface Downloader {
  userType: string;
  email: string;
  isVerified: boolean;
  /** The keyed hash of the address. */
  hash: string;
}

/**
 * The PDF is for admins and for the person whose verified address it names, also where an earlier account with it was deleted; nobody
 * gets that of a revoked one.
 */
export const mayDownload = stryMutAct_9fa48("228") ? () => undefined : (stryCov_9fa48("228"), (() => {
  const mayDownload = ({
    userType,
    email,
    isVerified,
    hash
  }: Downloader, certificate: {
    email: string | null;
    holderHash: string | null;
    revokedAt: Date | null;
  }) => stryMutAct_9fa48("231") ? certificate.revokedAt === null || userType === "admin" || isVerified && (certificate.email === email || certificate.holderHash === hash) : stryMutAct_9fa48("230") ? false : stryMutAct_9fa48("229") ? true : (stryCov_9fa48("229", "230", "231"), (stryMutAct_9fa48("233") ? certificate.revokedAt !== null : stryMutAct_9fa48("232") ? true : (stryCov_9fa48("232", "233"), certificate.revokedAt === null)) && (stryMutAct_9fa48("235") ? userType === "admin" && isVerified && (certificate.email === email || certificate.holderHash === hash) : stryMutAct_9fa48("234") ? true : (stryCov_9fa48("234", "235"), (stryMutAct_9fa48("237") ? userType !== "admin" : stryMutAct_9fa48("236") ? false : (stryCov_9fa48("236", "237"), userType === (stryMutAct_9fa48("238") ? "" : (stryCov_9fa48("238"), "admin")))) || (stryMutAct_9fa48("240") ? isVerified || certificate.email === email || certificate.holderHash === hash : stryMutAct_9fa48("239") ? false : (stryCov_9fa48("239", "240"), isVerified && (stryMutAct_9fa48("242") ? certificate.email === email && certificate.holderHash === hash : stryMutAct_9fa48("241") ? true : (stryCov_9fa48("241", "242"), (stryMutAct_9fa48("244") ? certificate.email !== email : stryMutAct_9fa48("243") ? false : (stryCov_9fa48("243", "244"), certificate.email === email)) || (stryMutAct_9fa48("246") ? certificate.holderHash !== hash : stryMutAct_9fa48("245") ? false : (stryCov_9fa48("245", "246"), certificate.holderHash === hash)))))))));
  return mayDownload;
})());