import { REFUND_RETRIED, REFUND_SETTLED } from "@dryrun/domain/admin/messages";
import * as records from "@dryrun/domain/admin/records/contract";
import * as course from "@dryrun/domain/courses/contract";
import * as masterclass from "@dryrun/domain/masterclass/contract";
import * as contract from "@dryrun/domain/payments/contract";
import { CREDITS_ADDED } from "@dryrun/domain/payments/messages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type Caller, requireAccess } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import { rawBodies } from "../../http/raw-body.ts";
import type { SignedEvent } from "../../ports.ts";
import type { Visitor } from "./orders/visitors.ts";
import type { PaymentService } from "./service.ts";
import type { Webhook } from "./settling/webhook.ts";

const visitorOf = (caller: Caller | null, { ip }: FastifyRequest): Visitor => ({ caller, network: networkOf(ip) });

/** Adds the routes for purchases without an account. */
function visitorRoutes(app: FastifyInstance, payments: PaymentService) {
  contractRoute(app, course.publicCoupons, ({ query }, caller, request) =>
    payments.coupons(visitorOf(caller, request), query.email),
  );
  contractRoute(app, course.validateCoupon, ({ body }, caller, request) =>
    payments.tryCoupon(visitorOf(caller, request), body),
  );
  contractRoute(app, course.createCourseOrder, ({ body }, caller, request) =>
    payments.orderCourse(visitorOf(caller, request), body),
  );
  contractRoute(app, course.verifyCourse, ({ body }) => payments.verifyCourse(body));
  contractRoute(app, masterclass.createMasterclassOrder, ({ body }, caller, request) =>
    payments.orderSeat(visitorOf(caller, request), body),
  );
  contractRoute(app, masterclass.verifyMasterclass, ({ body }) => payments.verifySeat(body));
}

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
