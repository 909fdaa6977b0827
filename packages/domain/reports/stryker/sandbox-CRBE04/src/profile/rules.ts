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
import type { ProfileUpdate } from "./schema.ts";
const COMPANY_FIELDS = ["companyName", "companyWebsite"] as const;
type CompanyField = typeof COMPANY_FIELDS[number];

/** The fields that this person may change: employers have a company, students all others; admins have no profile. */
export function ownPart(userType: UserType, update: ProfileUpdate): Partial<ProfileUpdate> {
  if (stryMutAct_9fa48("975")) {
    {}
  } else {
    stryCov_9fa48("975");
    const isCompany = stryMutAct_9fa48("976") ? () => undefined : (stryCov_9fa48("976"), (() => {
      const isCompany = (field: string) => COMPANY_FIELDS.includes(field as CompanyField);
      return isCompany;
    })());
    return Object.fromEntries(stryMutAct_9fa48("977") ? Object.entries(update) : (stryCov_9fa48("977"), Object.entries(update).filter(stryMutAct_9fa48("978") ? () => undefined : (stryCov_9fa48("978"), ([field, value]) => stryMutAct_9fa48("981") ? value !== undefined && userType !== "admin" || isCompany(field) === (userType === "employer") : stryMutAct_9fa48("980") ? false : stryMutAct_9fa48("979") ? true : (stryCov_9fa48("979", "980", "981"), (stryMutAct_9fa48("983") ? value !== undefined || userType !== "admin" : stryMutAct_9fa48("982") ? true : (stryCov_9fa48("982", "983"), (stryMutAct_9fa48("985") ? value === undefined : stryMutAct_9fa48("984") ? true : (stryCov_9fa48("984", "985"), value !== undefined)) && (stryMutAct_9fa48("987") ? userType === "admin" : stryMutAct_9fa48("986") ? true : (stryCov_9fa48("986", "987"), userType !== (stryMutAct_9fa48("988") ? "" : (stryCov_9fa48("988"), "admin")))))) && (stryMutAct_9fa48("990") ? isCompany(field) !== (userType === "employer") : stryMutAct_9fa48("989") ? true : (stryCov_9fa48("989", "990"), isCompany(field) === (stryMutAct_9fa48("993") ? userType !== "employer" : stryMutAct_9fa48("992") ? false : stryMutAct_9fa48("991") ? true : (stryCov_9fa48("991", "992", "993"), userType === (stryMutAct_9fa48("994") ? "" : (stryCov_9fa48("994"), "employer")))))))))));
  }
}

/** Work experience and the tick "no work experience yet" exclude each other: setting one clears the other. */
export function withWorkSettled<U extends Pick<ProfileUpdate, "noWorkExperience" | "workExperience">>(update: U): U {
  if (stryMutAct_9fa48("995")) {
    {}
  } else {
    stryCov_9fa48("995");
    if (stryMutAct_9fa48("997") ? false : stryMutAct_9fa48("996") ? true : (stryCov_9fa48("996", "997"), update.noWorkExperience)) return stryMutAct_9fa48("998") ? {} : (stryCov_9fa48("998"), {
      ...update,
      workExperience: stryMutAct_9fa48("999") ? ["Stryker was here"] : (stryCov_9fa48("999"), [])
    });
    return (stryMutAct_9fa48("1000") ? update.workExperience.length : (stryCov_9fa48("1000"), update.workExperience?.length)) ? stryMutAct_9fa48("1001") ? {} : (stryCov_9fa48("1001"), {
      ...update,
      noWorkExperience: stryMutAct_9fa48("1002") ? true : (stryCov_9fa48("1002"), false)
    }) : update;
  }
}