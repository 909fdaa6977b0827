import { type ReactNode, useState } from "react";
import { Button } from "../actions/button.tsx";
import * as words from "../messages/charts.en-in.ts";
import * as s from "./chart-frame.module.css";

export interface ChartTable {
  head: readonly string[];
  rows: readonly (readonly (string | number)[])[];
}

export interface ChartFrameProps {
  title: string;
  table: ChartTable;
  headingLevel?: 2 | 3 | 4;
  /** The drawing, with its labels as text. */
  children: ReactNode;
}

/** A chart with its visible title and the same numbers as a table on demand. */
export function ChartFrame({ title, table, headingLevel = 3, children }: ChartFrameProps) {
  const [isTable, setTable] = useState(false);
  const Heading = `h${headingLevel}` as const;
  return (
    <figure className={s.frame} aria-label={title}>
      <div className={s.head}>
        <Heading className={s.title}>{title}</Heading>
        <Button variant="quiet" size="s" aria-pressed={isTable} onClick={() => setTable(!isTable)}>
          {words.chart.asTable}
        </Button>
      </div>
      {isTable ? (
        <table className={s.table}>
          <caption className="visually-hidden">{title}</caption>
          <thead>
            <tr>
              {table.head.map((cell) => (
                <th key={cell} scope="col">
                  {cell}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map(([first, ...rest], position) => (
              <tr key={position /* two rows may be equal, such as two results of one day */}>
                <th scope="row">{first}</th>
                {rest.map((cell, index) => (
                  <td key={table.head[index + 1]}>{cell}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      ) : (
        children
      )}
    </figure>
  );
}
