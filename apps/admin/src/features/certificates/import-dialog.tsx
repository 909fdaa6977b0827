import { useAdminImportCertificatesMutation } from "@dryrun/api-client/certificates/admin";
import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import type { FieldError } from "@dryrun/domain/errors";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import { certificates as say } from "../../messages/certificates.en-in.ts";
import * as s from "./import-dialog.module.css";

/** Issues the certificates of a file; the server checks it, and takes all rows or none. */
export function ImportDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={say.importTitle} description={say.importAbout}>
      {isOpen && <Import onDone={onClose} />}
    </Dialog>
  );
}

function Import({ onDone }: { onDone: () => void }) {
  const [send, { isLoading }] = useAdminImportCertificatesMutation();
  const [file, setFile] = useState<File>();
  const [refused, setRefused] = useState("");
  const [failure, setFailure] = useState("");
  const [rows, setRows] = useState<readonly FieldError[]>([]);
  function choose(chosen: File | undefined, why = "") {
    setFile(chosen);
    setRefused(why);
    setFailure("");
    setRows([]);
  }
  async function upload() {
    if (!file) return setRefused(say.choose);
    const { data, error } = await send({ file });
    if (data) {
      toast.success(data.message);
      return onDone();
    }
    const atFault = fieldErrors(error).filter(({ row }) => row !== undefined);
    setRows(atFault);
    setFailure(atFault.length > 0 ? say.rowsAtFault(atFault.length) : errorMessage(error, say.importFailed));
  }
  return (
    <div className={s.body}>
      <Field label={say.file} error={refused || undefined}>
        <FileDrop
          accept=".csv"
          maxBytes={MAX_UPLOAD_BYTES}
          file={file}
          onFile={(chosen) => choose(chosen)}
          onRefused={(why) => choose(undefined, why)}
        />
      </Field>
      {failure && (
        <Banner tone="danger" role="alert">
          {failure}
        </Banner>
      )}
      {rows.length > 0 && (
        <ul className={s.rows}>
          {rows.map(({ row, message }) => (
            <li key={row}>{message}</li>
          ))}
        </ul>
      )}
      <div className={s.buttons}>
        <Button onClick={onDone}>{say.cancel}</Button>
        <Button variant="primary" isBusy={isLoading} pendingLabel={say.uploading} onClick={() => void upload()}>
          {say.upload}
        </Button>
      </div>
    </div>
  );
}
