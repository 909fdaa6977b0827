import type { Output } from "@dryrun/domain/contract/define";
import type { paymentHistory } from "@dryrun/domain/payments/contract";

export type Payment = Output<typeof paymentHistory>["payments"][number];
export type PaymentDocument = Payment["documents"][number];
