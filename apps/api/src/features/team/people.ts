import { type CompanyRole, HIRING_ROLES } from "@dryrun/domain/company/permissions";
import { updateColleague as updateTeam } from "@dryrun/domain/company/team/calls";
import type { team } from "@dryrun/domain/company/team/contract";
import { LAST_OWNER, NOT_A_RECRUITER } from "@dryrun/domain/company/team/messages";
import type { Duty } from "@dryrun/domain/company/team/schema";
import type { Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField, notFound } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import { isLastOwner, lockCompany } from "../../records/company/companies.ts";
import { endRights, lockAsMember, tellOwners } from "../../records/company/delegated-rights.ts";
import { leaveMeetings, leaveMeetingsExcept } from "../../records/company/meetings.ts";
import { type Member, showJobTo } from "../../records/company/members.ts";
import { deleteViewsOf, passViews } from "../../records/views/saved-views.ts";
import type { TeamDeps } from "./deps.ts";
import * as query from "./queries.ts";

type Person = Output<typeof team>["people"][number];

export const personAnswer = ({ id, role, ...person }: query.PersonRow): Person => ({
  ...person,
  _id: id,
  role: role ?? "viewer",
});

/** @throws NOT_FOUND if one of the jobs is not the company's. */
export async function checkJobs(db: Db, companyId: string, jobIds: readonly string[] | null): Promise<void> {
  const ids = new Set(jobIds);
  if (ids.size > 0 && (await query.countJobs(db, companyId, [...ids])) < ids.size)
    throw notFound("One of the chosen jobs");
}

const isHiring = (role: CompanyRole) => HIRING_ROLES.includes(role);

/** An owner sees all jobs. */
export const scopeOf = ({ role, jobIds }: Pick<Duty, "role" | "jobIds">) => (role === "owner" ? null : jobIds);

/** Changes a person's role and jobs, also the caller's. */
export const updateColleague =
  ({ db, clock, queue }: Pick<TeamDeps, "db" | "clock" | "queue">) =>
  (member: Member, userId: string, duty: Duty): Promise<Person> =>
    db.transaction(async (tx) => {
      const { companyId } = member;
      const person = await lockPerson(tx, member, userId);
      const jobIds = scopeOf(duty);
      await checkJobs(tx, companyId, jobIds);
      if (person.role === "owner" && duty.role !== "owner" && (await isLastOwner(tx, { id: userId, companyId })))
        throw new AppError("LAST_OWNER", LAST_OWNER);
      await query.setDuty(tx, userId, duty.role, jobIds === null);
      const now = clock.now();
      await endRights(tx, queue, { userId, companyId, role: duty.role }, now);
      if (duty.role === "owner" && person.role !== "owner")
        await tellOwners(tx, queue, companyId, { kind: "owner", id: userId }, now);
      await query.setChosenJobs(tx, userId, companyId, jobIds);
      const kept = isHiring(duty.role) ? jobIds : [];
      const to = userId === member.userId ? null : member.userId;
      const seen = duty.role === "viewer" ? [] : jobIds;
      if (seen) await query.unassign(tx, companyId, userId, seen);
      if (seen) await leaveMeetingsExcept(tx, userId, seen, now);
      if (kept) await query.passJobs(tx, companyId, { from: userId, to, except: kept });
      return personAnswer((await query.findPerson(tx, companyId, userId)) as query.PersonRow);
    });

/** Locks the team for a change. */
export const lockTeam = (tx: Db, member: Member) => lockAsMember(tx, member, updateTeam);

async function lockPerson(tx: Db, member: Member, userId: string): Promise<query.PersonRow> {
  await lockTeam(tx, member);
  const person = await query.findPerson(tx, member.companyId, userId);
  if (!person) throw notFound("This person");
  return person;
}

/** Removes a person, gives the jobs to a colleague, and ends the person's sessions. */
export const removeColleague =
  (deps: Pick<TeamDeps, "db" | "clock" | "queue">) =>
  (member: Member, userId: string, jobsTo: string): Promise<void> =>
    deps.db.transaction(async (tx) => {
      const { companyId } = member;
      await lockPerson(tx, member, userId);
      const successor = await query.findPerson(tx, companyId, jobsTo);
      const isRecruiter = successor?.role && isHiring(successor.role) && jobsTo !== userId;
      if (!successor || !isRecruiter) throw invalidField("jobsTo", NOT_A_RECRUITER);
      await leave(tx, deps, { id: userId, companyId }, jobsTo);
      await query.endSessions(tx, userId);
      const at = deps.clock.now().toISOString();
      await deps.queue.enqueue(tx, "mail.removed-from-team", { userId, companyId, at });
    });

/** The caller leaves; the jobs fall to the first owner. */
export const leaveTeam =
  (deps: Pick<TeamDeps, "db" | "clock" | "queue">) =>
  ({ userId, companyId }: Member): Promise<void> =>
    deps.db.transaction(async (tx) => {
      await lockCompany(tx, companyId);
      if (!(await query.findPerson(tx, companyId, userId))) throw notFound("This person");
      await leave(tx, deps, { id: userId, companyId }, null);
    });

/** Gives the person a new company of one, because every employer belongs to one. The caller has locked the former one. */
async function leave(
  tx: Db,
  { clock, queue }: Pick<TeamDeps, "clock" | "queue">,
  person: { id: string; companyId: string },
  jobsTo: string | null,
): Promise<void> {
  const { id, companyId } = person;
  if (await isLastOwner(tx, person)) throw new AppError("LAST_OWNER", LAST_OWNER);
  const passed = await query.passJobs(tx, companyId, { from: id, to: jobsTo });
  const successor = jobsTo ? await query.findPerson(tx, companyId, jobsTo) : undefined;
  if (successor?.jobIds) for (const jobId of passed) await showJobTo(tx, successor.id, jobId);
  await query.unassign(tx, companyId, id);
  await passViews(tx, companyId, id);
  await deleteViewsOf(tx, id);
  await leaveMeetings(tx, id);
  const now = clock.now();
  await endRights(tx, queue, { userId: id, companyId, role: null }, now);
  const own = newId(now);
  await query.setChosenJobs(tx, id, companyId, null);
  await query.insertCompany(tx, own, now);
  await query.moveTo(tx, id, own, "owner", true);
}
