import { REFUND_RETRIED, REFUND_SETTLED } from "@dryrun/domain/admin/messages";
import * as records from "@dryrun/domain/admin/records/contract";
import * as contract from "@dryrun/domain/payments/contract";
import { CREDITS_ADDED } from "@dryrun/domain/payments/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Caller, requireAccess } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import { rawBodies } from "../../http/raw-body.ts";
import type { SignedEvent } from "../../ports.ts";
import type { PaymentService } from "./service.ts";
import type { Webhook } from "./settling/webhook.ts";
import { visitorRoutes } from "./visitor-routes.ts";

export function paymentRoutes(app: FastifyInstance, payments: PaymentService, receive: Webhook) {
  contractRoute(app, contract.paymentConfig, async () => payments.config());
  contractRoute(app, contract.createCreditOrder, ({ body }, caller) => payments.orderCredits(caller.id, body));
  contractRoute(app, contract.verifyCredits, async ({ body }, caller) => ({
    message: CREDITS_ADDED,
    interviewCredits: await payments.verifyCredits(caller.id, body),
  }));
  contractRoute(app, contract.orderStatus, ({ params }, caller) => payments.orderStatus(caller, params.orderId));
  visitorRoutes(app, payments);
  contractRoute(app, contract.sandboxPay, ({ body }) => payments.paySandbox(body.orderId, body.outcome));
  contractRoute(app, contract.paymentHistory, ({ query }, caller) => payments.history(caller.id, query));
  fileRoute(app, contract.invoicePdf, ({ params }, caller) => {
    const { id } = requireAccess(contract.invoicePdf, caller) as Caller;
    return payments.document(id, params.id);
  });
  contractRoute(app, records.retryRefund, async ({ params, body }, caller) => {
    await payments.failedRefunds.retry(caller.id, params.id, body);
    return { message: REFUND_RETRIED };
  });
  contractRoute(app, records.settleRefund, async ({ params, body }, caller) => {
    await payments.failedRefunds.settle(caller.id, params.id, body);
    return { message: REFUND_SETTLED };
  });
  rawBodies(app, (raw) => {
    contractRoute(raw, contract.paymentWebhook, async (_, __, request) => {
      await receive(signedEventOf(request));
      return { message: "Taken" };
    });
  });
}

function signedEventOf({ body, headers }: FastifyRequest): SignedEvent {
  const headerOf = (name: string) => String(headers[name] ?? "");
  return {
    body: Buffer.isBuffer(body) ? body : Buffer.alloc(0),
    signature: headerOf("x-razorpay-signature"),
    id: headerOf("x-razorpay-event-id"),
  };
}
