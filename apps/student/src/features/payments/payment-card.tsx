import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentInvoicePdfMutation } from "@dryrun/api-client/payments/student";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Badge, type Tone } from "@dryrun/design-system/marks/badge";
import { Card } from "@dryrun/design-system/pages/card";
import type { Output } from "@dryrun/domain/contract/define";
import { formatRupees } from "@dryrun/domain/money";
import type { paymentHistory } from "@dryrun/domain/payments/contract";
import type { ListedStatus } from "@dryrun/domain/payments/limits";
import { REFUND_REASON_WORDS } from "@dryrun/domain/payments/messages";
import { formatDate } from "@dryrun/domain/time";
import { Check, Download, Undo2, X } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import * as s from "./payments-page.module.css";

const text = words.payments;

export type Payment = Output<typeof paymentHistory>["payments"][number];
export type PaymentDocument = Payment["documents"][number];

/** A receipt, an invoice or a credit note: its number, and the PDF. */
function DocumentLine({ document }: { document: PaymentDocument }) {
  const [make, { isLoading, error }] = useStudentInvoicePdfMutation();
  const name = `${text.documents[document.kind]} ${document.number}`;
  async function download() {
    const { data: url } = await make({ params: { id: document._id } });
    if (url) saveFile(url, `${name.replaceAll(/[\s/]/g, "-")}.pdf`);
  }
  return (
    <li className={s.document}>
      <span className="tabular">{name}</span>
      <span data-print="no">
        <Button
          size="s"
          icon={<Download {...iconProps(16)} />}
          isBusy={isLoading}
          pendingLabel={text.downloading}
          onClick={() => void download()}
        >
          {text.download}
          <span className="visually-hidden">{text.of(name)}</span>
        </Button>
      </span>
      {error && (
        <p role="alert" className={s.failed}>
          {errorMessage(error, text.downloadFailed)}
        </p>
      )}
    </li>
  );
}

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
