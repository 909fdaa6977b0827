import { and, eq, isNull, or, sql } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { orders } from "../../db/schema/payments.ts";
import type { UserRow } from "../../records/users.ts";

/** What was bought with this account's address and belongs to nobody, once the address is proven to be the person's. */
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

/** Whether a course was paid for by this account, or with its address once that is proven. */
export async function hasCourse(db: Db, { id, email, emailVerifiedAt }: UserRow): Promise<boolean> {
  const own = or(
    eq(orders.userId, id),
    emailVerifiedAt === null ? undefined : and(isNull(orders.userId), eq(orders.email, email)),
  );
  const [order] = await db
    .select({ id: orders.id })
    .from(orders)
    .where(and(eq(orders.kind, "course"), eq(orders.status, "paid"), own))
    .limit(1);
  return order !== undefined;
}
