import type { Db } from "../../../db/client.ts";
import type { Caller } from "../../../http/access.ts";
import { findUser, type UserRow } from "../../../records/users.ts";
import type { PaymentDeps } from "../deps.ts";

/** The caller of a public call, and the network address. */
export interface Visitor {
  caller: Caller | null;
  /** The network address, for rate limits. */
  network: string;
}

/** Returns the caller's account if it has the purchase's address; the purchase then belongs to it immediately. */
export async function selfOf(db: Db, { caller }: Visitor, email: string): Promise<UserRow | undefined> {
  const user = caller ? await findUser(db, caller.id) : undefined;
  return user?.email.toLowerCase() === email ? user : undefined;
}

/** Counts signed-in people by account, and visitors by network address. */
export const countOrder = ({ limits }: Pick<PaymentDeps, "limits">, { caller, network }: Visitor) =>
  caller ? limits.orders.take(caller.id) : limits.visitorOrders.take(network);
