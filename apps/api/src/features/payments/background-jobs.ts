import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Db } from "../../db/client.ts";
import { paymentReturnedMail } from "../../mails/money/payment-returned.ts";
import { purchaseMail, type WayIn } from "../../mails/money/purchase.ts";
import { receiptMail } from "../../mails/money/receipt.ts";
import type { Clock, Documents, Handlers, Mailer, Payments } from "../../ports.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import { findDocument } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import * as query from "./queries.ts";
import type { Webhook } from "./settling/webhook.ts";
import { pageOf, wayInFor } from "./way-in.ts";

interface PaymentJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  payments: Payments;
  documents: Pick<Documents, "receipt">;
  reconcile: (orderId: string) => Promise<void>;
  checkBooks: Handlers["books.check"];
  receive: Webhook;
}

type PaymentMail = "mail.receipt" | "mail.purchase" | "mail.payment-returned";
type PaymentJobs = Pick<Handlers, PaymentMail | "payment.reconcile" | "payment.sandbox-webhook" | "books.check">;

export const paymentJobs = (deps: PaymentJobDeps): PaymentJobs => ({
  ...paymentMails(deps),
  "payment.reconcile": ({ orderId }) => deps.reconcile(orderId),
  "books.check": deps.checkBooks,
  async "payment.sandbox-webhook"({ paymentId, event }) {
    const webhook = await deps.payments.sandbox?.webhookOf(paymentId, event);
    if (webhook) await deps.receive(webhook);
  },
});

type Way = (order: query.OrderRow, page: string) => Promise<WayIn | null>;

function paymentMails(deps: PaymentJobDeps): Pick<Handlers, PaymentMail> {
  const { db, clock, publicUrl } = deps;
  const wayTo: Way = (order, page) => wayInFor(db, order, { page, publicUrl, now: clock.now() });
  return {
    "mail.receipt": ({ documentId }) => mailReceipt(deps, documentId, wayTo),
    "mail.purchase": ({ orderId }) => mailPurchase(deps, orderId, wayTo),
    "mail.payment-returned": ({ refundId }) => mailReturned(deps, refundId),
  };
}

async function mailReceipt({ db, mailer, documents }: PaymentJobDeps, documentId: string, wayTo: Way) {
  const foundDocument = await findDocument(db, documentId);
  if (!foundDocument?.order.email) return; // the account was deleted
  const { document, order } = foundDocument;
  const { content, contentType, fileName } = await downloadOf(document, documents);
  const wayIn = await wayTo(order, pageOf("credits"));
  const attachments = [{ filename: fileName, contentType, content }];
  const mail = receiptMail({ ...document, link: wayIn?.link ?? null });
  await mailer.send({ ...mail, to: order.email, attachments, key: `receipt-${documentId}` });
}

async function mailPurchase({ db, clock, mailer, publicUrl }: PaymentJobDeps, orderId: string, wayTo: Way) {
  const order = await query.findOrder(db, orderId);
  const wayIn = order?.email ? await wayTo(order, pageOf(order.kind)) : null;
  if (!order || !wayIn) return;
  const session = order.sessionId === null ? undefined : await findSession(db, order.sessionId);
  const path = session ? calendarLinkOf(session, clock.now()) : null;
  const calendarLink = path && `${publicUrl}${path}`;
  const mail = purchaseMail({ name: order.name, session: session ? { ...session, calendarLink } : null, wayIn });
  await mailer.send({ ...mail, to: order.email, key: `purchase-${orderId}` });
}

async function mailReturned({ db, mailer, publicUrl }: PaymentJobDeps, refundId: string) {
  const { refund, order } = (await query.findRefund(db, refundId)) ?? {};
  if (!refund || !order?.email || refund.reason === "claim") return;
  const session = order.sessionId === null ? undefined : await findSession(db, order.sessionId);
  const bought = describeOrder(order.kind, order.credits);
  const description = session ? `${bought}, ${slotLabel(session.startAt, session.endAt)}` : bought;
  const facts = { name: order.name, description, amount: refund.amount, link: `${publicUrl}/contact` };
  const mail = paymentReturnedMail({ ...facts, reason: refund.reason });
  await mailer.send({ ...mail, to: order.email, key: `payment-returned-${refundId}` });
}
