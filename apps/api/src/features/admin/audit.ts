import type { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { id as idSchema } from "@dryrun/domain/fields";
import { totalPagesOf } from "@dryrun/domain/pages";
import type { Db } from "../../db/client.ts";
import { findAuditEntries, findNames } from "./audit-queries.ts";

export type Audit = ReturnType<typeof createAudit>;

const isId = (target: string) => idSchema().isValidSync(target);

/** What admins changed, with the names that people and jobs have today. */
export function createAudit({ db }: { db: Db }) {
  return {
    async list({ page, limit }: Input<typeof auditEntries>["query"]): Promise<Output<typeof auditEntries>> {
      const { rows, total } = await findAuditEntries(db, { page, limit });
      const ids = new Set(rows.flatMap(({ actorId, target }) => [actorId, target]).filter(isId));
      const names = await findNames(db, [...ids]);
      return {
        entries: rows.map(({ id, at, actorId, action, target, detail }) => ({
          _id: id,
          at: at.toISOString(),
          actor: names.get(actorId) ?? actorId,
          action,
          target: names.get(target) ?? target,
          detail,
        })),
        totalPages: totalPagesOf(total, limit),
        currentPage: page,
        total,
      };
    },
  };
}
