import { DEFAULT_REJECTION_REASONS, type RejectionReason } from "@dryrun/domain/company/rejection-reasons/limits";
import type { Db } from "../../db/client.ts";
import { findCompany, updateCompany } from "../../records/company/companies.ts";
import type { Member } from "../../records/company/members.ts";
import { lockOwned } from "../../records/company/owned.ts";

export type RejectionReasonLists = ReturnType<typeof createRejectionReasons>;

/** The reasons that a company offers for rejections: everybody in it reads them, its owners change them. */
export function createRejectionReasons({ db }: { db: Db }) {
  return {
    async read({ companyId }: Member): Promise<RejectionReason[]> {
      const company = await findCompany(db, companyId);
      return company?.rejectionReasons ?? [...DEFAULT_REJECTION_REASONS];
    },

    replace: (member: Member, rejectionReasons: RejectionReason[]): Promise<RejectionReason[]> =>
      db.transaction(async (tx) => {
        await lockOwned(tx, member);
        await updateCompany(tx, member.companyId, { rejectionReasons });
        return rejectionReasons;
      }),
  };
}
