import { checkBulkRows, type TypedRow } from "@dryrun/domain/invitations/bulk";
import { MAX_BULK_ROWS, type Validity } from "@dryrun/domain/invitations/limits";
import { useState } from "react";
import { type Mapping, type Match, matchColumns, typedRows } from "./match-columns.ts";
import type { Sheet } from "./read-sheet.ts";
import { useSource } from "./use-source.ts";

/** For a sheet without a column for it, until the person chooses another. */
const DEFAULT_VALIDITY: Validity = "48";

/** The sheet that was chosen, which of its columns are ours, and the rows that follow. */
export function useSheet() {
  const source = useSource();
  const [validity, setValidity] = useState<Validity>(DEFAULT_VALIDITY);
  const [found, setFound] = useState<{ sheet: Sheet; match: Match }>();
  const [mapping, setMapping] = useState<Mapping>({});

  /** The rows with these columns, or null where the sheet is refused as a whole; then the field says why. */
  function rowsBy({ sheet, match }: NonNullable<typeof found>, chosen: Mapping): TypedRow[] | null {
    const rows = typedRows(sheet, match, chosen, validity);
    // One more than may be is enough to see that there are too many.
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
    /** The rows; "unsure" where the person has to say which column is which; null where there is no sheet. */
    async read(): Promise<TypedRow[] | "unsure" | null> {
      const sheet = await source.read();
      if (!sheet) return null;
      const match = matchColumns(sheet);
      setFound({ sheet, match });
      setMapping(match.mapping);
      return match.isSure ? rowsBy({ sheet, match }, match.mapping) : "unsure";
    },
    /** The rows with the chosen columns. */
    rows: () => (found ? rowsBy(found, mapping) : null),
  };
}
