import { errorMessage, fieldErrors, isNetworkError } from "@dryrun/api-client/errors";
import { useEmployerBulkInviteMutation } from "@dryrun/api-client/invitations/employer";
import { checkBulkRows, type TypedRow } from "@dryrun/domain/invitations/bulk";
import { MAX_BULK_ROWS, type Validity } from "@dryrun/domain/invitations/limits";
import { BULK_FAILED } from "@dryrun/domain/invitations/messages";
import { toast } from "@dryrun/remote-kit/toasts";
import { useState } from "react";
import type { BulkResult } from "../../../../shared/answers.ts";
import { refusalsOf } from "./check/refusals.ts";
import { useRows } from "./check/use-rows.ts";
import { type Mapping, type Match, matchColumns, typedRows } from "./read/match-columns.ts";
import { fileOf, type Sheet } from "./read/read-sheet.ts";
import { useSource } from "./read/use-source.ts";

/** For a sheet without a validity column, until the person chooses another. */
const DEFAULT_VALIDITY: Validity = "48";

/** The chosen sheet, the meaning of its columns, and the resulting rows. */
function useSheet() {
  const source = useSource();
  const [validity, setValidity] = useState<Validity>(DEFAULT_VALIDITY);
  const [found, setFound] = useState<{ sheet: Sheet; match: Match }>();
  const [mapping, setMapping] = useState<Mapping>({});

  /** Returns the rows with these columns, or null if the sheet is refused as a whole; the field then shows the reason. */
  function rowsBy({ sheet, match }: NonNullable<typeof found>, chosen: Mapping): TypedRow[] | null {
    const rows = typedRows(sheet, match, chosen, validity);
    // One more than the limit is enough to detect too many rows.
    const { errors } = checkBulkRows(rows.slice(0, MAX_BULK_ROWS + 1));
    const whole = errors.find(({ row }) => row === undefined);
    if (!whole) return rows;
    source.refuse(whole.message);
    return null;
  }
  return {
    source,
    validity,
    setValidity,
    match: found?.match,
    mapping,
    setMapping,
    /** Returns the rows; "unsure" if the person must confirm the columns; null if there is no sheet. */
    async read(): Promise<TypedRow[] | "unsure" | null> {
      const sheet = await source.read();
      if (!sheet) return null;
      const match = matchColumns(sheet);
      setFound({ sheet, match });
      setMapping(match.mapping);
      return match.isSure ? rowsBy({ sheet, match }, match.mapping) : "unsure";
    },
    /** Returns the rows with the chosen columns. */
    rows: () => (found ? rowsBy(found, mapping) : null),
  };
}

export type Phase = "choose" | "columns" | "check" | "send" | "done";

/** The state of a bulk invite, from the choice of a sheet to the counts. */
export function useBulk(jobId: string, onSent: (results: readonly BulkResult[]) => void) {
  const [phase, setPhase] = useState<Phase>("choose");
  const sheet = useSheet();
  const rows = useRows();
  const [failure, setFailure] = useState<string>();
  const [results, setResults] = useState<readonly BulkResult[]>([]);
  const [invite] = useEmployerBulkInviteMutation();

  function show(typed: readonly TypedRow[] | null) {
    if (!typed) return setPhase("choose");
    rows.start(typed);
    setFailure(undefined);
    setPhase("check");
  }
  async function check() {
    const read = await sheet.read();
    if (read === "unsure") setPhase("columns");
    else show(read);
  }
  async function send() {
    const sent = rows.checked.rows;
    setPhase("send");
    const { data, error } = await invite({ params: { jobId }, file: fileOf(sent), idempotencyKey: rows.key() });
    if (data) {
      setResults(data.results);
      onSent(data.results);
      return setPhase("done");
    }
    if (!isNetworkError(error)) rows.renewKey();
    const message = errorMessage(error, BULK_FAILED);
    toast.error(message);
    setFailure(message);
    rows.refuse(refusalsOf(fieldErrors(error), sent));
    setPhase("check");
  }
  return {
    phase,
    sheet,
    rows,
    failure,
    results,
    check,
    /** The columns are chosen. */
    accept: () => show(sheet.rows()),
    toColumns: () => setPhase("columns"),
    send,
    restart: () => setPhase("choose"),
  };
}
export type Bulk = ReturnType<typeof useBulk>;
