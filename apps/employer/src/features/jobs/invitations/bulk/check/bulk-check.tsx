import { saveFile } from "@dryrun/api-client/save-file";
import { toCsv } from "@dryrun/csv/csv";
import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Field } from "@dryrun/design-system/fields/field";
import type { FieldError } from "@dryrun/domain/errors";
import type { Validity } from "@dryrun/domain/invitations/limits";
import { bulk as bulkWords } from "../../../../../messages/invitations.en-in.ts";
import { VALIDITY_OPTIONS } from "../choose-step.tsx";
import * as s from "./bulk-check.module.css";
import { CheckTable } from "./check-table.tsx";
import type { Rows } from "./use-rows.ts";

const text = bulkWords;
const SHOWN_ERRORS = 20;

interface BulkCheckProps {
  rows: Rows;
  /** The addresses that were invited to the job before, in lower case. */
  invited: ReadonlySet<string>;
}

/** The result of the check, and the rows, whose faulty cells can be corrected in place. */
export function BulkCheck({ rows, invited }: BulkCheckProps) {
  const { errors, checked, typed } = rows;
  const again = checked.rows.filter(({ email }) => invited.has(email)).length;
  const hasNoValidity = typed.some(({ values }) => values.validity === "");
  return (
    <>
      {errors.length > 0 ? (
        <Banner tone="danger" role="status">
          {errors.some(({ row }) => row === undefined) ? errors[0]?.message : text.wrong(errors.length)}
        </Banner>
      ) : (
        <Banner tone="success" role="status">
          {text.fine(checked.rows.length)}
        </Banner>
      )}
      {again > 0 && <p>{text.again(again)}</p>}
      {hasNoValidity && (
        <Field label={text.fill}>
          <Select
            options={VALIDITY_OPTIONS}
            placeholder={text.fillChoose}
            value=""
            onValue={(value) => value && rows.fillValidity(value as Validity)}
          />
        </Field>
      )}
      {typed.length > 0 && <CheckTable rows={rows} />}
      {errors.some(({ row }) => row !== undefined) && <Errors errors={errors} />}
    </>
  );
}

function Errors({ errors }: { errors: readonly FieldError[] }) {
  const more = errors.length - SHOWN_ERRORS;
  const download = () =>
    saveFile(
      URL.createObjectURL(
        new Blob([toCsv([text.errorColumns, ...errors.map(({ row, message }) => [row ?? "", message])])]),
      ),
      text.errorsName,
    );
  return (
    <details className={s.errors} open>
      <summary>{text.errors}</summary>
      <ul aria-label={text.errors} className={s.list}>
        {errors.slice(0, SHOWN_ERRORS).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {more > 0 && <p>{text.moreErrors(more)}</p>}
      <Button size="s" onClick={download}>
        {text.download}
      </Button>
    </details>
  );
}
