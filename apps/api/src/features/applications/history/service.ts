import { notFound } from "../../../errors/app-error.ts";
import { logOfApplications } from "../../../records/company/activity.ts";
import type { Member } from "../../../records/company/members.ts";
import type { ApplicationDeps } from "../deps.ts";
import * as query from "./queries.ts";

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
