import { useEffect, useRef } from "react";
import * as words from "../messages/data.en-in.ts";
import * as s from "./grid-table.module.css";
import { ScrollBox } from "./scroll-box.tsx";

export type GridCell = string | number | boolean | null;

export interface GridTableProps {
  caption: string;
  columns: readonly string[];
  /** Names of the rows, such as row numbers of a sheet; empty if rows have no names. */
  headers?: readonly string[];
  rows: readonly (readonly (GridCell | undefined)[])[];
  /** Row and column, from 0, of each cell to mark. */
  marked?: readonly (readonly number[])[];
  /** The meaning of marked cells, for people who do not see the mark. */
  markedAs?: "differs" | "changed";
  /** The number of rows that are not shown. */
  more?: number;
  /** The text of an empty cell; without it the cell is blank. */
  empty?: string;
  /** The column, from 0, that is visible at first if the table is too wide. */
  until?: number | undefined;
}

const textOf = (cell: GridCell | undefined, empty: string) =>
  cell === null || cell === undefined ? empty : typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);

/** The width of the fade at the cut edge, in pixels. */
const FADE = 24;

function useInSight(until: number | undefined) {
  const table = useRef<HTMLTableElement>(null);
  useEffect(() => {
    const head = until === undefined ? null : table.current?.querySelector<HTMLElement>(`th[data-at="${until}"]`);
    const box = table.current?.parentElement;
    if (head && box) box.scrollLeft = head.offsetLeft + head.offsetWidth + FADE - box.clientWidth;
  }, [until]);
  return table;
}

/** A small table of values with its caption above; it scrolls sideways if it is too wide. Marked cells differ by more than their colour. */
export function GridTable(props: GridTableProps) {
  const { caption, columns, headers = [], rows, more = 0, until } = props;
  const table = useInSight(until);
  return (
    <div className={s.table}>
      <p className={s.caption} aria-hidden>
        {caption}
      </p>
      <ScrollBox label={caption}>
        <table ref={table} className={s.cells}>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headers.length > 0 && <td className={s.corner} />}
              {columns.map((column, index) => (
                <th key={index} scope="col" data-at={index}>
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((_, index) => (
              <Row key={index} {...props} at={index} />
            ))}
          </tbody>
        </table>
      </ScrollBox>
      {rows.length === 0 && <p className={s.note}>{words.noRows}</p>}
      {more > 0 && <p className={s.note}>{words.more(more)}</p>}
    </div>
  );
}

function Row({
  at,
  columns,
  headers = [],
  rows,
  marked = [],
  markedAs = "differs",
  empty = "",
}: GridTableProps & { at: number }) {
  return (
    <tr>
      {headers.length > 0 && <th scope="row">{headers[at]}</th>}
      {columns.map((_, column) => {
        const cell = rows[at]?.[column];
        const isMarked = marked.some(([row, other]) => row === at && other === column);
        return (
          <td
            key={column}
            data-number={typeof cell === "number" || undefined}
            data-empty={cell == null || undefined}
            data-marked={isMarked || undefined}
          >
            {textOf(cell, empty)}
            {isMarked && <span className="visually-hidden">{words.marked[markedAs]}</span>}
          </td>
        );
      })}
    </tr>
  );
}
