import { DO_NOT_CONTACT } from "@dryrun/domain/applications/messages";
import { detailOfTimes } from "@dryrun/domain/company/activity/meeting-times";
import type { moveMeeting, proposeMeeting } from "@dryrun/domain/company/meetings/contract";
import {
  MAX_MEETING_CHANGES,
  MAX_MEETINGS,
  MAX_OPEN_MEETINGS,
  MEETING_SIDES,
  SHOWN_MEETINGS,
} from "@dryrun/domain/company/meetings/limits";
import * as say from "@dryrun/domain/company/meetings/messages";
import {
  isDeclined,
  isOpen,
  mayMeet,
  nextReminder,
  overlaps,
  refusalOfSlot,
  spanOf,
} from "@dryrun/domain/company/meetings/rules";
import type { Input } from "@dryrun/domain/contract/define";
import { addMs, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { retryDeadlock } from "../../db/deadlock.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { isOwnApplication } from "../../records/applications.ts";
import { logOfApplications } from "../../records/company/activity.ts";
import { findStopped } from "../../records/company/contact-stops.ts";
import type { Member } from "../../records/company/members.ts";
import { type MeetingAnswer, meetingAnswer } from "./answers.ts";
import { checkColleagues } from "./colleagues/busy.ts";
import { findTimetables, insertColleagues, lockTimes, removeOrganiser, type Timetable } from "./colleagues/queries.ts";
import type { MeetingDeps } from "./deps.ts";
import * as query from "./queries.ts";
import { tell } from "./tell.ts";

type Proposal = Input<typeof proposeMeeting>["body"];
type Move = Input<typeof moveMeeting>["body"];

const tooManyOpen = () => new AppError("LIMIT_REACHED", say.TOO_MANY_OPEN_MEETINGS);
const mayNot = () => new AppError("DECIDED", say.NO_MEETING_AFTER_DECISION);

/** Says for which of these people a meeting at this time would be a second one; null for none. */
function refusalOfPeople(start: string | Date, minutes: number, people: readonly Timetable[], { userId }: Member) {
  const taken = people.find(({ booked }) => overlaps(spanOf(start, minutes), booked));
  if (!taken) return null;
  return taken.id === userId ? say.SLOT_BOOKED : say.colleagueBooked(taken.fullName);
}

interface Offer {
  slots: string[] | null;
  minutes: number;
  /** The meeting whose times these are; null for a new one. */
  meetingId: string | null;
  /** The people of the company, the organiser first. */
  people: readonly string[];
}
/** Checks that these times can be offered. The caller has locked the times of the people. */
async function checkOffer(tx: Db, member: Member, { slots, minutes, meetingId, people }: Offer, now: Date) {
  const timetables = await findTimetables(tx, people, now, meetingId);
  if (!slots && timetables[0]?.hours.length === 0) throw invalidField("slots", say.NO_HOURS);
  for (const [index, slot] of (slots ?? []).entries()) {
    const refusal = refusalOfSlot(new Date(slot), now) ?? refusalOfPeople(slot, minutes, timetables, member);
    if (refusal) throw invalidField(`slots.${index}`, refusal);
  }
}

/** Counts towards the company's mails of the day; a refused change is returned to it. */
async function counted<T>({ db, perDay }: MeetingDeps, member: Member, change: (tx: Db) => Promise<T>) {
  await perDay.take(member);
  return retryDeadlock(() => db.transaction(change)).catch(async (error: unknown) => {
    await perDay.giveBack(member);
    throw error;
  });
}

async function refuseStopped(tx: Db, { companyId }: Member, studentId: string | null) {
  if (studentId && (await findStopped(tx, companyId, [studentId])).size > 0)
    throw new AppError("DO_NOT_CONTACT", DO_NOT_CONTACT);
}

const propose = (deps: MeetingDeps, member: Member, applicationId: string, given: Proposal) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    const application = await query.lockApplication(tx, member, applicationId);
    if (!application) throw notFound("This application");
    if (!mayMeet(application)) throw mayNot();
    await refuseStopped(tx, member, application.studentId);
    const count = await query.countMeetings(tx, applicationId, now);
    if (count.open >= MAX_OPEN_MEETINGS) throw tooManyOpen();
    if (count.all >= MAX_MEETINGS) throw new AppError("LIMIT_REACHED", say.TOO_MANY_MEETINGS);
    const { minutes, place, message, slots, colleagues } = given;
    await checkColleagues(tx, member, colleagues, application.jobId);
    const people = [member.userId, ...colleagues];
    await lockTimes(tx, people);
    await checkOffer(tx, member, { slots, minutes, meetingId: null, people }, now);
    const row = { id: newId(now), applicationId, organiserId: member.userId, minutes, place, message, createdAt: now };
    await query.insertMeeting(tx, { ...row, slots: slots && inOrder(slots) });
    await insertColleagues(tx, row.id, colleagues);
    await tell(tx, deps, row.id, { news: "proposed", by: "company", sides: ["candidate"] });
    const detail = detailOfTimes(inOrder(slots ?? []));
    await logOfApplications(tx, member, [applicationId], { kind: "meeting-proposed", at: now, detail });
    return row.id;
  });

