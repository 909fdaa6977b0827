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
import type { ApplicationStatus } from "../applications/limits.ts";
import type { ErrorCode } from "../errors.ts";
import { addMs, DAY_MS, HOUR_MS, SECOND_MS } from "../time.ts";
import { INTERVIEW_DONE, INTERVIEW_PENDING, type InviteResult, type NotReminded, RESENDS_PER_DAY, type Validity } from "./limits.ts";

/** When an invitation of this validity ends; null: never. */
export const expiresAtOf = stryMutAct_9fa48("479") ? () => undefined : (stryCov_9fa48("479"), (() => {
  const expiresAtOf = (validity: Validity, now: Date) => (stryMutAct_9fa48("482") ? validity !== "never" : stryMutAct_9fa48("481") ? false : stryMutAct_9fa48("480") ? true : (stryCov_9fa48("480", "481", "482"), validity === (stryMutAct_9fa48("483") ? "" : (stryCov_9fa48("483"), "never")))) ? null : addMs(now, stryMutAct_9fa48("484") ? Number(validity) / HOUR_MS : (stryCov_9fa48("484"), Number(validity) * HOUR_MS));
  return expiresAtOf;
})());
export interface Invitation {
  expiresAt: Date | null;
  cancelledAt: Date | null;
}
/** Whether the invitation opens its job: neither expired nor cancelled. */
export const isAlive = stryMutAct_9fa48("485") ? () => undefined : (stryCov_9fa48("485"), (() => {
  const isAlive = ({
    expiresAt,
    cancelledAt
  }: Invitation, now: Date) => stryMutAct_9fa48("488") ? cancelledAt === null || expiresAt === null || expiresAt > now : stryMutAct_9fa48("487") ? false : stryMutAct_9fa48("486") ? true : (stryCov_9fa48("486", "487", "488"), (stryMutAct_9fa48("490") ? cancelledAt !== null : stryMutAct_9fa48("489") ? true : (stryCov_9fa48("489", "490"), cancelledAt === null)) && (stryMutAct_9fa48("492") ? expiresAt === null && expiresAt > now : stryMutAct_9fa48("491") ? true : (stryCov_9fa48("491", "492"), (stryMutAct_9fa48("494") ? expiresAt !== null : stryMutAct_9fa48("493") ? false : (stryCov_9fa48("493", "494"), expiresAt === null)) || (stryMutAct_9fa48("497") ? expiresAt <= now : stryMutAct_9fa48("496") ? expiresAt >= now : stryMutAct_9fa48("495") ? false : (stryCov_9fa48("495", "496", "497"), expiresAt > now)))));
  return isAlive;
})());

/** The time that counts for the invitations of a job: while its employer keeps it closed, it does not advance. */
export const invitationTime = stryMutAct_9fa48("498") ? () => undefined : (stryCov_9fa48("498"), (() => {
  const invitationTime = (job: {
    closedAt: Date | null;
  }, now: Date) => stryMutAct_9fa48("499") ? job.closedAt && now : (stryCov_9fa48("499"), job.closedAt ?? now);
  return invitationTime;
})());

/**
 * Why this employer does not invite, or null. `strangers`: how many of the invited have no account yet; their mails go to people
 * who never heard of Dryrun, in the name of a company that nobody has checked.
 */
