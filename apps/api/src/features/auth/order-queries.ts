import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { orders } from "../../db/schema/payments.ts";

/** Assigns purchases with this address to the account once the address is verified. */
export const attachOrders = (tx: Db, userId: string) =>
  tx
    .update(orders)
    .set({ userId })
    .where(
      and(
        isNull(orders.userId),
        eq(orders.email, sql`(select ${users.email} from ${users} where ${users.id} = ${userId})`),
      ),
    );
