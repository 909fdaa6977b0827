import { saveFile } from "@dryrun/api-client/save-file";
import { toCsv } from "@dryrun/csv/csv";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import type { FieldError } from "@dryrun/domain/errors";
import { words } from "../../../../messages.en-in.ts";
import * as s from "./bulk-check.module.css";

const say = words.bulk;
const SHOWN_ERRORS = 20;
const SHOWN_ROWS = 20;

export interface BulkCheckProps {
  /** As the file has them, the header first. */
  lines: readonly (readonly string[])[];
  /** How many can be invited. */
  count: number;
  errors: readonly FieldError[];
}

/** The result of the check: errors by row, or none, and the first rows. */
export function BulkCheck({ lines, count, errors }: BulkCheckProps) {
  return (
    <>
      {errors.length > 0 ? (
        <>
          <Banner tone="danger" role="alert">
            {errors.some(({ row }) => row === undefined) ? errors[0]?.message : say.wrong(errors.length)}
          </Banner>
          {errors.some(({ row }) => row !== undefined) && <Errors errors={errors} />}
        </>
      ) : (
        <Banner tone="success" role="status">
          {say.fine(count)}
        </Banner>
      )}
      {lines.length > 1 && <Preview lines={lines} />}
    </>
  );
}

function Errors({ errors }: { errors: readonly FieldError[] }) {
  const more = errors.length - SHOWN_ERRORS;
  const download = () =>
    saveFile(
      URL.createObjectURL(
        new Blob([toCsv([say.errorColumns, ...errors.map(({ row, message }) => [row ?? "", message])])]),
      ),
      say.errorsName,
    );
  return (
    <div className={s.errors}>
      <ul aria-label={say.errors} className={s.list}>
        {errors.slice(0, SHOWN_ERRORS).map(({ message }) => (
          <li key={message}>{message}</li>
        ))}
      </ul>
      {more > 0 && <p>{say.moreErrors(more)}</p>}
      <Button size="s" onClick={download}>
        {say.download}
      </Button>
    </div>
  );
}

/** The first rows at full width; the table scrolls in its own frame. */
function Preview({ lines: [header = [], ...body] }: Pick<BulkCheckProps, "lines">) {
  const rows = body.map((cells, at) => ({ number: at + 2, cells })).filter(({ cells }) => cells.some(Boolean));
  const caption = say.preview(Math.min(SHOWN_ROWS, rows.length), rows.length);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways has to be reachable with the keyboard
    <section className={s.preview} aria-label={caption} tabIndex={0}>
      <table className={s.table}>
        <caption className={s.caption}>{caption}</caption>
        <thead>
          <tr>
            {[say.row, ...header].map((name, at) => (
              <th key={at} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.slice(0, SHOWN_ROWS).map(({ number, cells }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {header.map((_, at) => (
                <td key={at}>{cells[at]}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
