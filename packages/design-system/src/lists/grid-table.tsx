import * as words from "../messages/grid-table.en-in.ts";
import * as s from "./grid-table.module.css";

export type GridCell = string | number | boolean | null;

export interface GridTableProps {
  caption: string;
  columns: readonly string[];
  /** Names of the rows, such as row numbers of a sheet; empty where rows have none. */
  headers?: readonly string[];
  rows: readonly (readonly (GridCell | undefined)[])[];
  /** Row and column, from 0, of each cell to point at. */
  marked?: readonly (readonly number[])[];
  /** What marked cells are for somebody who does not see the mark. */
  markedAs?: "differs" | "changed";
  /** How many more rows there are. */
  more?: number;
  /** What stands for an empty cell; nothing without it. */
  empty?: string;
}

const textOf = (cell: GridCell | undefined, empty: string) =>
  cell === null || cell === undefined ? empty : typeof cell === "boolean" ? String(cell).toUpperCase() : String(cell);

/** A small table of values with its caption above; it scrolls sideways where it is too wide. Marked cells are told apart by more than colour. */
export function GridTable({
  caption,
  columns,
  headers = [],
  rows,
  marked = [],
  markedAs = "differs",
  more = 0,
  empty = "",
}: GridTableProps) {
  const isMarked = (row: number, column: number) => marked.some(([r, c]) => r === row && c === column);
  return (
    <div className={s.table}>
      <p className={s.caption} aria-hidden>
        {caption}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard */}
      <section className={s.scroll} aria-label={caption} tabIndex={0}>
        <table>
          <caption className="visually-hidden">{caption}</caption>
          <thead>
            <tr>
              {headers.length > 0 && <td className={s.corner} />}
              {columns.map((column, at) => (
                <th key={at} scope="col">
                  {column}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, at) => (
              <tr key={at}>
                {headers.length > 0 && <th scope="row">{headers[at]}</th>}
                {columns.map((_, column) => {
                  const cell = row[column];
                  const mark = isMarked(at, column);
                  return (
                    <td
                      key={column}
                      data-number={typeof cell === "number" || undefined}
                      data-empty={cell == null || undefined}
                      data-marked={mark || undefined}
                    >
                      {textOf(cell, empty)}
                      {mark && <span className="visually-hidden">{words.marked[markedAs]}</span>}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </section>
      {rows.length === 0 && <p className={s.note}>{words.noRows}</p>}
      {more > 0 && <p className={s.note}>{words.more(more)}</p>}
    </div>
  );
}
