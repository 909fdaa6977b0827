import type { Seller } from "../../config/seller.ts";
import type { Db } from "../../db/client.ts";
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
  limits: Record<"orders" | "visitorOrders" | "coupons" | "couponsByEmail", Pick<Limit, "take">>;
}
