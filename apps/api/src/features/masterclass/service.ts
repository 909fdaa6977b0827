import { attend } from "./own/attend.ts";
import { claimRefund } from "./own/claim-refund.ts";
import { mySession } from "./own/my-session.ts";
import type { MasterclassParts } from "./parts.ts";
import { calendar, openSessions } from "./public.ts";
import { importAttendance, sessionEnrolments } from "./sessions/enrolled.ts";
import { createSessions, deleteSession, listSessions, toggleSession, updateSession } from "./sessions/manage.ts";
import { settleOffers } from "./sessions/offers.ts";
import { sweep } from "./sweep.ts";

export type Masterclass = ReturnType<typeof createMasterclass>;

export const createMasterclass = (parts: MasterclassParts) => ({
  openSessions: openSessions(parts),
  calendar: calendar(parts),
  mySession: mySession(parts),
  attend: attend(parts),
  claimRefund: claimRefund(parts),
  listSessions: listSessions(parts),
  createSessions: createSessions(parts),
  updateSession: updateSession(parts),
  toggleSession: toggleSession(parts),
  deleteSession: deleteSession(parts),
  sessionEnrolments: sessionEnrolments(parts),
  importAttendance: importAttendance(parts),
  sweep: sweep(parts),
  offers: { sweep: settleOffers(parts) },
});
