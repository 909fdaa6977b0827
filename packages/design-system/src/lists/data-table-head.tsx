import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import type { ReactNode } from "react";
import { iconProps } from "../icon-props.ts";
import * as words from "../messages/lists.en-in.ts";
import type { Column, Sort } from "./data-table-props.ts";
import * as s from "./sort-button.module.css";

interface SortButtonProps {
  columnKey: string;
  header: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** A column header that sorts by its column: ascending first, then descending. */
function SortButton({ columnKey, header, sort, onSort }: SortButtonProps) {
  const direction = sort?.key === columnKey ? sort.direction : undefined;
  const Icon = direction === "ascending" ? ArrowUp : direction === "descending" ? ArrowDown : ArrowUpDown;
  const next = direction === "ascending" ? "descending" : "ascending";
  return (
    <button type="button" className={s.sort} onClick={() => onSort({ key: columnKey, direction: next })}>
      {header}
      <Icon {...iconProps(16)} />
    </button>
  );
}

interface DataTableHeadProps {
  columns: readonly Pick<Column<never>, "key" | "header" | "isSortable" | "isEnd">[];
  hasActions: boolean;
  /** The box that selects every row. */
  chooseAll?: ReactNode;
  sort: Sort | undefined;
  onSort: ((sort: Sort) => void) | undefined;
}

/** The head of a DataTable: the columns, and how the rows are sorted. */
export function DataTableHead({ columns, hasActions, chooseAll, sort, onSort }: DataTableHeadProps) {
  return (
    <thead>
      <tr>
        {chooseAll && <th scope="col">{chooseAll}</th>}
        {columns.map(({ key, header, isSortable, isEnd }) => (
          <th
            key={key}
            scope="col"
            data-end={isEnd || undefined}
            aria-sort={isSortable ? (sort?.key === key ? sort.direction : "none") : undefined}
          >
            {isSortable && onSort ? <SortButton columnKey={key} header={header} sort={sort} onSort={onSort} /> : header}
          </th>
        ))}
        {hasActions && (
          <th scope="col">
            <span className="visually-hidden">{words.actions}</span>
          </th>
        )}
      </tr>
    </thead>
  );
}
