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

/** The caller's account if it has the address that the purchase is for: only then the purchase is theirs at once. */
export async function selfOf(db: Db, { caller }: Visitor, email: string): Promise<UserRow | undefined> {
  const user = caller ? await findUser(db, caller.id) : undefined;
  return user?.email.toLowerCase() === email ? user : undefined;
}

/** A signed-in person counts alone, visitors by their network address. */
export const countOrder = ({ limits }: Pick<PaymentParts, "limits">, { caller, network }: Visitor) =>
  caller ? limits.orders.take(caller.id) : limits.visitorOrders.take(network);
