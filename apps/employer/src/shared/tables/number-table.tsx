import { ScrollArea } from "@dryrun/design-system/data/scroll-area";
import { formatNumber } from "@dryrun/domain/text";
import * as s from "./number-table.module.css";

type Cell = string | number;

interface NumberTableProps {
  caption: string;
  columns: readonly string[];
  /** The first cell of each row is its heading. */
  rows: readonly (readonly [string, ...Cell[]])[];
}

/** A table of numbers and short texts, with its caption above; it scrolls sideways if it is too wide. */
export const NumberTable = ({ caption, columns, rows }: NumberTableProps) => (
  <div className={s.box}>
    <p className={s.caption} aria-hidden>
      {caption}
    </p>
    <ScrollArea label={caption} className={s.scroll}>
      <table className={s.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(([name, ...cells], row) => (
            <tr key={row}>
              <th scope="row">{name}</th>
              {cells.map((cell, column) => (
                <td key={column}>{typeof cell === "number" ? formatNumber(cell) : cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </ScrollArea>
  </div>
);
