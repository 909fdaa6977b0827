import type { FieldError } from "@dryrun/domain/errors";
import { type BulkRow, type Column, rowError } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS } from "@dryrun/domain/invitations/limits";

/** The server's reason for refusing a valid row, with its row number in the sheet. */
export interface Refusal {
  row: number;
  field: Column;
  message: string;
  says: string;
}

/** Converts the server's errors, whose rows are lines of the sent file below its header. */
export const refusalsOf = (faults: readonly FieldError[], sent: readonly BulkRow[]): Refusal[] =>
  faults.flatMap((fault) => {
    const row = fault.row === undefined ? undefined : sent[fault.row - 2]?.row;
    const field = BULK_COLUMNS.find((column) => column === fault.field);
    if (row === undefined || field === undefined) return [];
    const says = fault.message.replace(/^Row \d+: /, "");
    return [{ row, field, says, message: rowError(row, field, says).message }];
  });
