import { number, object, string } from "yup";
import { defineContract, fileAnswer } from "../contract/define.ts";
import { choice, isoDate, list, nullableText, text } from "../contract/wire.ts";
import { id } from "../fields.ts";
import { pagedQuery, pagingAnswer } from "../paging.ts";
import * as calls from "./calls.ts";
import {
  CURRENCY,
  LISTED_STATUSES,
  ORDER_KINDS,
  ORDER_STATUSES,
  PAYMENTS_PER_PAGE,
  PROVIDERS,
  REFUND_REASONS,
  REFUND_STATUSES,
  SANDBOX_OUTCOMES,
} from "./limits.ts";
import { creditOrderSchema, orderId, paymentSchema } from "./schema.ts";

export const paymentConfig = defineContract({
  ...calls.paymentConfig,
  status: 200,
  response: object({ provider: choice(PROVIDERS), key: text() }),
});

/** `PRICE_CHANGED` contains the right `amount`. */
export const createCreditOrder = defineContract({
  ...calls.createCreditOrder,
  body: creditOrderSchema,
  status: 201,
  response: object({ orderId: text(), amount: number().defined(), currency: choice([CURRENCY]), key: text() }),
  errors: ["PRICE_CHANGED", "TOO_MANY_REQUESTS", "PROVIDER_AWAY"],
});

export const verifyCredits = defineContract({
  ...calls.verifyCredits,
  body: paymentSchema,
  status: 200,
  response: object({ message: text(), interviewCredits: number().defined() }),
  errors: ["BAD_SIGNATURE", "NOT_FOUND", "PAYMENT_RETURNED"],
});

/** The state of an order by the provider's id; only its buyer sees the credits. */
export const orderStatus = defineContract({
  ...calls.orderStatus,
  params: object({ orderId: orderId() }),
  status: 200,
  response: object({ status: choice(ORDER_STATUSES) }),
  errors: ["NOT_FOUND"],
});

/** Only if the provider is the sandbox; a payment that failed or was abandoned has no signature. */
export const sandboxPay = defineContract({
  ...calls.sandboxPay,
  body: object({
    orderId: orderId(),
    outcome: string().oneOf(SANDBOX_OUTCOMES, "This is not an outcome.").required("The outcome is required."),
  }),
  status: 200,
  response: object({ paymentId: nullableText(), orderId: text(), signature: nullableText() }),
  errors: ["NOT_FOUND"],
});

/** From the provider, signed over the body's bytes; repeated and in any order. */
export const paymentWebhook = defineContract({
  ...calls.paymentWebhook,
  status: 200,
  response: object({ message: text() }),
  errors: ["BAD_SIGNATURE"],
});

export const paymentHistory = defineContract({
  ...calls.paymentHistory,
  query: pagedQuery(PAYMENTS_PER_PAGE, {}),
  status: 200,
  response: object({
    payments: list(
      object({
        _id: text(),
        kind: choice(ORDER_KINDS),
        description: text(),
        amount: number().defined(),
        currency: choice([CURRENCY]),
        status: choice(LISTED_STATUSES),
        refundStatus: choice(REFUND_STATUSES),
        /** Completed and pending refunds of every payment of this order. */
        refunds: list(
          object({
            amount: number().defined(),
            reason: choice(REFUND_REASONS),
            status: choice(REFUND_STATUSES),
            createdAt: isoDate(),
          }),
        ),
        createdAt: isoDate(),
        /** The receipt and, after a refund, its credit note: number and the id of the PDF. */
        documents: list(object({ _id: text(), kind: choice(["receipt", "invoice", "credit-note"]), number: text() })),
      }),
    ),
    ...pagingAnswer,
  }),
});

export const invoicePdf = defineContract({
  ...calls.invoicePdf,
  params: object({ id: id() }),
  status: 200,
  response: fileAnswer("application/pdf"),
  errors: ["NOT_FOUND"],
});
