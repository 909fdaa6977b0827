import type { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { id as idSchema } from "@dryrun/domain/fields";
import { pagingOf } from "@dryrun/domain/pages";
import type { Db } from "../../../db/client.ts";
import { type AuditFilter, findAuditEntries, findNames } from "./audit-queries.ts";

export type Audit = ReturnType<typeof createAudit>;

const isId = (target: string) => idSchema().isValidSync(target);

/** Lists changes by admins, with the current names of people and things. */
export async function readAudit(db: Db, asked: AuditFilter & { page: number; limit: number }) {
  const { rows, total } = await findAuditEntries(db, asked);
  const ids = new Set(rows.flatMap(({ actorId, target }) => [actorId, target]).filter(isId));
  const names = await findNames(db, [...ids]);
  const entries = rows.map(({ id, at, actorId, action, target, detail }) => ({
    _id: id,
    at: at.toISOString(),
    actor: names.get(actorId)?.name ?? actorId,
    action,
    target: names.get(target)?.name ?? target,
    detail,
    personId: names.get(target)?.personId ?? null,
  }));
  return { entries, total };
}

export const createAudit = ({ db }: { db: Db }) => ({
  async list(asked: Input<typeof auditEntries>["query"]): Promise<Output<typeof auditEntries>> {
    const { entries, total } = await readAudit(db, asked);
    return { entries, ...pagingOf(total, asked) };
  },
});
