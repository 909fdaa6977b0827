import { newKey } from "@dryrun/api-client/new-key";
import { type CellFaults, type Column, checkBulkRows, type TypedRow } from "@dryrun/domain/invitations/bulk";
import type { Validity } from "@dryrun/domain/invitations/limits";
import { useMemo, useRef, useState } from "react";
import type { Refusal } from "./refusals.ts";

type Typed = readonly TypedRow[];
const edited = (typed: Typed, row: number, column: Column, value: string): Typed =>
  typed.map((one) => (one.row === row ? { row, values: { ...one.values, [column]: value } } : one));
const without = (typed: Typed, row: number): Typed => typed.filter((one) => one.row !== row);
const filled = (typed: Typed, validity: Validity): Typed =>
  typed.map((one) => (one.values.validity ? one : { ...one, values: { ...one.values, validity } }));

/** The rows of a sheet during correction, with their errors. */
export function useRows() {
  const [typed, setTyped] = useState<Typed>([]);
  // Corrected rows stay visible and editable.
  const [corrected, setCorrected] = useState<ReadonlySet<number>>(new Set());
  const [refused, setRefused] = useState<readonly Refusal[]>([]);
  const [isEdited, setEdited] = useState(false);
  const checked = useMemo(() => checkBulkRows(typed), [typed]);
  // One key per content: resending after a lost answer invites nobody twice.
  const key = useRef("");
  const renewKey = () => {
    key.current = newKey();
  };
  /** Changes rows; the server's refusals of other rows remain. */
  function change(next: Typed, row?: number) {
    renewKey();
    setTyped(next);
    setEdited(true);
    setRefused(refused.filter((refusal) => refusal.row !== row));
  }
  return {
    typed,
    checked,
    corrected,
    /** Whether the rows differ from the sheet. */
    isEdited,
    errors: [...checked.errors, ...refused],
    key: () => key.current,
    renewKey,
    start(rows: Typed) {
      change(rows);
      setEdited(false);
      setRefused([]);
      setCorrected(new Set(checkBulkRows(rows).cells.keys()));
    },
    refuse(by: readonly Refusal[]) {
      setRefused(by);
      setCorrected(new Set([...corrected, ...by.map(({ row }) => row)]));
    },
    faultsOf(row: number): CellFaults {
      const byServer = refused.filter((refusal) => refusal.row === row).map(({ field, says }) => [field, says]);
      return { ...Object.fromEntries(byServer), ...checked.cells.get(row) };
    },
    edit: (row: number, column: Column, value: string) => change(edited(typed, row, column, value), row),
    fillValidity: (validity: Validity) => change(filled(typed, validity)),
    leaveOut: (row: number) => change(without(typed, row), row),
  };
}
export type Rows = ReturnType<typeof useRows>;