const inOrder = (slots: readonly string[]) => slots.map((slot) => new Date(slot).toISOString()).toSorted();

/** A meeting that its company changes: its row, and the ids of the company's people, the organiser first. */
interface Changed {
  meeting: query.MeetingRow;
  people: readonly string[];
}

/**
 * Locks the times of the company's people, then the meeting; one without an organiser gets the caller. A change that can
 * open the meeting again locks its application first, as a proposal and a decision do.
 */
async function lockOpen(tx: Db, member: Member, id: string, canReopen: boolean, now: Date): Promise<Changed> {
  const first = await query.findOwnMeeting(tx, member, id);
  if (!first) throw notFound("This meeting");
  if (canReopen && !(await query.lockApplication(tx, member, first.application.id))) throw mayNot();
  const found = canReopen ? await query.findOwnMeeting(tx, member, id) : first; // as it is under the lock
  if (!found) throw notFound("This meeting");
  const organiserId = found.organiser?._id ?? member.userId;
  const people = [organiserId, ...found.colleagues.map(({ _id }) => _id).filter((_id) => _id !== organiserId)];
  await lockTimes(tx, people);
  const meeting = await query.lockMeeting(tx, id);
  const isAgain = canReopen && meeting !== undefined && isDeclined(meeting);
  if (!meeting || !(isOpen(meeting, now) || isAgain)) throw new AppError("TOO_LATE", say.MEETING_OVER);
  // The organiser may have left the company, or somebody may have taken the meeting over, since it was found.
  if (meeting.organiserId !== found.meeting.organiserId) throw new AppError("TIME_TAKEN", say.MEETING_CHANGED);
  const { application, isJobDeleted } = found;
  if (!mayMeet({ status: application.shownStatus, isJobDeleted })) throw mayNot();
  await refuseStopped(tx, member, application.studentId);
  const openCount = isAgain ? (await query.countMeetings(tx, application.id, now)).open : 0;
  if (openCount >= MAX_OPEN_MEETINGS) throw tooManyOpen();
  return { meeting, people };
}

/** Changes a meeting; a colleague who organises it from now on is no longer one of its colleagues. */
async function save(tx: Db, { meeting, people: [organiserId] }: Changed, change: Partial<query.MeetingRow>) {
  const { id } = meeting;
  await query.updateMeeting(tx, id, { ...change, organiserId });
  if (organiserId && meeting.organiserId !== organiserId) await removeOrganiser(tx, id, organiserId);
}

async function moveTo(tx: Db, deps: MeetingDeps, member: Member, changed: Changed, start: Date) {
  const { meeting, people } = changed;
  const now = deps.clock.now();
  if (meeting.status !== "booked") throw invalidField("start", say.NOT_BOOKED);
  const from = meeting.startsAt?.toISOString() ?? "";
  if (from === start.toISOString()) return null;
  const refusal = refusalOfSlot(start, now);
  if (refusal) throw invalidField("start", refusal);
  const timetables = await findTimetables(tx, people, now, meeting.id);
  const taken = refusalOfPeople(start, meeting.minutes, timetables, member);
  if (taken) throw new AppError("TIME_TAKEN", taken);
  const sequence = meeting.sequence + 1;
  const endsAt = addMs(start, meeting.minutes * MINUTE_MS);
  await save(tx, changed, { startsAt: start, endsAt, remindAt: nextReminder(start, now), sequence });
  await tell(tx, deps, meeting.id, { news: "moved", by: "company", moved: { from, by: member.userId } });
  return { kind: "meeting-moved", detail: detailOfTimes([start, from]) } as const;
}

