import type { MasterclassDeps } from "./deps.ts";
import { attend } from "./own/attend.ts";
import { claimRefund } from "./own/claim-refund.ts";
import { mySession } from "./own/my-session.ts";
import { calendar, openSessions } from "./public.ts";
import { importAttendance, sessionEnrolments } from "./sessions/enrolled.ts";
import { createSessions, deleteSession, listSessions, toggleSession, updateSession } from "./sessions/manage.ts";
import { settleOffers } from "./sessions/offers.ts";
import { sweep } from "./sweep.ts";

export type Masterclass = ReturnType<typeof createMasterclass>;

export const createMasterclass = (deps: MasterclassDeps) => ({
  openSessions: openSessions(deps),
  calendar: calendar(deps),
  mySession: mySession(deps),
  attend: attend(deps),
  claimRefund: claimRefund(deps),
  listSessions: listSessions(deps),
  createSessions: createSessions(deps),
  updateSession: updateSession(deps),
  toggleSession: toggleSession(deps),
  deleteSession: deleteSession(deps),
  sessionEnrolments: sessionEnrolments(deps),
  importAttendance: importAttendance(deps),
  sweep: sweep(deps),
  offers: { sweep: settleOffers(deps) },
});
