import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { DataTable } from "@dryrun/design-system/lists/data-table";
import * as candidateMessages from "../../../messages/candidates.en-in.ts";
import type { FoundCandidate } from "../../../shared/answers.ts";
import { useColumns } from "../../../shared/list/use-columns.ts";
import { CHOOSABLE, columnsOf, FIRST_COLUMNS } from "./candidate-columns.tsx";
import * as s from "./candidates-table.module.css";
import { SecondLine } from "./second-line.tsx";

interface CandidatesTableProps {
  candidates: readonly FoundCandidate[];
  /** The searched words. */
  marked: readonly string[];
}

/** The found candidates, one row each with work and summary below it; a press anywhere on a row opens one. */
export function CandidatesTable({ candidates, marked }: CandidatesTableProps) {
  const { columns, onColumns } = useColumns(CHOOSABLE, FIRST_COLUMNS);
  return (
    <>
      <div className={s.columns} data-print="no">
        <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
      </div>
      <DataTable
        caption={candidateMessages.candidates.found}
        columns={columnsOf(columns, marked)}
        rows={candidates}
        rowKey={({ _id }) => _id}
        secondLine={(candidate) => <SecondLine candidate={candidate} marked={marked} />}
        isDense
        opensRow
      />
    </>
  );
}
