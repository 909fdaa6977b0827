import type { mergeCompany as contract, mergePreview } from "@dryrun/domain/admin/companies/contract";
import { mergedText, NOT_CONFIRMED, REFUSED_MERGES, SAME_COMPANY } from "@dryrun/domain/admin/messages";
import { confirmationOf, refusalToMerge } from "@dryrun/domain/admin/rules";
import type { Input, Output } from "@dryrun/domain/contract/define";
import type { Db } from "../../../db/client.ts";
import { AppError, invalidField, notFound } from "../../../errors/app-error.ts";
import { addAuditEntry } from "../../../records/audit.ts";
import { lockCompany } from "../../../records/company/companies.ts";
import { listVerified, unlistUnverified } from "../../../records/jobs/job-listings.ts";
import { type CompanyRecord, findCompanyRecord } from "./company-queries.ts";
import type { CompanyDeps } from "./deps.ts";
import * as query from "./merge-queries.ts";

interface Pair {
  from: CompanyRecord;
  into: CompanyRecord;
}

async function findPair(db: Db, fromId: string, intoId: string): Promise<Pair> {
  if (fromId === intoId) throw invalidField("into", SAME_COMPANY);
  const [from, into] = [await findCompanyRecord(db, fromId), await findCompanyRecord(db, intoId)];
  if (!from || !into) throw notFound("This company");
  return { from, into };
}

const mergedAnswer = ({ company }: CompanyRecord) => ({
  _id: company.id,
  name: company.name,
  verified: company.verifiedAt !== null,
});

export const previewMerge =
  ({ db }: Pick<CompanyDeps, "db">) =>
  async (fromId: string, intoId: string): Promise<Output<typeof mergePreview>> => {
    const { from, into } = await findPair(db, fromId, intoId);
    const refusal = refusalToMerge(from, into);
    return {
      from: mergedAnswer(from),
      into: mergedAnswer(into),
      moves: await query.countMoves(db, fromId, intoId),
      refusal,
      refusalText: refusal && REFUSED_MERGES[refusal],
      confirm: confirmationOf(from.company),
    };
  };

/** Locks both companies, in one order, because somebody may merge them in the other direction at the same time. */
async function lockPair(tx: Db, fromId: string, intoId: string): Promise<Pair> {
  for (const id of [fromId, intoId].sort()) await lockCompany(tx, id);
  return findPair(tx, fromId, intoId);
}

/**
 * Moves everything of one company into another one, after which the first is gone. The other's profile, verification and texts
 * stay; people keep their roles and jobs.
 */
export const mergeCompany =
  ({ clock, needsVerification, jobRecords }: CompanyDeps) =>
  (adminId: string, fromId: string, { into: intoId, confirm, reason }: Input<typeof contract>["body"]): Promise<void> =>
    jobRecords.change(async (tx) => {
      const { from, into } = await lockPair(tx, fromId, intoId);
      const refusal = refusalToMerge(from, into);
      if (refusal) throw new AppError("CANNOT_MERGE", REFUSED_MERGES[refusal]);
      if (confirm !== confirmationOf(from.company)) throw invalidField("confirm", NOT_CONFIRMED);
      await query.moveRows(tx, fromId, intoId);
      await query.lockEnding(tx, fromId);
      await query.moveRows(tx, fromId, intoId); // what others added until that lock
      await query.movePeople(tx, fromId, intoId);
      if (into.company.verifiedAt) await listVerified(tx, intoId);
      else if (needsVerification) await unlistUnverified(tx, intoId);
      const detail = mergedText(from.company.name, into.company.name, from, reason);
      const target = into.owner?._id ?? intoId;
      await addAuditEntry(tx, { actorId: adminId, action: "company.merged", target, detail }, clock.now());
    });
