import { ALREADY_DECIDED } from "@dryrun/domain/applications/messages";
import { refusalToDecide } from "@dryrun/domain/applications/rules";
import type { triageApplication, triageApplications } from "@dryrun/domain/applications/triage/contract";
import type { Input } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, notFound } from "../../errors/app-error.ts";
import { markInterviewsUnread } from "../../records/applications.ts";
import { logMoves } from "../../records/company/activity.ts";
import type { Member } from "../../records/company/members.ts";
import { requireStage } from "../../records/company/stages.ts";
import type { ApplicationDeps } from "./deps.ts";
import type { Notes } from "./notes/service.ts";
import { decideAll } from "./received/decide.ts";
import { lockEmployerApplications, markApplications, offShortlist } from "./received/decision-queries.ts";

export type Triage = ReturnType<typeof createTriage>;
type Marks = Pick<Input<typeof triageApplication>["body"], "stage" | "shortlisted" | "tags">;
type Many = Input<typeof triageApplications>["body"];

/** Manages the employer's private marks on one or several applications. */
export function createTriage({ db, clock, queue, kept, notes }: ApplicationDeps & { notes: Pick<Notes, "setOwn"> }) {
  return {
    /** Absent fields are not changed. */
    async mark(member: Member, id: string, { note, ...marks }: Marks & { note?: string | undefined }): Promise<void> {
      await db.transaction(async (tx) => {
        await requireStage(tx, member, [id], marks.stage);
        if (note !== undefined) await notes.setOwn(tx, member, id, note);
        const marked = await markAs(tx, member, [id], marks, clock.now());
        if (note === undefined && marked === 0) throw notFound("This application");
      });
      kept.forget(member.companyId);
    },

    /** Changes all or none; for a decision every application must be pending. */
    async markAll(member: Member, { applicationIds, status, reason, undoable, notify, shareReason, ...marks }: Many) {
      const changed = await db.transaction(async (tx) => {
        await requireStage(tx, member, applicationIds, marks.stage);
        const ownEmployerApplications = await lockEmployerApplications(tx, member, applicationIds);
        if (ownEmployerApplications.length < applicationIds.length) throw notFound("One of these applications");
        const decided = status
          ? ownEmployerApplications.filter((row) => refusalToDecide(row.status)).map(({ id }) => id)
          : [];
        if (decided.length > 0) throw new AppError("ALREADY_DECIDED", ALREADY_DECIDED, { applicationIds: decided });
        await markAs(tx, member, applicationIds, marks, clock.now());
        const decision = status && { status, reason: reason ?? "", undoable, notify, shareReason };
        const undoUntil = decision && (await decideAll(tx, { clock, queue }, member, applicationIds, decision));
        return { changed: ownEmployerApplications.length, undoUntil: undoUntil?.toISOString() ?? null };
      });
      kept.forget(member.companyId);
      return changed;
    },
  };
}

/** Changes marks; the stage New also marks application and interview as unread. Returns the number of changed applications. */
async function markAs(tx: Db, member: Member, ids: readonly string[], marks: Marks, now: Date): Promise<number> {
  const change = markChanges(marks);
  if (Object.keys(change).length === 0) return 0;
  if (change.stage !== undefined) await logMoves(tx, member, ids, change.stage, now);
  const changed = await markApplications(tx, member, ids, change);
  if (marks.stage === "new") await markInterviewsUnread(tx, member.companyId, ids);
  return changed;
}

/** Returns the requested stage, from its name or from the shortlist; contradictions were refused earlier. */
function stageOf({ stage, shortlisted }: Marks) {
  if (stage !== undefined) return { stage };
  if (shortlisted === undefined) return {};
  return { stage: shortlisted ? ("shortlist" as const) : offShortlist };
}
const markChanges = ({ tags, ...stage }: Marks) => ({
  ...stageOf(stage),
  ...(tags !== undefined && { tags }),
});
