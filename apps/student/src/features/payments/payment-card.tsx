import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge, type Tone } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import { formatRupees } from "@dryrun/domain/money";
import type { ListedStatus } from "@dryrun/domain/payments/limits";
import { REFUND_REASON_WORDS } from "@dryrun/domain/payments/messages";
import { formatDate } from "@dryrun/domain/time";
import { Check, Undo2, X } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import { DocumentLine } from "./document-line.tsx";
import type { Payment } from "./payment.ts";
import * as s from "./payments-page.module.css";

const text = words.payments;
const LOOKS: Record<ListedStatus, { tone: Tone; Icon: typeof Check }> = {
  paid: { tone: "success", Icon: Check },
  failed: { tone: "danger", Icon: X },
  refunded: { tone: "neutral", Icon: Undo2 },
};

/** One order: item, date, amount, state, and documents. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const { description, amount, status, refunds, createdAt, documents } = payment;
  const { tone, Icon } = LOOKS[status];
  return (
    <Card
      as="li"
      headingLevel={3}
      title={description}
      aside={
        <Badge tone={tone} icon={<Icon {...iconProps(14)} />}>
          {text.statuses[status]}
        </Badge>
      }
      meta={
        <>
          <span>{formatDate(createdAt)}</span>
          <span className={s.amount}>{formatRupees(amount)}</span>
        </>
      }
    >
      <Refunds refunds={refunds} />
      {documents.length > 0 && (
        <ul className={s.documents}>
          {documents.map((document) => (
            <DocumentLine key={document._id} document={document} />
          ))}
        </ul>
      )}
    </Card>
  );
}

/** Refunds, paid or pending, with reason and date. */
function Refunds({ refunds }: Pick<Payment, "refunds">) {
  if (refunds.length === 0) return null;
  return (
    <ul className={s.refunds} aria-label={text.refunds}>
      {refunds.map(({ amount, reason, status, createdAt }) => (
        <li key={createdAt}>
          <p>{status !== "none" && text.refund(amount, status, reason)}</p>
          <p className={s.why}>
            {REFUND_REASON_WORDS[reason]} {formatDate(createdAt)}
          </p>
        </li>
      ))}
    </ul>
  );
}
