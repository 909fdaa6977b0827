import { checkBulkRows, type TypedRow } from "@dryrun/domain/invitations/bulk";
import { MAX_BULK_ROWS, type Validity } from "@dryrun/domain/invitations/limits";
import { useState } from "react";
import { type Mapping, type Match, matchColumns, typedRows } from "./match-columns.ts";
import type { Sheet } from "./read-sheet.ts";
import { useSource } from "./use-source.ts";

/** For a sheet without a validity column, until the person chooses another. */
const DEFAULT_VALIDITY: Validity = "48";

/** The chosen sheet, the meaning of its columns, and the resulting rows. */
export function useSheet() {
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
