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
import type { ApplicationEnd, ApplicationStatus } from "../applications/limits.ts";
import type { ErrorCode } from "../errors.ts";
import { afterPause, type Pause } from "../maintenance/pause.ts";
import { addMs, MINUTE_MS, SECOND_MS } from "../time.ts";
import { type Decision, HAND_IN_GRACE_SECONDS, INTERVIEW_MINUTES, type InterviewState } from "./limits.ts";
export interface SessionTimes {
  startedAt: Date;
  expiresAt: Date;
  submittedAt: Date | null;
  evaluatedAt: Date | null;
  sentAt: Date | null;
}

/** When a session that starts now ends; `extraTime` is 0, 25 or 50 percent. */
export const expiryOf = stryMutAct_9fa48("369") ? () => undefined : (stryCov_9fa48("369"), (() => {
  const expiryOf = (startedAt: Date, extraTime: number) => addMs(startedAt, stryMutAct_9fa48("370") ? INTERVIEW_MINUTES * MINUTE_MS / (1 + extraTime / 100) : (stryCov_9fa48("370"), (stryMutAct_9fa48("371") ? INTERVIEW_MINUTES / MINUTE_MS : (stryCov_9fa48("371"), INTERVIEW_MINUTES * MINUTE_MS)) * (stryMutAct_9fa48("372") ? 1 - extraTime / 100 : (stryCov_9fa48("372"), 1 + (stryMutAct_9fa48("373") ? extraTime * 100 : (stryCov_9fa48("373"), extraTime / 100))))));
  return expiryOf;
})());

/** Until when proctoring events are taken: a minute after the hand-in or the end of the time, whichever was first. */
export const eventsEnd = stryMutAct_9fa48("374") ? () => undefined : (stryCov_9fa48("374"), (() => {
  const eventsEnd = ({
    submittedAt,
    expiresAt
  }: Pick<SessionTimes, "submittedAt" | "expiresAt">, pause?: Pause) => handInEnd((stryMutAct_9fa48("377") ? submittedAt || submittedAt < expiresAt : stryMutAct_9fa48("376") ? false : stryMutAct_9fa48("375") ? true : (stryCov_9fa48("375", "376", "377"), submittedAt && (stryMutAct_9fa48("380") ? submittedAt >= expiresAt : stryMutAct_9fa48("379") ? submittedAt <= expiresAt : stryMutAct_9fa48("378") ? true : (stryCov_9fa48("378", "379", "380"), submittedAt < expiresAt)))) ? submittedAt : expiresAt, pause);
  return eventsEnd;
})());

/** When the server submits the drafts. After a pause in which nothing could be handed in there is extra time. */
export const handInEnd = stryMutAct_9fa48("381") ? () => undefined : (stryCov_9fa48("381"), (() => {
  const handInEnd = (expiresAt: Date, pause?: Pause) => afterPause(addMs(expiresAt, stryMutAct_9fa48("382") ? HAND_IN_GRACE_SECONDS / SECOND_MS : (stryCov_9fa48("382"), HAND_IN_GRACE_SECONDS * SECOND_MS)), pause);
  return handInEnd;
})());

