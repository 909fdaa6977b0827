import { errorMessage } from "@dryrun/api-client/errors";
import { useStudentInvoicePdfMutation } from "@dryrun/api-client/payments/student";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { iconProps } from "@dryrun/design-system/icon-props";
import { Download } from "lucide-react";
import * as words from "../../messages.en-in.ts";
import type { PaymentDocument } from "./payment.ts";
import * as s from "./payments-page.module.css";

const text = words.payments;

/** A receipt, an invoice or a credit note: its number, and the PDF. */
export function DocumentLine({ document }: { document: PaymentDocument }) {
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
