import { courseUnits } from "@dryrun/content/course/load-course";
import { BUYER_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { lessonPath } from "@dryrun/domain/courses/lessons/parts";
import { calendarLinkOf } from "@dryrun/domain/masterclass/calendar";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import type { OrderKind } from "@dryrun/domain/payments/limits";
import { describeOrder } from "@dryrun/domain/payments/rules";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import { paymentReturnedMail, purchaseMail, receiptMail, type WayIn } from "../../mails/money.ts";
import type { Clock, Documents, Handlers, Mailer, Payments } from "../../ports.ts";
import { hashOf, insertLink } from "../../records/links.ts";
import { findSession } from "../../records/purchases/live-sessions.ts";
import { findUser, findUserByEmail } from "../../records/users.ts";
import { findDocument } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import * as query from "./queries.ts";
import type { Webhook } from "./settling/webhook.ts";

const PAGES = { credits: "/student/payments", masterclass: "/masterclass" } as const;

/** Returns the page that shows a purchase to its owner; the course begins with its first lesson. */
function pageOf(kind: OrderKind): string {
  const [unit] = courseUnits();
  return kind === "course" ? lessonPath(unit?.id ?? "", unit?.lessons[0]?.id ?? "") : PAGES[kind];
}

/**
 * Returns the buyer's link to `page`. If the buyer has no password or an unverified address, makes a new link that
 * sets the password or verifies the address, and then leads to the page. Null if the account was deleted.
 */
async function wayInFor(
  db: Db,
  { userId, email }: Pick<query.OrderRow, "userId" | "email">,
  { page, publicUrl, now }: { page: string; publicUrl: string; now: Date },
): Promise<WayIn | null> {
  const user = userId === null ? await findUserByEmail(db, email) : await findUser(db, userId);
  if (!user) return null;
  const target = new URL(page, publicUrl);
  if (userId !== null || user.emailVerifiedAt) return { kind: "open", link: target.href };
  const [kind, purpose, path] =
    user.passwordHash === null
      ? (["set-password", "purchase", "set-password"] as const)
      : (["verify", "verify-email", "verify-email"] as const);
  const token = newLinkToken();
  const expiresAt = addMs(now, BUYER_LINK_DAYS * DAY_MS);
  await insertLink(db, { hash: hashOf(token), userId: user.id, purpose, expiresAt, createdAt: now });
  const isOwn = target.origin === new URL(publicUrl).origin;
  const redirect = isOwn ? `?redirect=${encodeURIComponent(target.pathname)}` : "";
  return { kind, link: `${publicUrl}/${path}/${token}${redirect}` };
}

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
  const { content, contentType, fileName } = await downloadOf(document, documents, {
    owner: order.userId ?? order.id,
    isEstablished: true,
  });
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
