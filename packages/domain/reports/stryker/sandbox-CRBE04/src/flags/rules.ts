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
import type { UserType } from "../contract/call.ts";
import type { FlagKey, FlagSetting } from "./registry.ts";

/** A person, or a visitor by the number of the browser's cookie `lot`. */
export type Asker = {
  id: string;
  userType: UserType;
} | {
  lot: number | undefined;
};
const LOTS = 100;

/** A number from 0 to 99 that is always the same for this text (FNV-1a). */
function lotOfText(text: string): number {
  if (stryMutAct_9fa48("297")) {
    {}
  } else {
    stryCov_9fa48("297");
    let hash = 0x811c9dc5;
    for (const letter of text) hash = Math.imul(hash ^ (stryMutAct_9fa48("298") ? letter.codePointAt(0) && 0 : (stryCov_9fa48("298"), letter.codePointAt(0) ?? 0)), 0x01000193);
    return stryMutAct_9fa48("299") ? (hash >>> 0) * LOTS : (stryCov_9fa48("299"), (hash >>> 0) % LOTS);
  }
}

/** A person's place in the order in which the share grows; each flag has another order. */
function placeOf(key: FlagKey, asker: Asker): number {
  if (stryMutAct_9fa48("300")) {
    {}
  } else {
    stryCov_9fa48("300");
    if (stryMutAct_9fa48("302") ? false : stryMutAct_9fa48("301") ? true : (stryCov_9fa48("301", "302"), (stryMutAct_9fa48("303") ? "" : (stryCov_9fa48("303"), "id")) in asker)) return lotOfText(stryMutAct_9fa48("304") ? `` : (stryCov_9fa48("304"), `${key} ${asker.id}`));
    return (stryMutAct_9fa48("307") ? asker.lot !== undefined : stryMutAct_9fa48("306") ? false : stryMutAct_9fa48("305") ? true : (stryCov_9fa48("305", "306", "307"), asker.lot === undefined)) ? stryMutAct_9fa48("308") ? LOTS + 1 : (stryCov_9fa48("308"), LOTS - 1) : stryMutAct_9fa48("309") ? (asker.lot + lotOfText(key)) * LOTS : (stryCov_9fa48("309"), (stryMutAct_9fa48("310") ? asker.lot - lotOfText(key) : (stryCov_9fa48("310"), asker.lot + lotOfText(key))) % LOTS);
  }
}

/** Whether a flag with this setting is on for a person. */
export function isOnFor(key: FlagKey, {
  isOn,
  share,
  roles
}: FlagSetting, asker: Asker): boolean {
  if (stryMutAct_9fa48("311")) {
    {}
  } else {
    stryCov_9fa48("311");
    if (stryMutAct_9fa48("314") ? false : stryMutAct_9fa48("313") ? true : stryMutAct_9fa48("312") ? isOn : (stryCov_9fa48("312", "313", "314"), !isOn)) return stryMutAct_9fa48("315") ? true : (stryCov_9fa48("315"), false);
    if (stryMutAct_9fa48("318") ? roles.length > 0 || !("id" in asker && roles.includes(asker.userType)) : stryMutAct_9fa48("317") ? false : stryMutAct_9fa48("316") ? true : (stryCov_9fa48("316", "317", "318"), (stryMutAct_9fa48("321") ? roles.length <= 0 : stryMutAct_9fa48("320") ? roles.length >= 0 : stryMutAct_9fa48("319") ? true : (stryCov_9fa48("319", "320", "321"), roles.length > 0)) && (stryMutAct_9fa48("322") ? "id" in asker && roles.includes(asker.userType) : (stryCov_9fa48("322"), !(stryMutAct_9fa48("325") ? "id" in asker || roles.includes(asker.userType) : stryMutAct_9fa48("324") ? false : stryMutAct_9fa48("323") ? true : (stryCov_9fa48("323", "324", "325"), (stryMutAct_9fa48("326") ? "" : (stryCov_9fa48("326"), "id")) in asker && roles.includes(asker.userType))))))) return stryMutAct_9fa48("327") ? true : (stryCov_9fa48("327"), false);
    return stryMutAct_9fa48("331") ? placeOf(key, asker) >= share : stryMutAct_9fa48("330") ? placeOf(key, asker) <= share : stryMutAct_9fa48("329") ? false : stryMutAct_9fa48("328") ? true : (stryCov_9fa48("328", "329", "330", "331"), placeOf(key, asker) < share);
  }
}