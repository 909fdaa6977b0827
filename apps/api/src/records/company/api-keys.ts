import { eq } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";

/** Ends the keys of a person who is no owner of the company any more. */
export const deleteKeysOf = (tx: Db, userId: string) => tx.delete(apiKeys).where(eq(apiKeys.userId, userId));
