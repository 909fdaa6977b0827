import { useAdminRevokeCertificateMutation } from "@dryrun/api-client/certificates/admin";
import { errorMessage } from "@dryrun/api-client/errors";
import { Field } from "@dryrun/design-system/fields/field";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import { Confirm } from "@dryrun/design-system/overlays/confirm";
import { MAX_NOTE } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { certificates as text } from "../../messages/certificates.en-in.ts";
import type { Certificate } from "./certificate-table.tsx";

interface RevokeDialogProps {
  /** Remembered while the dialog closes. */
  certificate: Certificate;
  isOpen: boolean;
  onClose: () => void;
}

/** Asks for a reason, then revokes the certificate permanently. */
export function RevokeDialog({ certificate, isOpen, onClose }: RevokeDialogProps) {
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