export function refusalToInvite(employer: {
  isEmailVerified: boolean;
  isVerified: boolean;
  needsVerification: boolean;
  strangers: number;
}): ErrorCode | null {
  if (stryMutAct_9fa48("500")) {
    {}
  } else {
    stryCov_9fa48("500");
    if (stryMutAct_9fa48("503") ? false : stryMutAct_9fa48("502") ? true : stryMutAct_9fa48("501") ? employer.isEmailVerified : (stryCov_9fa48("501", "502", "503"), !employer.isEmailVerified)) return stryMutAct_9fa48("504") ? "" : (stryCov_9fa48("504"), "EMAIL_UNVERIFIED");
    return (stryMutAct_9fa48("507") ? employer.needsVerification && !employer.isVerified || employer.strangers > 0 : stryMutAct_9fa48("506") ? false : stryMutAct_9fa48("505") ? true : (stryCov_9fa48("505", "506", "507"), (stryMutAct_9fa48("509") ? employer.needsVerification || !employer.isVerified : stryMutAct_9fa48("508") ? true : (stryCov_9fa48("508", "509"), employer.needsVerification && (stryMutAct_9fa48("510") ? employer.isVerified : (stryCov_9fa48("510"), !employer.isVerified)))) && (stryMutAct_9fa48("513") ? employer.strangers <= 0 : stryMutAct_9fa48("512") ? employer.strangers >= 0 : stryMutAct_9fa48("511") ? true : (stryCov_9fa48("511", "512", "513"), employer.strangers > 0)))) ? stryMutAct_9fa48("514") ? "" : (stryCov_9fa48("514"), "EMPLOYER_UNVERIFIED") : null;
  }
}

/** What inviting this person to this job does; an expired or cancelled invitation is renewed like any other. */
export function inviteResultOf(known: {
  hasApplied: boolean;
  wasInvited: boolean;
  hasDeclined: boolean;
}): InviteResult {
  if (stryMutAct_9fa48("515")) {
    {}
  } else {
    stryCov_9fa48("515");
    if (stryMutAct_9fa48("517") ? false : stryMutAct_9fa48("516") ? true : (stryCov_9fa48("516", "517"), known.hasApplied)) return stryMutAct_9fa48("518") ? "" : (stryCov_9fa48("518"), "alreadyApplied");
    if (stryMutAct_9fa48("520") ? false : stryMutAct_9fa48("519") ? true : (stryCov_9fa48("519", "520"), known.hasDeclined)) return stryMutAct_9fa48("521") ? "" : (stryCov_9fa48("521"), "declined");
    return known.wasInvited ? stryMutAct_9fa48("522") ? "" : (stryCov_9fa48("522"), "reminder") : stryMutAct_9fa48("523") ? "" : (stryCov_9fa48("523"), "invited");
  }
}

/** The time until a window with `most` places has room; 0 if it has. */
function waitSeconds(times: readonly Date[], windowMs: number, most: number, now: Date): number {
  if (stryMutAct_9fa48("524")) {
    {}
  } else {
    stryCov_9fa48("524");
    const within = stryMutAct_9fa48("525") ? times.map(at => at.getTime()) : (stryCov_9fa48("525"), times.map(stryMutAct_9fa48("526") ? () => undefined : (stryCov_9fa48("526"), at => at.getTime())).filter(stryMutAct_9fa48("527") ? () => undefined : (stryCov_9fa48("527"), at => stryMutAct_9fa48("531") ? at <= now.getTime() - windowMs : stryMutAct_9fa48("530") ? at >= now.getTime() - windowMs : stryMutAct_9fa48("529") ? false : stryMutAct_9fa48("528") ? true : (stryCov_9fa48("528", "529", "530", "531"), at > (stryMutAct_9fa48("532") ? now.getTime() + windowMs : (stryCov_9fa48("532"), now.getTime() - windowMs))))));
    const leaves = stryMutAct_9fa48("533") ? within[most - 1] : (stryCov_9fa48("533"), within.sort(stryMutAct_9fa48("534") ? () => undefined : (stryCov_9fa48("534"), (a, b) => stryMutAct_9fa48("535") ? b + a : (stryCov_9fa48("535"), b - a)))[stryMutAct_9fa48("536") ? most + 1 : (stryCov_9fa48("536"), most - 1)]);
    // An entry of a concurrent request is not in the future.
    return (stryMutAct_9fa48("539") ? leaves !== undefined : stryMutAct_9fa48("538") ? false : stryMutAct_9fa48("537") ? true : (stryCov_9fa48("537", "538", "539"), leaves === undefined)) ? 0 : Math.ceil(stryMutAct_9fa48("540") ? (Math.min(leaves, now.getTime()) + windowMs - now.getTime()) * SECOND_MS : (stryCov_9fa48("540"), (stryMutAct_9fa48("541") ? Math.min(leaves, now.getTime()) + windowMs + now.getTime() : (stryCov_9fa48("541"), (stryMutAct_9fa48("542") ? Math.min(leaves, now.getTime()) - windowMs : (stryCov_9fa48("542"), (stryMutAct_9fa48("543") ? Math.max(leaves, now.getTime()) : (stryCov_9fa48("543"), Math.min(leaves, now.getTime()))) + windowMs)) - now.getTime())) / SECOND_MS));
  }
}

