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
import { plainText } from "../text.ts";
import { FINDABLE_FROM_PERCENT, SUMMARY_PREVIEW } from "./limits.ts";

/** Whether recruiters may find a profile: its owner agreed, and it is at least half complete. */
export const isFindable = stryMutAct_9fa48("174") ? () => undefined : (stryCov_9fa48("174"), (() => {
  const isFindable = (profile: {
    completion: number;
    visibleToRecruiters: boolean;
  }) => stryMutAct_9fa48("177") ? profile.visibleToRecruiters || profile.completion >= FINDABLE_FROM_PERCENT : stryMutAct_9fa48("176") ? false : stryMutAct_9fa48("175") ? true : (stryCov_9fa48("175", "176", "177"), profile.visibleToRecruiters && (stryMutAct_9fa48("180") ? profile.completion < FINDABLE_FROM_PERCENT : stryMutAct_9fa48("179") ? profile.completion > FINDABLE_FROM_PERCENT : stryMutAct_9fa48("178") ? true : (stryCov_9fa48("178", "179", "180"), profile.completion >= FINDABLE_FROM_PERCENT)));
  return isFindable;
})());
export interface Contact {
  fullName: string;
  email: string;
  phone: string;
}
const hidden = stryMutAct_9fa48("181") ? () => undefined : (stryCov_9fa48("181"), (() => {
  const hidden = (word: string) => stryMutAct_9fa48("182") ? `` : (stryCov_9fa48("182"), `${stryMutAct_9fa48("183") ? [...word][0] && "" : (stryCov_9fa48("183"), (stryMutAct_9fa48("184") ? [] : (stryCov_9fa48("184"), [...word]))[0] ?? (stryMutAct_9fa48("185") ? "Stryker was here!" : (stryCov_9fa48("185"), "")))}***`);
  return hidden;
})());

/** Replaces masked contact details. */
export const maskedContact = stryMutAct_9fa48("186") ? () => undefined : (stryCov_9fa48("186"), (() => {
  const maskedContact = ({
    fullName,
    phone
  }: Contact): Contact => stryMutAct_9fa48("187") ? {} : (stryCov_9fa48("187"), {
    fullName: stryMutAct_9fa48("188") ? fullName.split(/\s+/).map(hidden).join(" ") : (stryCov_9fa48("188"), fullName.trim().split(stryMutAct_9fa48("190") ? /\S+/ : stryMutAct_9fa48("189") ? /\s/ : (stryCov_9fa48("189", "190"), /\s+/)).map(hidden).join(stryMutAct_9fa48("191") ? "" : (stryCov_9fa48("191"), " "))),
    email: stryMutAct_9fa48("192") ? "" : (stryCov_9fa48("192"), "***@***"),
    phone: stryMutAct_9fa48("193") ? `` : (stryCov_9fa48("193"), `********${stryMutAct_9fa48("194") ? phone : (stryCov_9fa48("194"), phone.slice(stryMutAct_9fa48("195") ? +2 : (stryCov_9fa48("195"), -2)))}`)
  });
  return maskedContact;
})());

/** The first characters of a summary without markup; an ellipsis, counted with them, where some are left out. */
export function summaryPreview(html: string): string {
  if (stryMutAct_9fa48("196")) {
    {}
  } else {
    stryCov_9fa48("196");
    const all = stryMutAct_9fa48("197") ? [] : (stryCov_9fa48("197"), [...plainText(html)]);
    return (stryMutAct_9fa48("201") ? all.length > SUMMARY_PREVIEW : stryMutAct_9fa48("200") ? all.length < SUMMARY_PREVIEW : stryMutAct_9fa48("199") ? false : stryMutAct_9fa48("198") ? true : (stryCov_9fa48("198", "199", "200", "201"), all.length <= SUMMARY_PREVIEW)) ? all.join(stryMutAct_9fa48("202") ? "Stryker was here!" : (stryCov_9fa48("202"), "")) : stryMutAct_9fa48("203") ? `` : (stryCov_9fa48("203"), `${stryMutAct_9fa48("205") ? all.join("").trimEnd() : stryMutAct_9fa48("204") ? all.slice(0, SUMMARY_PREVIEW - 1).join("").trimStart() : (stryCov_9fa48("204", "205"), all.slice(0, stryMutAct_9fa48("206") ? SUMMARY_PREVIEW + 1 : (stryCov_9fa48("206"), SUMMARY_PREVIEW - 1)).join(stryMutAct_9fa48("207") ? "Stryker was here!" : (stryCov_9fa48("207"), "")).trimEnd())}…`);
  }
}