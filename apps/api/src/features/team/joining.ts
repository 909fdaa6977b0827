import { EMAIL_TAKEN, LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { joinTeam as contract, teamInvitation } from "@dryrun/domain/company/team/contract";
import { type JoiningState, MAX_SEATS } from "@dryrun/domain/company/team/limits";
import { HIRES_ELSEWHERE, NO_SEAT, OTHER_ACCOUNT, OTHER_ADDRESS } from "@dryrun/domain/company/team/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { hasColleagues, isCompanyBlocked, lockCompany } from "../../records/company/companies.ts";
import { endRights, tellOwners } from "../../records/company/delegated-rights.ts";
import type { Member } from "../../records/company/members.ts";
import { findCallerAccount, findUserByEmail, insertUser, type UserRow } from "../../records/users.ts";
import { unshareViews } from "../../records/views/saved-views.ts";
import type { TeamDeps } from "./deps.ts";
import { endOf } from "./links.ts";
import * as query from "./queries.ts";

type Found = NonNullable<Awaited<ReturnType<typeof query.findInvitation>>>;
type Deps = Pick<TeamDeps, "db" | "clock" | "links" | "queue">;

/** @throws LINK_DEAD if it has expired, was withdrawn or used, was sent again, or its sender may no longer invite. */
async function open(db: Db, { links, clock }: Pick<Deps, "links" | "clock">, token: string): Promise<Found> {
  const { id, sentAt } = links.read(token);
  const found = await query.findInvitation(db, id);
  const isOpen = found?.invitation.sentAt.getTime() === sentAt.getTime() && endOf(found.invitation) > clock.now();
  if (!found?.isGiven || !isOpen) throw new AppError("LINK_DEAD", LINK_DEAD);
  return found;
}

/** What the link does for the account with the invited address. */
async function stateOf(db: Db, user: UserRow | undefined): Promise<JoiningState> {
  if (!user) return "new";
  if (!user.companyId) return "other";
  const { id, companyId } = user;
  const isHiring = (await hasColleagues(db, { id, companyId })) || (await query.hasJobs(db, companyId));
  return isHiring ? "hiring" : "account";
}

/** Shows an invitation to the person who has its mail. */
export const showInvitation =
  ({ db, ...deps }: Deps) =>
  async (token: string): Promise<Output<typeof teamInvitation>> => {
    const { invitation, company } = await open(db, deps, token);
    const { email, role } = invitation;
    const state = await stateOf(db, await findUserByEmail(db, email));
    return { company, email, role, expiresAt: endOf(invitation).toISOString(), state };
  };

/** Opens the invitation for joining: locks its company, where a seat must be left. */
async function lockInvitation(tx: Db, deps: Pick<Deps, "links" | "clock">, token: string) {
  const { companyId } = (await open(tx, deps, token)).invitation;
  await lockCompany(tx, companyId);
  if (await isCompanyBlocked(tx, companyId)) throw new AppError("LINK_DEAD", LINK_DEAD);
  if ((await query.countPeople(tx, companyId)) >= MAX_SEATS) throw new AppError("LIMIT_REACHED", NO_SEAT);
  return (await open(tx, deps, token)).invitation; // as it is now, under the lock of its company
}

/** Takes the person into the company; the invitation is used up. */
async function admit(
  tx: Db,
  { clock, queue }: Pick<TeamDeps, "clock" | "queue">,
  userId: string,
  invitation: query.TeamInvitationRow,
): Promise<void> {
  const { id, companyId, role, allJobs, jobIds } = invitation;
  if (!allJobs) await query.setChosenJobs(tx, userId, companyId, jobIds);
  // It may have been withdrawn since it was opened.
  if (!(await query.deleteInvitation(tx, companyId, id))) throw new AppError("LINK_DEAD", LINK_DEAD);
  if (role === "owner") await tellOwners(tx, queue, companyId, { kind: "owner", id: userId }, clock.now());
}

/** Creates an account in the company and signs in. The mail has proved the address. */
export const joinTeam =
  ({ db, clock, queue, passwords, checkPassword, tokens, links }: TeamDeps) =>
  async (token: string, { password, ...form }: Input<typeof contract>["body"]): Promise<string> => {
    await open(db, { clock, links }, token); // before the password, whose hash is expensive
    checkPassword(password, "password");
    const passwordHash = await passwords.hash(password);
    const userId = await db.transaction(async (tx) => {
      const invitation = await lockInvitation(tx, { clock, links }, token);
      const now = clock.now();
      const { email, companyId, role, allJobs } = invitation;
      const user = {
        id: newId(now),
        email,
        username: form.fullName.split(" ")[0] ?? form.fullName,
        fullName: form.fullName,
        phone: form.phone,
        userType: "employer" as const,
        passwordHash,
        isAdult: form.isAdult ?? null,
        emailVerifiedAt: now,
        createdAt: now,
      };
      const isNew = await insertUser(tx, { ...user, companyId, companyRole: role, allJobs });
      if (!isNew) throw new AppError("CANNOT_JOIN", EMAIL_TAKEN);
      await admit(tx, { clock, queue }, user.id, invitation);
      return user.id;
    });
    return tokens.sign({ userId, version: 1, userType: "employer" });
  };

/** Takes the caller into the company; a company of one without jobs ends. */
export const acceptInvitation =
  ({ db, ...deps }: Deps) =>
  (token: string, { userId, companyId }: Member): Promise<void> =>
    db.transaction(async (tx) => {
      const { companyId: joined, email } = (await open(tx, deps, token)).invitation;
      const caller = await findCallerAccount(tx, userId);
      if (caller.email !== email) throw new AppError("CANNOT_JOIN", OTHER_ADDRESS);
      // In one order, because somebody may change in the other direction at the same time.
      for (const id of [companyId, joined].sort()) await lockCompany(tx, id);
      const invitation = await lockInvitation(tx, deps, token);
      const user = await findCallerAccount(tx, userId);
      const state = await stateOf(tx, user);
      if (user.companyId !== companyId || state === "hiring") throw new AppError("CANNOT_JOIN", HIRES_ELSEWHERE);
      if (state !== "account") throw new AppError("CANNOT_JOIN", OTHER_ACCOUNT);
      await endRights(tx, deps.queue, { userId, companyId, role: null }, deps.clock.now());
      await query.moveTo(tx, userId, joined, invitation.role, invitation.allJobs);
      await unshareViews(tx, userId); // they were not shared with this company
      await admit(tx, deps, userId, invitation);
    });