/** Seconds until this person can be invited to this job again; 0 means now. */
export const resendWait = stryMutAct_9fa48("544") ? () => undefined : (stryCov_9fa48("544"), (() => {
  const resendWait = (resentAt: readonly Date[], now: Date) => waitSeconds(resentAt, DAY_MS, RESENDS_PER_DAY, now);
  return resendWait;
})());

/** Seconds until a reminder of this kind can go to this person again; 0: now. */
export const reminderWait = stryMutAct_9fa48("545") ? () => undefined : (stryCov_9fa48("545"), (() => {
  const reminderWait = (lastAt: Date | null, now: Date) => waitSeconds(lastAt ? stryMutAct_9fa48("546") ? [] : (stryCov_9fa48("546"), [lastAt]) : stryMutAct_9fa48("547") ? ["Stryker was here"] : (stryCov_9fa48("547"), []), HOUR_MS, 1, now);
  return reminderWait;
})());

/** Why somebody who was invited and has not applied is left out when all are reminded, or null. */
export function whyNotReminded(invitation: Invitation & {
  lastSentAt: Date;
  applicationRemindedAt: Date | null;
  applicationReminderDueAt: Date | null;
}, hasDeclined: boolean, now: Date): NotReminded | null {
  if (stryMutAct_9fa48("548")) {
    {}
  } else {
    stryCov_9fa48("548");
    if (stryMutAct_9fa48("551") ? false : stryMutAct_9fa48("550") ? true : stryMutAct_9fa48("549") ? isAlive(invitation, now) : (stryCov_9fa48("549", "550", "551"), !isAlive(invitation, now))) return stryMutAct_9fa48("552") ? "" : (stryCov_9fa48("552"), "over");
    if (stryMutAct_9fa48("554") ? false : stryMutAct_9fa48("553") ? true : (stryCov_9fa48("553", "554"), hasDeclined)) return stryMutAct_9fa48("555") ? "" : (stryCov_9fa48("555"), "declined");
    const {
      lastSentAt,
      applicationRemindedAt,
      applicationReminderDueAt
    } = invitation;
    const since = addMs(now, stryMutAct_9fa48("556") ? +DAY_MS : (stryCov_9fa48("556"), -DAY_MS));
    const isRecent = stryMutAct_9fa48("559") ? lastSentAt > since && applicationRemindedAt !== null && applicationRemindedAt > since : stryMutAct_9fa48("558") ? false : stryMutAct_9fa48("557") ? true : (stryCov_9fa48("557", "558", "559"), (stryMutAct_9fa48("562") ? lastSentAt <= since : stryMutAct_9fa48("561") ? lastSentAt >= since : stryMutAct_9fa48("560") ? false : (stryCov_9fa48("560", "561", "562"), lastSentAt > since)) || (stryMutAct_9fa48("564") ? applicationRemindedAt !== null || applicationRemindedAt > since : stryMutAct_9fa48("563") ? false : (stryCov_9fa48("563", "564"), (stryMutAct_9fa48("566") ? applicationRemindedAt === null : stryMutAct_9fa48("565") ? true : (stryCov_9fa48("565", "566"), applicationRemindedAt !== null)) && (stryMutAct_9fa48("569") ? applicationRemindedAt <= since : stryMutAct_9fa48("568") ? applicationRemindedAt >= since : stryMutAct_9fa48("567") ? true : (stryCov_9fa48("567", "568", "569"), applicationRemindedAt > since)))));
    return (stryMutAct_9fa48("572") ? isRecent && applicationReminderDueAt !== null : stryMutAct_9fa48("571") ? false : stryMutAct_9fa48("570") ? true : (stryCov_9fa48("570", "571", "572"), isRecent || (stryMutAct_9fa48("574") ? applicationReminderDueAt === null : stryMutAct_9fa48("573") ? false : (stryCov_9fa48("573", "574"), applicationReminderDueAt !== null)))) ? stryMutAct_9fa48("575") ? "" : (stryCov_9fa48("575"), "withinDay") : null;
  }
}

