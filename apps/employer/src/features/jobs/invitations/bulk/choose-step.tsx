import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { FileDrop } from "@dryrun/design-system/fields/file-drop";
import { TextArea } from "@dryrun/design-system/inputs/text-area";
import {
  BULK_COLUMNS,
  MAX_BULK_ROWS,
  VALIDITIES,
  VALIDITY_LABELS,
  type Validity,
} from "@dryrun/domain/invitations/limits";
import { bulk as bulkWords } from "../../../../messages/invitations.en-in.ts";
import type { Bulk } from "./use-bulk.ts";

const text = bulkWords;
/** A header and one row that follow the rules. */
const TEMPLATE = `data:text/csv;charset=utf-8,${encodeURIComponent(
  `${BULK_COLUMNS.join(",")}\r\nAsha,Rao,asha.rao@example.com,9876543210,48\r\n`,
)}`;
/** Includes spreadsheets, so that choosing one shows instructions. */
const ACCEPT = ".csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values,.xlsx,.xls,.xlsm,.xlsb,.ods,.numbers";
const PASTE_LINES = 4;
export const VALIDITY_OPTIONS = VALIDITIES.map((value) => ({ value, label: VALIDITY_LABELS[value] }));

/** The source of the candidates: a file, or cells copied from a sheet. */
export function ChooseStep({ bulk: { sheet } }: { bulk: Bulk }) {
  const { source, validity, setValidity } = sheet;
  return (
    <>
      <p>
        {text.about}{" "}
        <a href={TEMPLATE} download={text.templateName}>
          {text.template}
        </a>
      </p>
      <Field label={text.file} hint={text.fileHint(MAX_BULK_ROWS)} error={source.fileError}>
        <FileDrop
          accept={ACCEPT}
          chooseLabel={text.choose}
          file={source.file}
          onFile={source.choose}
          onRefused={source.refuseFile}
        />
      </Field>
      <Field label={text.paste} hint={text.pasteHint} error={source.textError}>
        <TextArea
          rows={PASTE_LINES}
          value={source.text}
          onValue={source.type}
          onPaste={source.paste}
          spellCheck={false}
          autoComplete="off"
          wrap="off"
        />
      </Field>
      <Field label={text.validity} hint={text.validityHint}>
        <Select options={VALIDITY_OPTIONS} value={validity} onValue={(value) => setValidity(value as Validity)} />
      </Field>
    </>
  );
}
