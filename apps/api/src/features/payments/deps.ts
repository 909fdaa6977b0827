import type { Seller } from "../../config/seller.ts";
import type { Db } from "../../db/client.ts";
import type { PersonLimit } from "../../http/limits/person-limits.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Clock, Documents, Payments, Queue } from "../../ports.ts";
import type { TakePdfTurn } from "../../records/turns.ts";
import type { Settle } from "./settling/settle.ts";

export interface PaymentDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  payments: Payments;
  documents: Pick<Documents, "receipt">;
  takePdfTurn: TakePdfTurn;
  seller: Seller;
  settle: Settle;
  limits: { orders: Pick<PersonLimit, "take"> } & Record<
    "visitorOrders" | "coupons" | "couponsByEmail",
    Pick<Limit, "take">
  >;
}
