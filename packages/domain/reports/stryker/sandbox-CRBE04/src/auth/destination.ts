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
export interface SignedIn {
  userType: UserType;
  passedQuiz: boolean;
  masterclassEnrolled: boolean;
  attendanceStatus: string | null;
}
const AREAS: readonly {
  prefix: string;
  userType: UserType;
}[] = stryMutAct_9fa48("63") ? [] : (stryCov_9fa48("63"), [stryMutAct_9fa48("64") ? {} : (stryCov_9fa48("64"), {
  prefix: stryMutAct_9fa48("65") ? "" : (stryCov_9fa48("65"), "/student"),
  userType: stryMutAct_9fa48("66") ? "" : (stryCov_9fa48("66"), "student")
}), stryMutAct_9fa48("67") ? {} : (stryCov_9fa48("67"), {
  prefix: stryMutAct_9fa48("68") ? "" : (stryCov_9fa48("68"), "/employer"),
  userType: stryMutAct_9fa48("69") ? "" : (stryCov_9fa48("69"), "employer")
}), stryMutAct_9fa48("70") ? {} : (stryCov_9fa48("70"), {
  prefix: stryMutAct_9fa48("71") ? "" : (stryCov_9fa48("71"), "/admin"),
  userType: stryMutAct_9fa48("72") ? "" : (stryCov_9fa48("72"), "admin")
})]);

/** A path of this site: one leading slash, no scheme, no second slash, no backslash, no control characters. */
export const isOwnPath = stryMutAct_9fa48("73") ? () => undefined : (stryCov_9fa48("73"), (() => {
  const isOwnPath = (path: string) => stryMutAct_9fa48("76") ? /^\/(?![/\\])[^\\]*$/.test(path) || [...path].every(character => character >= " ") : stryMutAct_9fa48("75") ? false : stryMutAct_9fa48("74") ? true : (stryCov_9fa48("74", "75", "76"), (stryMutAct_9fa48("82") ? /^\/(?![/\\])[\\]*$/ : stryMutAct_9fa48("81") ? /^\/(?![/\\])[^\\]$/ : stryMutAct_9fa48("80") ? /^\/(?![^/\\])[^\\]*$/ : stryMutAct_9fa48("79") ? /^\/(?=[/\\])[^\\]*$/ : stryMutAct_9fa48("78") ? /^\/(?![/\\])[^\\]*/ : stryMutAct_9fa48("77") ? /\/(?![/\\])[^\\]*$/ : (stryCov_9fa48("77", "78", "79", "80", "81", "82"), /^\/(?![/\\])[^\\]*$/)).test(path) && (stryMutAct_9fa48("83") ? [...path].some(character => character >= " ") : (stryCov_9fa48("83"), (stryMutAct_9fa48("84") ? [] : (stryCov_9fa48("84"), [...path])).every(stryMutAct_9fa48("85") ? () => undefined : (stryCov_9fa48("85"), character => stryMutAct_9fa48("89") ? character < " " : stryMutAct_9fa48("88") ? character > " " : stryMutAct_9fa48("87") ? false : stryMutAct_9fa48("86") ? true : (stryCov_9fa48("86", "87", "88", "89"), character >= (stryMutAct_9fa48("90") ? "" : (stryCov_9fa48("90"), " "))))))));
  return isOwnPath;
})());

