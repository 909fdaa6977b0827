import { useRef } from "react";
import { paperClass } from "../pages/paper.ts";
import { useIsWide } from "../use-is-wide.ts";
import { useOverflows } from "../use-overflows.ts";
import { ChooseAll } from "./choose-all.tsx";
import { ChooseRow } from "./choose-row.tsx";
import { DataCards } from "./data-cards.tsx";
import * as s from "./data-table.module.css";
import { DataTableHead } from "./data-table-head.tsx";
import type { Column, DataTableProps, Selection, Sort } from "./data-table-props.ts";

export type { Column, DataTableProps, Selection, Sort };

const TABLE_FROM = 768;

/** A table from 768 px or `tableFrom` on; below that, the same rows as labelled cards. */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { caption, hasVisibleCaption, columns, rows, rowKey, actions, selection, sort, onSort } = props;
  const isWide = useIsWide(props.tableFrom ?? TABLE_FROM);
  const frame = useRef<HTMLDivElement>(null);
  const overflows = useOverflows(frame, isWide && props.isDense === true);
  if (!isWide) return <DataCards {...props} />;
  return (
    // A scrolling element must be reachable by keyboard.
    <div
      ref={frame}
      className={paperClass(s.frame)}
      data-scrolls={overflows || undefined}
      tabIndex={overflows ? 0 : undefined}
    >
      <table className={s.table} data-dense={props.isDense || undefined} data-opens-row={props.opensRow || undefined}>
        <caption className={hasVisibleCaption ? s.caption : "visually-hidden"}>{caption}</caption>
        <DataTableHead
          columns={columns}
          hasActions={actions !== undefined}
          chooseAll={selection && <ChooseAll selection={selection} keys={rows.map(rowKey)} hasHiddenLabel />}
          sort={sort}
          onSort={onSort}
        />
        {props.secondLine ? (
          rows.map((row) => (
            // A row and its second line are a group.
            <tbody key={rowKey(row)} className={s.group}>
              <Cells {...props} row={row} />
              <SecondLine {...props} row={row} />
            </tbody>
          ))
        ) : (
          <tbody>
            {rows.map((row) => (
              <Cells key={rowKey(row)} {...props} row={row} />
            ))}
          </tbody>
        )}
      </table>
    </div>
  );
}

type RowProps<Row> = DataTableProps<Row> & { row: Row };

function Cells<Row>({ columns, row, rowKey, actions, selection, isDense }: RowProps<Row>) {
  return (
    <tr data-chosen={selection?.chosen.has(rowKey(row)) || undefined}>
      {selection && (
        <td className={s.choose}>
          <ChooseRow selection={selection} row={row} rowKey={rowKey(row)} />
        </td>
      )}
      {columns.map((column) => {
        const Cell = column.isRowHeader ? "th" : "td";
        return (
          <Cell
            key={column.key}
            scope={column.isRowHeader ? "row" : undefined}
            data-end={column.isEnd || undefined}
            data-whole={column.isWhole || undefined}
            style={isDense && column.maxWidth ? { maxInlineSize: column.maxWidth } : undefined}
          >
            {column.cell(row)}
          </Cell>
        );
      })}
      {actions && <td className={s.actions}>{actions(row)}</td>}
    </tr>
  );
}

function SecondLine<Row>({ columns, row, actions, selection, secondLine }: RowProps<Row>) {
  const text = secondLine?.(row);
  if (!text) return null;
  return (
    <tr>
      <td className={s.second} colSpan={columns.length + (selection ? 1 : 0) + (actions ? 1 : 0)}>
        {text}
      </td>
    </tr>
  );
}
