import { LOOKING_FOR_SECONDS } from "@dryrun/domain/applications/limits";
import { NOT_ASSIGNABLE } from "@dryrun/domain/applications/messages";
import { addMs, SECOND_MS } from "@dryrun/domain/time";
import { invalidField, notFound } from "../../../errors/app-error.ts";
import { isOwnApplication } from "../../../records/applications.ts";
import { logOfApplications } from "../../../records/company/activity.ts";
import type { Member } from "../../../records/company/members.ts";
import { notify } from "../../../records/notifications/notify.ts";
import type { ApplicationDeps } from "../deps.ts";
import * as query from "./together-queries.ts";

/** Assigns an application to a colleague, who gets a mail, or to nobody. */
export const assign =
  ({ db, clock, queue, kept }: ApplicationDeps) =>
  async (member: Member, id: string, userId: string | null): Promise<void> => {
    await db.transaction(async (tx) => {
      const now = clock.now();
      const application = await query.lockAssigned(tx, member, id);
      if (!application) throw notFound("This application");
      if (application.assigneeId === userId) return;
      if (userId && !(await query.isAssignable(tx, member.companyId, userId, application.jobId)))
        throw invalidField("userId", NOT_ASSIGNABLE);
      await query.setAssignee(tx, id, userId);
      await logOfApplications(tx, member, [id], { kind: "assigned", at: now, targetId: userId });
      if (!userId || userId === member.userId) return;
      const key = `assigned-${id}-${now.getTime()}`;
      const about = { applicationId: id, jobId: application.jobId, byId: member.userId };
      await notify(tx, [{ userId, event: "assigned", key, ...about }], now);
      await queue.enqueue(tx, "mail.assigned", { applicationId: id, byId: member.userId, at: now.toISOString() });
    });
    kept.forget(member.companyId);
  };

/** Records that the person looks at an application, and finds the colleagues who do so too. */
export const lookAt =
  ({ db, clock }: Pick<ApplicationDeps, "db" | "clock">) =>
  async (member: Member, id: string) => {
    if (!(await isOwnApplication(db, member, id))) throw notFound("This application");
    const now = clock.now();
    await query.saveLook(db, id, member.userId, now);
    return query.findLooking(db, member, id, addMs(now, -LOOKING_FOR_SECONDS * SECOND_MS));
  };