async function offerAgain(tx: Db, deps: MeetingDeps, member: Member, changed: Changed, slots: string[] | null) {
  const { meeting, people } = changed;
  await checkOffer(tx, member, { slots, minutes: meeting.minutes, meetingId: meeting.id, people }, deps.clock.now());
  const sequence = meeting.sequence + 1;
  const reopened = { cancelledBy: null, reason: "" };
  await save(tx, changed, {
    ...reopened,
    status: "proposed",
    slots: slots && inOrder(slots),
    remindAt: null,
    sequence,
  });
  const sides = meeting.status === "booked" ? MEETING_SIDES : (["candidate"] as const);
  await tell(tx, deps, meeting.id, { news: "proposed", by: "company", sides });
  return { kind: "meeting-proposed", detail: detailOfTimes(inOrder(slots ?? []), "again") } as const;
}

const move = (deps: MeetingDeps, member: Member, id: string, { start, slots }: Move) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    const changed = await lockOpen(tx, member, id, !start, now);
    if (changed.meeting.sequence >= MAX_MEETING_CHANGES) throw new AppError("LIMIT_REACHED", say.TOO_MANY_CHANGES);
    const entry = start
      ? await moveTo(tx, deps, member, changed, new Date(start))
      : await offerAgain(tx, deps, member, changed, slots ?? null);
    if (entry) await logOfApplications(tx, member, [changed.meeting.applicationId], { ...entry, at: now });
  });

const cancel = (deps: MeetingDeps, member: Member, id: string, reason: string) =>
  counted(deps, member, async (tx) => {
    const now = deps.clock.now();
    if (!(await query.findOwnMeeting(tx, member, id))) throw notFound("This meeting");
    const meeting = await query.lockMeeting(tx, id);
    if (!meeting || meeting.status === "cancelled") return;
    if (!isOpen(meeting, now)) throw new AppError("TOO_LATE", say.MEETING_OVER);
    await query.cancelMeeting(tx, meeting, { by: "company", reason });
    const sides = meeting.status === "booked" ? MEETING_SIDES : (["candidate"] as const);
    await tell(tx, deps, id, { news: "cancelled", by: "company", sides });
    const detail = detailOfTimes(meeting.status === "booked" ? [meeting.startsAt] : []);
    await logOfApplications(tx, member, [meeting.applicationId], { kind: "meeting-cancelled", at: now, detail });
  });

export type CompanyMeetings = ReturnType<typeof createCompanyMeetings>;

/** The meetings of a company's people with candidates. */
export function createCompanyMeetings(deps: MeetingDeps) {
  const { db, clock } = deps;
  const read = async (member: Member, id: string): Promise<MeetingAnswer> => {
    const found = await query.findOwnMeeting(db, member, id);
    if (!found) throw notFound("This meeting");
    return meetingAnswer(found);
  };
  return {
    async upcoming(member: Member): Promise<MeetingAnswer[]> {
      return (await query.findUpcoming(db, member, clock.now(), SHOWN_MEETINGS)).map(meetingAnswer);
    },
    async ofApplication(member: Member, applicationId: string): Promise<MeetingAnswer[]> {
      if (!(await isOwnApplication(db, member, applicationId))) throw notFound("This application");
      return (await query.findMeetingsOf(db, applicationId)).map(meetingAnswer);
    },
    async propose(member: Member, applicationId: string, given: Proposal): Promise<MeetingAnswer> {
      return read(member, await propose(deps, member, applicationId, given));
    },
    async move(member: Member, id: string, change: Move): Promise<MeetingAnswer> {
      await move(deps, member, id, change);
      return read(member, id);
    },
    async cancel(member: Member, id: string, reason: string): Promise<MeetingAnswer> {
      await cancel(deps, member, id, reason);
      return read(member, id);
    },
  };
}
