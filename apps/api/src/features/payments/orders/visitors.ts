import type { Db } from "../../../db/client.ts";
import type { Caller } from "../../../http/access.ts";
import { findUser, type UserRow } from "../../../records/users.ts";
import type { PaymentParts } from "../parts.ts";

/** Who calls a public call, and from where. */
export interface Visitor {
  caller: Caller | null;
  /** The network address, for limits. */
  network: string;
}

/** The caller's account if it has the address of the purchase; the purchase then belongs to it immediately. */
export async function selfOf(db: Db, { caller }: Visitor, email: string): Promise<UserRow | undefined> {
  const user = caller ? await findUser(db, caller.id) : undefined;
  return user?.email.toLowerCase() === email ? user : undefined;
}

/** Signed-in people are limited by account, visitors by network address. */
export const countOrder = ({ limits }: Pick<PaymentParts, "limits">, { caller, network }: Visitor) =>
  caller ? limits.orders.take(caller.id) : limits.visitorOrders.take(network);
