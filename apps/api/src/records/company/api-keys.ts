import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";

/** Revokes the keys of a person who no longer owns the company. */
export const deleteKeysOf = (tx: Db, userId: string) => tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
