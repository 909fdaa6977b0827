import { words } from "../../messages.en-in.ts";
import * as s from "./sample-data.module.css";
import { parseTables, type SampleTable } from "./sample-tables.ts";

/** The data that a question came with: tables, or the text as it is where it is not tables. */
export function SampleData({ json, question }: { json: string; question: number }) {
  const tables = parseTables(json);
  return (
    <details className={s.data} open>
      <summary className={s.summary}>{words.interview.data}</summary>
      {tables ? (
        tables.map((table) => <Rows key={table.name} table={table} question={question} />)
      ) : (
        <pre className={s.plain}>{json}</pre>
      )}
    </details>
  );
}

function Rows({ table: { name, columns, rows }, question }: { table: SampleTable; question: number }) {
  const label = `${name}, ${words.interview.question(question)}`;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section className={s.scroll} aria-label={label} tabIndex={0}>
      <table className={s.table}>
        <caption className={s.caption}>{name}</caption>
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
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map((cell, column) => (
                <td key={columns[column] ?? column}>{cell}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
