import type { applicationDraft, saveApplicationDraft } from "@dryrun/domain/applications/drafts/contract";
import { MAX_DRAFTS } from "@dryrun/domain/applications/limits";
import { DRAFT_CHANGED, TOO_MANY_DRAFTS } from "@dryrun/domain/applications/messages";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../../db/client.ts";
import { AppError } from "../../../errors/app-error.ts";
import type { Clock } from "../../../ports.ts";
import { findJob } from "../../../records/jobs.ts";
import { refuseToApply } from "../apply.ts";
import * as query from "../queries.ts";

type Draft = NonNullable<Awaited<ReturnType<typeof query.findDraft>>>;
const answerOf = ({ values, version, savedAt }: Draft) => ({ values, version, savedAt: savedAt.toISOString() });

export type ApplicationDrafts = ReturnType<typeof createApplicationDrafts>;

/** Stores drafts of applications, to continue in another tab or on another device. */
export function createApplicationDrafts({ db, clock }: { db: Db; clock: Clock }) {
  /** Inserts the first draft of a job; undefined if another request was faster. */
  const begin = (studentId: string, jobId: string, values: string) =>
    db.transaction(async (tx) => {
      await query.lockStudent(tx, studentId);
      const knownDraft = await query.findDraft(tx, studentId, jobId);
      if (knownDraft) return undefined;
      if ((await query.countDrafts(tx, studentId)) >= MAX_DRAFTS) throw new AppError("LIMIT_REACHED", TOO_MANY_DRAFTS);
      return query.insertDraft(tx, { studentId, jobId, values, savedAt: clock.now() });
    });

  return {
    async read(studentId: string, jobId: string): Promise<Output<typeof applicationDraft>> {
      const draft = await query.findDraft(db, studentId, jobId);
      return { draft: draft ? answerOf(draft) : null };
    },

    async save(
      studentId: string,
      jobId: string,
      { values, base }: Input<typeof saveApplicationDraft>["body"],
    ): Promise<Output<typeof saveApplicationDraft>> {
      await refuseToApply(db, { studentId, jobId, now: clock.now(), job: await findJob(db, jobId) });
      const change = { studentId, jobId, values, savedAt: clock.now(), version: base };
      const known = base === 0 ? undefined : await query.updateDraft(db, change, base);
      // If another tab discarded the draft, this one's values start a new draft.
      const saved = known ?? (await begin(studentId, jobId, values));
      if (saved) return { version: saved.version, savedAt: saved.savedAt.toISOString() };
      const { draft } = await this.read(studentId, jobId);
      throw new AppError("DRAFT_CHANGED", DRAFT_CHANGED, { draft });
    },

    async discard(studentId: string, jobId: string): Promise<void> {
      await query.deleteDraft(db, studentId, jobId);
    },
  };
}