/** The server submits the drafts of interviews that ended before this time. */
export function overdueBefore(now: Date, pause?: Pause): Date {
  if (stryMutAct_9fa48("383")) {
    {}
  } else {
    stryCov_9fa48("383");
    const usual = addMs(now, stryMutAct_9fa48("384") ? -HAND_IN_GRACE_SECONDS / SECOND_MS : (stryCov_9fa48("384"), (stryMutAct_9fa48("385") ? +HAND_IN_GRACE_SECONDS : (stryCov_9fa48("385"), -HAND_IN_GRACE_SECONDS)) * SECOND_MS));
    if (stryMutAct_9fa48("388") ? !pause && now > afterPause(pause.endedAt, pause) : stryMutAct_9fa48("387") ? false : stryMutAct_9fa48("386") ? true : (stryCov_9fa48("386", "387", "388"), (stryMutAct_9fa48("389") ? pause : (stryCov_9fa48("389"), !pause)) || (stryMutAct_9fa48("392") ? now <= afterPause(pause.endedAt, pause) : stryMutAct_9fa48("391") ? now >= afterPause(pause.endedAt, pause) : stryMutAct_9fa48("390") ? false : (stryCov_9fa48("390", "391", "392"), now > afterPause(pause.endedAt, pause))))) return usual;
    return new Date(stryMutAct_9fa48("393") ? Math.max(usual.getTime(), addMs(pause.startsAt, -HAND_IN_GRACE_SECONDS * SECOND_MS).getTime()) : (stryCov_9fa48("393"), Math.min(usual.getTime(), addMs(pause.startsAt, stryMutAct_9fa48("394") ? -HAND_IN_GRACE_SECONDS / SECOND_MS : (stryCov_9fa48("394"), (stryMutAct_9fa48("395") ? +HAND_IN_GRACE_SECONDS : (stryCov_9fa48("395"), -HAND_IN_GRACE_SECONDS)) * SECOND_MS)).getTime())));
  }
}
export const remainingSeconds = stryMutAct_9fa48("396") ? () => undefined : (stryCov_9fa48("396"), (() => {
  const remainingSeconds = (expiresAt: Date, now: Date) => stryMutAct_9fa48("397") ? Math.min(0, Math.floor((expiresAt.getTime() - now.getTime()) / SECOND_MS)) : (stryCov_9fa48("397"), Math.max(0, Math.floor(stryMutAct_9fa48("398") ? (expiresAt.getTime() - now.getTime()) * SECOND_MS : (stryCov_9fa48("398"), (stryMutAct_9fa48("399") ? expiresAt.getTime() + now.getTime() : (stryCov_9fa48("399"), expiresAt.getTime() - now.getTime())) / SECOND_MS))));
  return remainingSeconds;
})());
export function interviewStateOf(session: Omit<SessionTimes, "startedAt" | "expiresAt"> | null): InterviewState {
  if (stryMutAct_9fa48("400")) {
    {}
  } else {
    stryCov_9fa48("400");
    if (stryMutAct_9fa48("403") ? session !== null : stryMutAct_9fa48("402") ? false : stryMutAct_9fa48("401") ? true : (stryCov_9fa48("401", "402", "403"), session === null)) return stryMutAct_9fa48("404") ? "" : (stryCov_9fa48("404"), "none");
    if (stryMutAct_9fa48("406") ? false : stryMutAct_9fa48("405") ? true : (stryCov_9fa48("405", "406"), session.sentAt)) return stryMutAct_9fa48("407") ? "" : (stryCov_9fa48("407"), "sent");
    if (stryMutAct_9fa48("409") ? false : stryMutAct_9fa48("408") ? true : (stryCov_9fa48("408", "409"), session.evaluatedAt)) return stryMutAct_9fa48("410") ? "" : (stryCov_9fa48("410"), "completed");
    return session.submittedAt ? stryMutAct_9fa48("411") ? "" : (stryCov_9fa48("411"), "evaluating") : stryMutAct_9fa48("412") ? "" : (stryCov_9fa48("412"), "running");
  }
}

/**
 * Why an interview for this application cannot start, or null; a running one is resumed whatever happened. `isTakenDown`: the job
 * was deleted or hidden by an admin; its closing date does not matter.
 */
export function refusalToStart({
  status,
  isTakenDown
}: {
  status: ApplicationStatus;
  isTakenDown: boolean;
}, session: SessionTimes | null): ErrorCode | null {
  if (stryMutAct_9fa48("413")) {
    {}
  } else {
    stryCov_9fa48("413");
    if (stryMutAct_9fa48("416") ? session.submittedAt : stryMutAct_9fa48("415") ? false : stryMutAct_9fa48("414") ? true : (stryCov_9fa48("414", "415", "416"), session?.submittedAt)) return stryMutAct_9fa48("417") ? "" : (stryCov_9fa48("417"), "ALREADY_SUBMITTED");
    if (stryMutAct_9fa48("419") ? false : stryMutAct_9fa48("418") ? true : (stryCov_9fa48("418", "419"), session)) return null;
    if (stryMutAct_9fa48("421") ? false : stryMutAct_9fa48("420") ? true : (stryCov_9fa48("420", "421"), isTakenDown)) return stryMutAct_9fa48("422") ? "" : (stryCov_9fa48("422"), "JOB_CLOSED");
    return (stryMutAct_9fa48("425") ? status === "withdrawn" && status === "rejected" : stryMutAct_9fa48("424") ? false : stryMutAct_9fa48("423") ? true : (stryCov_9fa48("423", "424", "425"), (stryMutAct_9fa48("427") ? status !== "withdrawn" : stryMutAct_9fa48("426") ? false : (stryCov_9fa48("426", "427"), status === (stryMutAct_9fa48("428") ? "" : (stryCov_9fa48("428"), "withdrawn")))) || (stryMutAct_9fa48("430") ? status !== "rejected" : stryMutAct_9fa48("429") ? false : (stryCov_9fa48("429", "430"), status === (stryMutAct_9fa48("431") ? "" : (stryCov_9fa48("431"), "rejected")))))) ? stryMutAct_9fa48("432") ? "" : (stryCov_9fa48("432"), "DECIDED") : null;
  }
}

/** Completed without a score: all attempts to grade it failed, and an admin may retry. */
export const isParked = stryMutAct_9fa48("433") ? () => undefined : (stryCov_9fa48("433"), (() => {
  const isParked = (session: {
    evaluatedAt: Date | null;
    score: number | null;
  }) => stryMutAct_9fa48("436") ? session.evaluatedAt !== null || session.score === null : stryMutAct_9fa48("435") ? false : stryMutAct_9fa48("434") ? true : (stryCov_9fa48("434", "435", "436"), (stryMutAct_9fa48("438") ? session.evaluatedAt === null : stryMutAct_9fa48("437") ? true : (stryCov_9fa48("437", "438"), session.evaluatedAt !== null)) && (stryMutAct_9fa48("440") ? session.score !== null : stryMutAct_9fa48("439") ? true : (stryCov_9fa48("439", "440"), session.score === null)));
  return isParked;
})());
export interface ApplicationState {
  status: ApplicationStatus;
  isJobDeleted: boolean;
}