/** Whether the path is public or belongs to the person's own area. */
export function isForRole(path: string, userType: UserType): boolean {
  if (stryMutAct_9fa48("91")) {
    {}
  } else {
    stryCov_9fa48("91");
    const pathname = stryMutAct_9fa48("92") ? path.split(/[?#]/)[0] && path : (stryCov_9fa48("92"), path.split(stryMutAct_9fa48("93") ? /[^?#]/ : (stryCov_9fa48("93"), /[?#]/))[0] ?? path);
    const area = AREAS.find(stryMutAct_9fa48("94") ? () => undefined : (stryCov_9fa48("94"), ({
      prefix
    }) => stryMutAct_9fa48("97") ? pathname === prefix && pathname.startsWith(`${prefix}/`) : stryMutAct_9fa48("96") ? false : stryMutAct_9fa48("95") ? true : (stryCov_9fa48("95", "96", "97"), (stryMutAct_9fa48("99") ? pathname !== prefix : stryMutAct_9fa48("98") ? false : (stryCov_9fa48("98", "99"), pathname === prefix)) || (stryMutAct_9fa48("100") ? pathname.endsWith(`${prefix}/`) : (stryCov_9fa48("100"), pathname.startsWith(stryMutAct_9fa48("101") ? `` : (stryCov_9fa48("101"), `${prefix}/`)))))));
    return stryMutAct_9fa48("104") ? area === undefined && area.userType === userType : stryMutAct_9fa48("103") ? false : stryMutAct_9fa48("102") ? true : (stryCov_9fa48("102", "103", "104"), (stryMutAct_9fa48("106") ? area !== undefined : stryMutAct_9fa48("105") ? false : (stryCov_9fa48("105", "106"), area === undefined)) || (stryMutAct_9fa48("108") ? area.userType !== userType : stryMutAct_9fa48("107") ? false : (stryCov_9fa48("107", "108"), area.userType === userType)));
  }
}

/** The first page after the sign-in by default. */
export function homeOf({
  userType,
  passedQuiz,
  masterclassEnrolled,
  attendanceStatus
}: SignedIn): string {
  if (stryMutAct_9fa48("109")) {
    {}
  } else {
    stryCov_9fa48("109");
    if (stryMutAct_9fa48("112") ? userType !== "admin" : stryMutAct_9fa48("111") ? false : stryMutAct_9fa48("110") ? true : (stryCov_9fa48("110", "111", "112"), userType === (stryMutAct_9fa48("113") ? "" : (stryCov_9fa48("113"), "admin")))) return stryMutAct_9fa48("114") ? "" : (stryCov_9fa48("114"), "/admin");
    if (stryMutAct_9fa48("117") ? userType !== "employer" : stryMutAct_9fa48("116") ? false : stryMutAct_9fa48("115") ? true : (stryCov_9fa48("115", "116", "117"), userType === (stryMutAct_9fa48("118") ? "" : (stryCov_9fa48("118"), "employer")))) return stryMutAct_9fa48("119") ? "" : (stryCov_9fa48("119"), "/employer/dashboard");
    if (stryMutAct_9fa48("122") ? masterclassEnrolled || attendanceStatus === "not_attended" : stryMutAct_9fa48("121") ? false : stryMutAct_9fa48("120") ? true : (stryCov_9fa48("120", "121", "122"), masterclassEnrolled && (stryMutAct_9fa48("124") ? attendanceStatus !== "not_attended" : stryMutAct_9fa48("123") ? true : (stryCov_9fa48("123", "124"), attendanceStatus === (stryMutAct_9fa48("125") ? "" : (stryCov_9fa48("125"), "not_attended")))))) return stryMutAct_9fa48("126") ? "" : (stryCov_9fa48("126"), "/masterclass");
    return passedQuiz ? stryMutAct_9fa48("127") ? "" : (stryCov_9fa48("127"), "/student/jobs") : stryMutAct_9fa48("128") ? "" : (stryCov_9fa48("128"), "/student/quiz");
  }
}

/** The destination after sign-in: `redirect`, the saved path, then the person's home. */
export function destinationOf(user: SignedIn, redirect: string | null, saved: string | null): {
  path: string;
  replace: boolean;
} {
  if (stryMutAct_9fa48("129")) {
    {}
  } else {
    stryCov_9fa48("129");
    const asked = (stryMutAct_9fa48("130") ? [] : (stryCov_9fa48("130"), [redirect, saved])).find(stryMutAct_9fa48("131") ? () => undefined : (stryCov_9fa48("131"), path => stryMutAct_9fa48("134") ? path !== null && isOwnPath(path) || isForRole(path, user.userType) : stryMutAct_9fa48("133") ? false : stryMutAct_9fa48("132") ? true : (stryCov_9fa48("132", "133", "134"), (stryMutAct_9fa48("136") ? path !== null || isOwnPath(path) : stryMutAct_9fa48("135") ? true : (stryCov_9fa48("135", "136"), (stryMutAct_9fa48("138") ? path === null : stryMutAct_9fa48("137") ? true : (stryCov_9fa48("137", "138"), path !== null)) && isOwnPath(path))) && isForRole(path, user.userType))));
    return asked ? stryMutAct_9fa48("139") ? {} : (stryCov_9fa48("139"), {
      path: asked,
      replace: stryMutAct_9fa48("140") ? false : (stryCov_9fa48("140"), true)
    }) : stryMutAct_9fa48("141") ? {} : (stryCov_9fa48("141"), {
      path: homeOf(user),
      replace: stryMutAct_9fa48("142") ? true : (stryCov_9fa48("142"), false)
    });
  }
}