/** Why a person cannot be reminded to apply, or null. */
export const refusalToRemindToApply = stryMutAct_9fa48("576") ? () => undefined : (stryCov_9fa48("576"), (() => {
  const refusalToRemindToApply = (hasApplied: boolean): ErrorCode | null => hasApplied ? stryMutAct_9fa48("577") ? "" : (stryCov_9fa48("577"), "ALREADY_APPLIED") : null;
  return refusalToRemindToApply;
})());

/** Why a person cannot be reminded of the interview, or null: they must have applied and not sent one. */
export function refusalToRemindOfInterview(application: {
  status: ApplicationStatus;
  interviewSentAt: Date | null;
} | null): ErrorCode | null {
  if (stryMutAct_9fa48("578")) {
    {}
  } else {
    stryCov_9fa48("578");
    if (stryMutAct_9fa48("581") ? application !== null : stryMutAct_9fa48("580") ? false : stryMutAct_9fa48("579") ? true : (stryCov_9fa48("579", "580", "581"), application === null)) return stryMutAct_9fa48("582") ? "" : (stryCov_9fa48("582"), "NOT_APPLIED");
    if (stryMutAct_9fa48("585") ? application.interviewSentAt === null : stryMutAct_9fa48("584") ? false : stryMutAct_9fa48("583") ? true : (stryCov_9fa48("583", "584", "585"), application.interviewSentAt !== null)) return stryMutAct_9fa48("586") ? "" : (stryCov_9fa48("586"), "INTERVIEW_SENT");
    return (stryMutAct_9fa48("589") ? application.status === "rejected" && application.status === "withdrawn" : stryMutAct_9fa48("588") ? false : stryMutAct_9fa48("587") ? true : (stryCov_9fa48("587", "588", "589"), (stryMutAct_9fa48("591") ? application.status !== "rejected" : stryMutAct_9fa48("590") ? false : (stryCov_9fa48("590", "591"), application.status === (stryMutAct_9fa48("592") ? "" : (stryCov_9fa48("592"), "rejected")))) || (stryMutAct_9fa48("594") ? application.status !== "withdrawn" : stryMutAct_9fa48("593") ? false : (stryCov_9fa48("593", "594"), application.status === (stryMutAct_9fa48("595") ? "" : (stryCov_9fa48("595"), "withdrawn")))))) ? stryMutAct_9fa48("596") ? "" : (stryCov_9fa48("596"), "DECIDED") : null;
  }
}

/** The words of the table of invitations; null (a dash) while the person has not applied. */
export function interviewStatusOf(hasApplied: boolean, isSent: boolean) {
  if (stryMutAct_9fa48("597")) {
    {}
  } else {
    stryCov_9fa48("597");
    if (stryMutAct_9fa48("600") ? false : stryMutAct_9fa48("599") ? true : stryMutAct_9fa48("598") ? hasApplied : (stryCov_9fa48("598", "599", "600"), !hasApplied)) return null;
    return isSent ? INTERVIEW_DONE : INTERVIEW_PENDING;
  }
}