/** Of what an interview's query joined; null for practice. */
export const applicationStateOf = stryMutAct_9fa48("441") ? () => undefined : (stryCov_9fa48("441"), (() => {
  const applicationStateOf = (status: ApplicationStatus | null, jobDeletedAt: Date | null | undefined) => stryMutAct_9fa48("444") ? status || {
    status,
    isJobDeleted: Boolean(jobDeletedAt)
  } : stryMutAct_9fa48("443") ? false : stryMutAct_9fa48("442") ? true : (stryCov_9fa48("442", "443", "444"), status && (stryMutAct_9fa48("445") ? {} : (stryCov_9fa48("445"), {
    status,
    isJobDeleted: Boolean(jobDeletedAt)
  })));
  return applicationStateOf;
})());

/** Why the application takes no result any more; null while it does. */
export function applicationEndOf(application: ApplicationState | null): ApplicationEnd | null {
  if (stryMutAct_9fa48("446")) {
    {}
  } else {
    stryCov_9fa48("446");
    if (stryMutAct_9fa48("449") ? false : stryMutAct_9fa48("448") ? true : stryMutAct_9fa48("447") ? application : (stryCov_9fa48("447", "448", "449"), !application)) return null;
    const {
      status,
      isJobDeleted
    } = application;
    if (stryMutAct_9fa48("452") ? status === "pending" : stryMutAct_9fa48("451") ? false : stryMutAct_9fa48("450") ? true : (stryCov_9fa48("450", "451", "452"), status !== (stryMutAct_9fa48("453") ? "" : (stryCov_9fa48("453"), "pending")))) return status;
    return isJobDeleted ? stryMutAct_9fa48("454") ? "" : (stryCov_9fa48("454"), "deleted") : null;
  }
}

/** Why a result cannot be sent to the recruiter, or null: it must be graded, unsent, not Rejected, and its application open. */
export function refusalToSend(session: {
  evaluatedAt: Date | null;
  sentAt: Date | null;
  finalDecision: Decision | null;
  score: number | null;
}, application: ApplicationState | null): ErrorCode | null {
  if (stryMutAct_9fa48("455")) {
    {}
  } else {
    stryCov_9fa48("455");
    if (stryMutAct_9fa48("457") ? false : stryMutAct_9fa48("456") ? true : (stryCov_9fa48("456", "457"), applicationEndOf(application))) return stryMutAct_9fa48("458") ? "" : (stryCov_9fa48("458"), "DECIDED");
    if (stryMutAct_9fa48("460") ? false : stryMutAct_9fa48("459") ? true : (stryCov_9fa48("459", "460"), isParked(session))) return stryMutAct_9fa48("461") ? "" : (stryCov_9fa48("461"), "NOT_GRADED");
    const isSendable = stryMutAct_9fa48("464") ? session.evaluatedAt !== null && session.sentAt === null && session.finalDecision !== "Rejected" || application !== null : stryMutAct_9fa48("463") ? false : stryMutAct_9fa48("462") ? true : (stryCov_9fa48("462", "463", "464"), (stryMutAct_9fa48("466") ? session.evaluatedAt !== null && session.sentAt === null || session.finalDecision !== "Rejected" : stryMutAct_9fa48("465") ? true : (stryCov_9fa48("465", "466"), (stryMutAct_9fa48("468") ? session.evaluatedAt !== null || session.sentAt === null : stryMutAct_9fa48("467") ? true : (stryCov_9fa48("467", "468"), (stryMutAct_9fa48("470") ? session.evaluatedAt === null : stryMutAct_9fa48("469") ? true : (stryCov_9fa48("469", "470"), session.evaluatedAt !== null)) && (stryMutAct_9fa48("472") ? session.sentAt !== null : stryMutAct_9fa48("471") ? true : (stryCov_9fa48("471", "472"), session.sentAt === null)))) && (stryMutAct_9fa48("474") ? session.finalDecision === "Rejected" : stryMutAct_9fa48("473") ? true : (stryCov_9fa48("473", "474"), session.finalDecision !== (stryMutAct_9fa48("475") ? "" : (stryCov_9fa48("475"), "Rejected")))))) && (stryMutAct_9fa48("477") ? application === null : stryMutAct_9fa48("476") ? true : (stryCov_9fa48("476", "477"), application !== null)));
    return isSendable ? null : stryMutAct_9fa48("478") ? "" : (stryCov_9fa48("478"), "NOT_SENDABLE");
  }
}