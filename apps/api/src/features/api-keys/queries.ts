import { createApiKey } from "@dryrun/domain/company/api-keys/calls";
import { and, desc, eq, isNull, lt, or } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";
import { stillMay } from "../../records/company/delegated-rights.ts";

type KeyRow = typeof apiKeys.$inferSelect;

/** Whether the owner of a key may still act for the company. */
const works = stillMay(createApiKey, apiKeys);

const selectKeys = (db: Db) =>
  db
    .select({
      id: apiKeys.id,
      name: apiKeys.name,
      scope: apiKeys.scope,
      start: apiKeys.start,
      by: { _id: users.id, fullName: users.fullName },
      works,
      createdAt: apiKeys.createdAt,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId));
export type ShownKey = Awaited<ReturnType<typeof selectKeys>>[number];

export const findKeys = (db: Db, companyId: string) =>
  selectKeys(db).where(eq(apiKeys.companyId, companyId)).orderBy(desc(apiKeys.createdAt), desc(apiKeys.id));

export async function findKey(db: Db, id: string): Promise<ShownKey | undefined> {
  const [key] = await selectKeys(db).where(eq(apiKeys.id, id));
  return key;
}

export const countKeys = (tx: Db, companyId: string) => tx.$count(apiKeys, eq(apiKeys.companyId, companyId));

export const insertKey = (tx: Db, key: KeyRow) => tx.insert(apiKeys).values(key);

/** Returns whether the company had this key. */
export async function deleteKey(db: Db, companyId: string, id: string): Promise<boolean> {
  const isOwn = and(eq(apiKeys.id, id), eq(apiKeys.companyId, companyId));
  return (await db.delete(apiKeys).where(isOwn).returning({ id: apiKeys.id })).length > 0;
}

/** Finds the key with this hash, if its owner may still act for the company. */
export async function findWorkingKey(db: Db, hash: string) {
  const [key] = await db
    .select({
      id: apiKeys.id,
      userId: apiKeys.userId,
      companyId: apiKeys.companyId,
      scope: apiKeys.scope,
      lastUsedAt: apiKeys.lastUsedAt,
    })
    .from(apiKeys)
    .innerJoin(users, eq(users.id, apiKeys.userId))
    .where(and(eq(apiKeys.hash, hash), works));
  return key;
}

/** Sets the time of the last use, unless one after `before` is stored. */
export const markUsed = (db: Db, id: string, now: Date, before: Date) =>
  db
    .update(apiKeys)
    .set({ lastUsedAt: now })
    .where(and(eq(apiKeys.id, id), or(isNull(apiKeys.lastUsedAt), lt(apiKeys.lastUsedAt, before))));
