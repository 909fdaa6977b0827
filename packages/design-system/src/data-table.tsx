import { DataCards } from "./data-cards.tsx";
import * as s from "./data-table.module.css";
import { DataTableHead } from "./data-table-head.tsx";
import type { Column, DataTableProps, Sort } from "./data-table-props.ts";
import { useIsWide } from "./use-is-wide.ts";

export type { Column, DataTableProps, Sort };

const TABLE_FROM = 768;

/** A real table from 768 px or `tableFrom`, the same rows as labelled cards below that. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hasVisibleCaption, columns, rows, rowKey, actions, sort, onSort, tableFrom = TABLE_FROM } = props;
  const isWide = useIsWide(tableFrom);
  if (!isWide) return <DataCards {...props} />;
  return (
    <div className={s.frame}>
      <table className={s.table}>
        <caption className={hasVisibleCaption ? s.caption : "visually-hidden"}>{caption}</caption>
        <DataTableHead columns={columns} hasActions={actions !== undefined} sort={sort} onSort={onSort} />
        <tbody>
          {rows.map((row) => (
            <tr key={rowKey(row)}>
              {columns.map((column) => {
                const Cell = column.isRowHeader ? "th" : "td";
                return (
                  <Cell
                    key={column.key}
                    scope={column.isRowHeader ? "row" : undefined}
                    data-end={column.isEnd || undefined}
                  >
                    {column.cell(row)}
                  </Cell>
                );
              })}
              {actions && <td className={s.actions}>{actions(row)}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
