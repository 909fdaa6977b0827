import { ArrowDown, ArrowUp, ArrowUpDown } from "lucide-react";
import { iconProps } from "../icon-props.ts";
import type { Sort } from "./data-table-props.ts";
import * as s from "./sort-button.module.css";

export interface SortButtonProps {
  columnKey: string;
  header: string;
  sort: Sort | undefined;
  onSort: (sort: Sort) => void;
}

/** A column header that sorts by its column: ascending first, then descending. */
export function SortButton({ columnKey, header, sort, onSort }: SortButtonProps) {
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
