import {
  useAdminCertificatePdfMutation,
  useAdminCertificatesQuery,
  useAdminImportCertificatesMutation,
  useAdminIssueCertificateMutation,
  useAdminRevokeCertificateMutation,
} from "@dryrun/api-client/certificates/admin";
import { errorCode, errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { newKey } from "@dryrun/api-client/new-key";
import { saveFile } from "@dryrun/api-client/save-file";
import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { Field } from "@dryrun/design-system/fields/field";
import { iconProps } from "@dryrun/design-system/icon-props";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { CERTIFICATES_PER_PAGE } from "@dryrun/domain/certificates/rules";
import { type Issue, issueSchema } from "@dryrun/domain/certificates/schema";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { DEFAULT_TITLE } from "@dryrun/domain/masterclass/limits";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { toast } from "@dryrun/remote-kit/toasts";
import { usePage } from "@dryrun/remote-kit/use-page";
import { Download } from "lucide-react";
import { useState } from "react";
import { certificates as text } from "../../messages/certificates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { CsvImport } from "../../shared/csv-import.tsx";
import { CertificatesNav } from "../../shared/part-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Certificate, CertificateState, CertificateTable } from "./certificate-table.tsx";
import * as s from "./certificates-page.module.css";

interface RevokeDialogProps {
  /** Remembered while the dialog closes. */
  certificate: Certificate;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a reason, then revokes the certificate permanently. */
function RevokeDialog({ certificate, isOpen, onClose }: RevokeDialogProps) {
  const [revoke, { isLoading }] = useAdminRevokeCertificateMutation();
  const [reason, setReason] = useState("");
  const [failure, setFailure] = useState("");
  async function confirm() {
    setFailure("");
    const { data, error } = await revoke({ params: { id: certificate._id }, body: { reason } });
    if (!data) {
      setFailure(errorMessage(error, text.revokeFailed));
      return;
    }
    toast.success(data.message);
    close();
  }
  function close() {
    setReason("");
    setFailure("");
    onClose();
  }
  return (
    <Confirm
      isOpen={isOpen}
      title={text.sureRevoke(certificate.studentName)}
      confirmLabel={text.revoke}
      cancelLabel={text.cancel}
      pendingLabel={text.revoking}
      isDanger
      isBusy={isLoading}
      failure={failure}
      onClose={close}
      onConfirm={() => void confirm()}
    >
      <p>{text.revokeText}</p>
      <Field label={text.revokeReason} hint={text.revokeReasonHint}>
        <TextArea rows={3} maxLength={MAX_NOTE} value={reason} onValue={setReason} />
      </Field>
    </Confirm>
  );
}

const BLANK: Issue = { studentName: "", email: "", courseName: DEFAULT_TITLE };

/** Issues one certificate. */
function IssueDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.issueTitle} description={text.mailed}>
      {isOpen && <IssueForm onDone={onClose} />}
    </Dialog>
  );
}

function IssueForm({ onDone }: { onDone: () => void }) {
  const [issue] = useAdminIssueCertificateMutation();
  // Sent again after a lost answer, it issues nothing twice.
  const [idempotencyKey, setKey] = useState(newKey);
  async function submit(body: Issue): Promise<SubmitResult> {
    const { data, error } = await issue({ body, idempotencyKey });
    if (data) {
      toast.success(data.message);
      onDone();
      return;
    }
    if (errorCode(error)) setKey(newKey()); // refused: the next submission is a new request
    return { ok: false, message: errorMessage(error, text.issueFailed), errors: fieldErrors(error) };
  }
  return (
    <FormShell
      initialValues={BLANK}
      schema={issueSchema}
      onSubmit={submit}
      submitLabel={text.issue}
      pendingLabel={text.issuing}
      cancelLabel={text.cancel}
      onCancel={onDone}
    >
      <TextField name="studentName" label={text.name} isRequired autoComplete="off" />
      <TextField name="email" label={text.email} type="email" isRequired autoComplete="off" />
      <TextField name="courseName" label={text.course} isRequired autoComplete="off" />
    </FormShell>
  );
}

