import { errorMessage, fieldErrors } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import type { FieldError } from "@dryrun/domain/errors";
import { MAX_UPLOAD_BYTES } from "@dryrun/domain/limits";
import { useState } from "react";
import { messages } from "../messages.en-in.ts";
import * as s from "./csv-import.module.css";

const text = messages.lists;

interface CsvImportProps<Answer> {
  say: { upload: string; uploading: string; failed: string };
  /** Sends the file; the server checks it, and accepts all rows or none. */
  send: (file: File) => Promise<{ data?: Answer; error?: unknown }>;
  onDone: (answer: Answer) => void;
  onCancel: () => void;
}

/** The body of a dialog that imports a CSV file: the file, its errors by row, and the buttons. */
export function CsvImport<Answer>({ say: own, send, onDone, onCancel }: CsvImportProps<Answer>) {
  const [file, setFile] = useState<File>();
  const [isBusy, setBusy] = useState(false);
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
    if (!file) return setRefused(text.chooseFile);
    setBusy(true);
    const { data, error } = await send(file);
    setBusy(false);
    if (data !== undefined) return onDone(data);
    const atFault = fieldErrors(error).filter(({ row }) => row !== undefined);
    setRows(atFault);
    setFailure(atFault.length > 0 ? text.rowsAtFault(atFault.length) : errorMessage(error, own.failed));
  }
  return (
    <div className={s.body}>
      <Field label={text.file} error={refused || undefined}>
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
      {rows.length > 0 && <RowFaults label={failure} faults={rows} />}
      <div className={s.buttons}>
        <Button onClick={onCancel}>{text.cancel}</Button>
        <Button variant="primary" isBusy={isBusy} pendingLabel={own.uploading} onClick={() => void upload()}>
          {own.upload}
        </Button>
      </div>
    </div>
  );
}

function RowFaults({ label, faults }: { label: string; faults: readonly FieldError[] }) {
  return (
    <ScrollArea label={label} className={s.scroll}>
      <ul className={s.rows}>
        {faults.map(({ row, field, message }) => (
          <li key={`${row} ${field}`}>{message}</li>
        ))}
      </ul>
    </ScrollArea>
  );
}
