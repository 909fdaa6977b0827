import type { Input } from "@dryrun/domain/contract/define";
import type { createJob } from "@dryrun/domain/jobs/contract";
import { JOB_FIELD_NAMES, mapFields, RICH_JOB_FIELDS } from "@dryrun/domain/jobs/fields";
import { CLOSING_DATE_PAST } from "@dryrun/domain/jobs/messages";
import { mayClose } from "@dryrun/domain/jobs/rules";
import type { EditedJob } from "@dryrun/domain/jobs/schema";
import { invalidField, notFound } from "../../../errors/app-error.ts";
import { newId } from "../../../ids.ts";
import { logOfJob } from "../../../records/company/activity.ts";
import { findCompany, isCompanyBlocked, lockCompany } from "../../../records/company/companies.ts";
import { endMeetingsOfJob } from "../../../records/company/meetings.ts";
import { type Member, showJobTo } from "../../../records/company/members.ts";
import { cancelInvitationsTo } from "../../../records/invitations.ts";
import { deleteJob, insertJob, lockOwnJob, updateJob } from "../../../records/jobs.ts";
import { isBlocked, signedOut } from "../../../records/users.ts";
import { sanitizeRichText } from "../../../rich-text.ts";
import type { OwnJobDeps } from "./deps.ts";
import { readOwn } from "./read.ts";

export const create = (deps: OwnJobDeps) => async (member: Member, form: Input<typeof createJob>["body"]) => {
  const isVerified = Boolean((await findCompany(deps.db, member.companyId))?.verifiedAt);
  if (!isVerified) await deps.limits.unverifiedJobs.take(member);
  await deps.limits.jobs.take(member);
  const now = deps.clock.now();
  const id = newId(now);
  const row = { ...fieldsOf(form), id, companyId: member.companyId, createdAt: now, updatedAt: now };
  await deps.records.change(async (tx) => {
    // Under the company's lock: otherwise a concurrent verification, or block of its people, would miss this job.
    const company = await lockCompany(tx, member.companyId);
    if (!company || (await isBlocked(tx, member.userId))) throw signedOut();
    const awaitsVerification = deps.needsVerification && company.verifiedAt === null;
    const hiddenAt = (await isCompanyBlocked(tx, company.id)) ? now : null;
    await insertJob(tx, { ...row, recruiterId: member.userId, awaitsVerification, hiddenAt });
    await logOfJob(tx, member, id, "posted", now);
    if (member.jobIds) await showJobTo(tx, member.userId, id);
  });
  return readOwn(deps, { ...member, jobIds: member.jobIds && [...member.jobIds, id] }, id);
};

/** Keeps a past closing date when other fields are edited, but refuses to set one. */
export const update = (deps: OwnJobDeps) => async (member: Member, id: string, form: EditedJob) => {
  const now = deps.clock.now();
  await deps.records.change(async (tx) => {
    const job = await lockOwnJob(tx, id, member);
    if (!job) throw notFound("This job");
    const fields = fieldsOf(form);
    if (!mayClose(fields.closingDate, job.closingDate, now)) throw invalidField("closingDate", CLOSING_DATE_PAST);
    await updateJob(tx, job, { ...fields, updatedAt: now });
    await logOfJob(tx, member, id, "edited", now);
  });
  return readOwn(deps, member, id);
};

/** Permanent: applications stay and show a deleted job, and invitations stop working. */
export const remove =
  ({ clock, records }: OwnJobDeps) =>
  async (member: Member, id: string): Promise<void> => {
    await records.change(async (tx) => {
      const now = clock.now();
      const job = await lockOwnJob(tx, id, member);
      if (!job) throw notFound("This job");
      await deleteJob(tx, job, now);
      await logOfJob(tx, member, id, "deleted", now);
      await cancelInvitationsTo(tx, [id], now);
      await endMeetingsOfJob(tx, id, now);
    });
  };

type NullIfEmpty<Form> = {
  [N in keyof Form]-?: undefined extends Form[N] ? Exclude<Form[N], undefined> | null : Form[N];
};

/** Returns the columns of a job. A field that the form leaves empty is null, because `undefined` would keep the old value. */
const fieldsOf = (form: EditedJob) => ({
  ...(mapFields(JOB_FIELD_NAMES, (name) => form[name] ?? null) as NullIfEmpty<EditedJob>),
  ...mapFields(RICH_JOB_FIELDS, (name) => sanitizeRichText(form[name])),
  experienceMax: form.experienceMax || null, // 0 also means that there is no maximum
});
