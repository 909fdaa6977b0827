import type { Db } from "../../db/client.ts";
import { receiptMail } from "../../mails/receipt.ts";
import type { Handlers, Mailer, Payments, ReceiptPdf } from "../../ports.ts";
import { findDocument } from "./documents/document-queries.ts";
import { downloadOf } from "./documents/download.ts";
import type { Webhook } from "./settling/webhook.ts";

interface PaymentJobParts {
  db: Db;
  mailer: Mailer;
  publicUrl: string;
  payments: Payments;
  receiptPdf: ReceiptPdf;
  reconcile: (orderId: string) => Promise<void>;
  receive: Webhook;
}

type PaymentJobs = Pick<Handlers, "mail.receipt" | "payment.reconcile" | "payment.sandbox-webhook">;

export function paymentJobs(parts: PaymentJobParts): PaymentJobs {
  const { db, mailer, publicUrl, payments, receiptPdf, reconcile, receive } = parts;
  return {
    async "mail.receipt"({ documentId }) {
      const found = await findDocument(db, documentId);
      if (!found?.email) return; // the account, and with it the address, is gone
      const { document, email } = found;
      const { content, contentType, fileName } = await downloadOf(document, receiptPdf);
      const mail = receiptMail({ ...document, link: `${publicUrl}/student/payments` });
      const attachments = [{ filename: fileName, contentType, content }];
      await mailer.send({ ...mail, to: email, attachments, key: `receipt-${documentId}` });
    },
    "payment.reconcile": ({ orderId }) => reconcile(orderId),
    async "payment.sandbox-webhook"({ paymentId, event }) {
      const webhook = await payments.sandbox?.webhookOf(paymentId, event);
      if (webhook) await receive(webhook);
    },
  };
}
