import { notFound } from "../../errors/app-error.ts";
import { logOfApplications } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { apply } from "./apply.ts";
import type { ApplicationDeps } from "./deps.ts";
import { listOwn, readOwn, withdraw } from "./own.ts";
import * as query from "./queries.ts";
import { decide, markOpened, undo } from "./received/decide.ts";
import { countForEmployer, listForEmployer } from "./received/list.ts";
import { readForEmployer } from "./received/read.ts";
import { reopen } from "./received/reopen.ts";
import { assign, lookAt } from "./received/together.ts";

/** Stops invitations and reminders of the company to the candidate of an application. */
export const stopContact =
  ({ db, clock }: Pick<ApplicationDeps, "db" | "clock">) =>
  (member: Member, id: string, reason: string): Promise<void> =>
    db.transaction(async (tx) => {
      const studentId = await query.lockCandidateOf(tx, member, id);
      if (!studentId) throw notFound("This candidate");
      const { companyId, userId } = member;
      const at = clock.now();
      await query.saveStop(tx, { companyId, studentId, reason, byId: userId, at });
      await logOfApplications(tx, member, [id], { kind: "contact-stopped", at });
    });

/** Allows them again. */
export const allowContact =
  ({ db, clock }: Pick<ApplicationDeps, "db" | "clock">) =>
  (member: Member, id: string): Promise<void> =>
    db.transaction(async (tx) => {
      const studentId = await query.lockCandidateOf(tx, member, id);
      if (!studentId) throw notFound("This candidate");
      if (await query.deleteStop(tx, member.companyId, studentId))
        await logOfApplications(tx, member, [id], { kind: "contact-allowed", at: clock.now() });
    });

export type Applications = ReturnType<typeof createApplications>;

export const createApplications = (deps: ApplicationDeps) => ({
  apply: apply(deps),
  listOwn: listOwn(deps),
  readOwn: readOwn(deps),
  withdraw: withdraw(deps),
  listForEmployer: listForEmployer(deps),
  countForEmployer: countForEmployer(deps),
  readForEmployer: readForEmployer(deps),
  markOpened: markOpened(deps),
  decide: decide(deps),
  undo: undo(deps),
  reopen: reopen(deps),
  stopContact: stopContact(deps),
  allowContact: allowContact(deps),
  assign: assign(deps),
  lookAt: lookAt(deps),
});
