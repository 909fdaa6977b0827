import { type Column, DataTable } from "@dryrun/design-system/data-table";
import * as s from "./criteria-table.module.css";
import type { Criterion } from "./evidence.ts";
import { words } from "./words.ts";

const say = words.result;

interface Row extends Criterion {
  mark: number | null;
}

const COLUMNS: readonly Column<Row>[] = [
  { key: "criterion", header: say.columns.criterion, isRowHeader: true, cell: (row) => row.criterion },
  {
    key: "points",
    header: say.columns.points,
    isEnd: true,
    cell: (row) => (
      <span className={s.points}>
        {say.points(row.points, row.maxPoints)}
        <span className="visually-hidden">{`, ${say.verdicts[row.verdict]}`}</span>
      </span>
    ),
  },
  { key: "note", header: say.columns.note, cell: (row) => row.note },
  {
    key: "evidence",
    header: say.columns.evidence,
    cell: (row) => (row.mark === null ? say.noEvidence : say.evidence([row.mark])),
  },
];

/** What the points were given for; the numbers are those of the marked words. */
export function CriteriaTable({ number, rubric, numbers }: CriteriaTableProps) {
  const rows = rubric.map((criterion, at) => ({ ...criterion, mark: numbers[at] ?? null }));
  if (rows.length === 0) return null;
  return <DataTable caption={say.criteria(number)} columns={COLUMNS} rows={rows} rowKey={(row) => row.criterion} />;
}

interface CriteriaTableProps {
  number: number;
  rubric: readonly Criterion[];
  numbers: readonly (number | null)[];
}