const texts = { upload: text.upload, uploading: text.uploading, failed: text.importFailed };

/** Issues certificates from a file. */
function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const [send] = useAdminImportCertificatesMutation();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={text.importTitle} description={text.importAbout}>
      {isOpen && (
        <CsvImport
          say={texts}
          send={(file) => send({ file })}
          onDone={({ message }) => {
            toast.success(message);
            onClose();
          }}
          onCancel={onClose}
        />
      )}
    </Dialog>
  );
}

/** The PDF of a valid certificate. */
function DownloadButton({ certId, studentName }: { certId: string; studentName: string }) {
  const [make, { isLoading }] = useAdminCertificatePdfMutation();
  async function download() {
    const { data: url, error } = await make({ params: { certId } });
    if (url) saveFile(url, `${studentName} - Certificate ${certId}.pdf`);
    else toast.error(errorMessage(error, text.downloadFailed));
  }
  return (
    <Button
      icon={<Download {...iconProps(16)} />}
      isBusy={isLoading}
      pendingLabel={text.downloading}
      aria-label={text.downloadOf(studentName)}
      onClick={() => void download()}
    >
      {text.download}
    </Button>
  );
}

const factsOf = (certificate: Certificate) => [
  { name: text.course, value: certificate.courseName },
  { name: messages.lists.email, value: certificate.email ? <EmailText email={certificate.email} /> : text.noAddress },
  { name: text.id, value: certificate.certId },
  { name: text.issuedOn, value: text.at(certificate.issuedOn) },
  { name: text.state, value: <CertificateState {...certificate} /> },
  ...(certificate.revokedAt
    ? [
        { name: text.revokedAt, value: text.at(certificate.revokedAt) },
        { name: text.reason, value: certificate.revokeReason || "–" },
      ]
    : []),
];

type Adding = "one" | "many";

const AddButtons = ({ onAdd }: { onAdd: (what: Adding) => void }) => (
  <div className={s.buttons}>
    <Button variant="primary" onClick={() => onAdd("one")}>
      {text.issue}
    </Button>
    <Button onClick={() => onAdd("many")}>{text.import}</Button>
  </div>
);

/** Certificates: issue one or a file of them, search, download, revoke. */
export function CertificatesPage() {
  const { page } = usePage();
  const { search } = useFilters();
  const query = useAdminCertificatesQuery({ query: { page, limit: CERTIFICATES_PER_PAGE, search } });
  const [adding, setAdding] = useState<Adding>();
  const detail = useDetail<Certificate>();
  const revoking = useDetail<Certificate>();
  const rows = query.currentData?.certificates ?? [];
  const selected = detail.rowAmong(rows);
  const revoked = revoking.rowAmong(rows);
  return (
    <>
      <AdminList
        say={text}
        none={search ? messages.lists.noneFound(search) : text.none}
        asked={query}
        nav={
          <>
            <CertificatesNav />
            <AddButtons onAdd={setAdding} />
          </>
        }
        search={<SearchForm label={text.searchLabel} />}
      >
        {({ certificates }) => (
          <CertificateTable certificates={certificates} onOpen={detail.open} onRevoke={revoking.open} />
        )}
      </AdminList>
      {selected && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={selected.studentName}
          facts={factsOf(selected)}
          footer={!selected.revokedAt && <DownloadButton {...selected} />}
        />
      )}
      {revoked && <RevokeDialog certificate={revoked} isOpen={revoking.isOpen} onClose={revoking.close} />}
      <IssueDialog isOpen={adding === "one"} onClose={() => setAdding(undefined)} />
      <ImportDialog isOpen={adding === "many"} onClose={() => setAdding(undefined)} />
    </>
  );
}
