import type { Output } from "@dryrun/domain/contract/define";
import type { paymentConfig } from "@dryrun/domain/payments/contract";
import { order, orderStatus, paySandbox, verify } from "./buy.ts";
import { document, history } from "./history.ts";
import type { PaymentParts } from "./parts.ts";

export type PaymentService = ReturnType<typeof createPayments>;

export const createPayments = (parts: PaymentParts) => ({
  config: (): Output<typeof paymentConfig> => ({ provider: parts.payments.provider, key: parts.payments.key }),
  order: order(parts),
  verify: verify(parts),
  orderStatus: orderStatus(parts),
  paySandbox: paySandbox(parts),
  history: history(parts),
  document: document(parts),
});
