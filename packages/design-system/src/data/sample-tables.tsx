import { useMemo, useState } from "react";
import { Button } from "../actions/button.tsx";
import * as words from "../messages/data.en-in.ts";
import { cellText, parseSampleData, rowText, type SampleTable } from "./sample-data.ts";
import * as s from "./sample-tables.module.css";
import { ScrollBox } from "./scroll-box.tsx";

export interface SampleTablesProps {
  data: string | null;
  /** Makes every name a chip that inserts it into the answer. */
  onInsert?: (name: string) => void;
  headingLevel?: 2 | 3 | 4;
  /** The heading is already shown elsewhere. */
  hasHiddenTitle?: boolean;
}

/** The sample data of a question as tables, which can be read row by row; malformed data is shown unchanged. */
export function SampleTables({ data, onInsert, headingLevel = 2, hasHiddenTitle }: SampleTablesProps) {
  const sample = useMemo(() => parseSampleData(data), [data]);
  const [isText, setText] = useState(false);
  const Heading = `h${headingLevel}` as const;
  if (!sample) return null;
  return (
    <div className={s.data}>
      <div className={s.head}>
        <Heading className={hasHiddenTitle ? "visually-hidden" : s.title}>{words.title}</Heading>
        {sample.kind === "tables" && (
          <Button size="s" variant="quiet" onClick={() => setText(!isText)}>
            {isText ? words.asTable : words.asText}
          </Button>
        )}
      </div>
      {sample.kind === "text" ? (
        <pre className={s.plain}>{sample.text}</pre>
      ) : (
        sample.tables.map((table) =>
          isText ? (
            <TableAsText key={table.name} table={table} />
          ) : (
            <RealTable key={table.name} table={table} onInsert={onInsert} />
          ),
        )
      )}
    </div>
  );
}

function Name({ name, onInsert }: { name: string; onInsert?: ((name: string) => void) | undefined }) {
  if (!onInsert) return <code>{name}</code>;
  return (
    <button type="button" className={s.chip} aria-label={words.insert(name)} onClick={() => onInsert(name)}>
      {name}
    </button>
  );
}

function RealTable({ table, onInsert }: { table: SampleTable; onInsert?: ((name: string) => void) | undefined }) {
  const { name, columns, rows } = table;
  const size = words.countOf(rows.length, "row");
  return (
    <div className={s.table}>
      <p className={s.name} aria-hidden={onInsert ? undefined : true}>
        <Name name={name} onInsert={onInsert} />
        <span>{size}</span>
      </p>
      <ScrollBox label={`${name}, ${size}`}>
        <table className={s.cells}>
          <caption className="visually-hidden">{`${name}, ${size}`}</caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col" aria-label={column}>
                  <Name name={column} onInsert={onInsert} />
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row, position) => (
              <tr key={position}>
                {columns.map((column, index) => (
                  <td
                    key={column}
                    data-number={typeof row[index] === "number" || undefined}
                    data-null={row[index] == null || undefined}
                  >
                    {cellText(row[index])}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollBox>
    </div>
  );
}

function TableAsText({ table: { name, columns, rows } }: { table: SampleTable }) {
  return (
    <div>
      <p className={s.name}>
        <code>{name}</code>
        <span>{`${words.countOf(rows.length, "row")}, ${words.countOf(columns.length, "column")}: ${columns.join(", ")}`}</span>
      </p>
      <ul className={s.rows}>
        {rows.map((row, index) => (
          <li key={index}>
            <b>{words.row(index + 1)}</b> {rowText(columns, row)}
          </li>
        ))}
      </ul>
    </div>
  );
}
