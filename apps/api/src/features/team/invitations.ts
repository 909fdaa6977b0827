import type { inviteColleague as contract, team } from "@dryrun/domain/company/team/contract";
import { MAX_SEATS, TEAM_INVITATION_DAYS } from "@dryrun/domain/company/team/limits";
import { ALREADY_MEMBER, INVITE_NEEDS_EMAIL, NO_SEAT } from "@dryrun/domain/company/team/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { findCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import { findCallerAccount } from "../../records/users.ts";
import type { TeamDeps } from "./deps.ts";
import { endOf } from "./links.ts";
import { checkJobs, lockTeam, personAnswer, scopeOf } from "./people.ts";
import * as query from "./queries.ts";

type Team = Output<typeof team>;
type Invitation = Team["invitations"][number];

/** Invitations sent after this time are open. */
const openSince = (now: Date) => addMs(now, -TEAM_INVITATION_DAYS * DAY_MS);
/** The link has the time in seconds. */
const wholeSecond = (now: Date) => new Date(Math.floor(now.getTime() / SECOND_MS) * SECOND_MS);

const invitationAnswer = (row: query.TeamInvitationRow, now: Date): Invitation => ({
  _id: row.id,
  email: row.email,
  role: row.role,
  jobIds: row.allJobs ? null : row.jobIds,
  sentAt: row.sentAt.toISOString(),
  expiresAt: endOf(row).toISOString(),
  expired: endOf(row) <= now,
});

export const listTeam =
  ({ db, clock }: Pick<TeamDeps, "db" | "clock">) =>
  async ({ companyId, role }: Member): Promise<Team> => {
    const people = await query.findPeople(db, companyId);
    const invitations = role === "owner" ? await query.findInvitations(db, companyId) : [];
    const now = clock.now();
    return { people: people.map(personAnswer), invitations: invitations.map((row) => invitationAnswer(row, now)) };
  };

/** Checks that the address is free and a seat is left; the caller has locked the company. */
async function checkSeat(tx: Db, companyId: string, email: string, now: Date): Promise<void> {
  if (await query.isInTeam(tx, companyId, email)) throw invalidField("email", ALREADY_MEMBER, "ALREADY_MEMBER");
  const invited = await query.countInvitations(tx, companyId, openSince(now), email);
  if ((await query.countPeople(tx, companyId)) + invited >= MAX_SEATS) throw new AppError("LIMIT_REACHED", NO_SEAT);
}

async function checkInviter({ db }: Pick<TeamDeps, "db">, { userId }: Member): Promise<void> {
  const { emailVerifiedAt } = await findCallerAccount(db, userId);
  if (!emailVerifiedAt) throw new AppError("EMAIL_UNVERIFIED", INVITE_NEEDS_EMAIL);
}

async function countMail({ db, teamMails, unverifiedInvites }: TeamDeps, member: Member): Promise<void> {
  if (!(await findCompany(db, member.companyId))?.verifiedAt) await unverifiedInvites.take(member);
  await teamMails.take(member);
}

/** Invites an address, or changes its invitation and sends it again. */
export const inviteColleague =
  (deps: TeamDeps) =>
  async (member: Member, { email, ...duty }: Input<typeof contract>["body"]): Promise<Invitation> => {
    const { db, clock, queue, declines } = deps;
    const { companyId, userId } = member;
    const jobIds = scopeOf(duty);
    await checkJobs(db, companyId, jobIds); // before anything that the caller could still change
    await checkInviter(deps, member);
    await declines.check(db, email);
    await countMail(deps, member);
    return db.transaction(async (tx) => {
      const now = clock.now();
      await lockTeam(tx, member);
      await checkSeat(tx, companyId, email, now);
      const saved = await query.saveInvitation(tx, {
        id: newId(now),
        companyId,
        email,
        role: duty.role,
        allJobs: jobIds === null,
        jobIds: [...new Set(jobIds)],
        invitedBy: userId,
        sentAt: wholeSecond(now),
        createdAt: now,
      });
      await queue.enqueue(tx, "mail.team-invitation", { invitationId: saved.id });
      return invitationAnswer(saved, now);
    });
  };

/** Sends the mail again, which is valid for another seven days; the link of the earlier mail ends. */
export const resendInvitation =
  (deps: TeamDeps) =>
  async (member: Member, id: string): Promise<Invitation> => {
    const { db, clock, queue, declines } = deps;
    const { companyId, userId } = member;
    if (!(await query.hasInvitation(db, companyId, id))) throw notFound("This invitation");
    await checkInviter(deps, member);
    await countMail(deps, member);
    return db.transaction(async (tx) => {
      const now = clock.now();
      await lockTeam(tx, member);
      const invitation = await query.lockOwnInvitation(tx, companyId, id);
      if (!invitation) throw notFound("This invitation");
      await checkSeat(tx, companyId, invitation.email, now);
      await declines.check(tx, invitation.email);
      const sentAt = wholeSecond(now);
      await query.setSent(tx, id, sentAt, userId);
      await queue.enqueue(tx, "mail.team-invitation", { invitationId: id });
      return invitationAnswer({ ...invitation, sentAt }, now);
    });
  };

export const withdrawInvitation =
  ({ db }: Pick<TeamDeps, "db">) =>
  async ({ companyId }: Member, id: string): Promise<void> => {
    if (!(await query.deleteInvitation(db, companyId, id))) throw notFound("This invitation");
  };
