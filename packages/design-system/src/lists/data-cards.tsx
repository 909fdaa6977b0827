import type { ReactNode } from "react";
import { paperClass } from "../pages/paper.ts";
import { ChooseAll } from "./choose-all.tsx";
import { ChooseRow } from "./choose-row.tsx";
import * as s from "./data-cards.module.css";
import type { DataTableProps } from "./data-table-props.ts";

/** The rows of a DataTable as labelled cards, for phones. */
export function DataCards<Row>(props: DataTableProps<Row>) {
  const { caption, hasVisibleCaption, columns, rows, rowKey, actions, selection } = props;
  const title = columns.find((column) => column.isRowHeader);
  const facts = columns.filter((column) => column !== title);
  return (
    <div>
      {hasVisibleCaption && <p className={s.caption}>{caption}</p>}
      {selection && (
        <div className={s.all}>
          <ChooseAll selection={selection} keys={rows.map(rowKey)} />
        </div>
      )}
      <ul
        className={s.cards}
        aria-label={caption}
        data-dense={props.isDense || undefined}
        data-opens-row={props.opensRow || undefined}
      >
        {rows.map((row) => (
          <li
            key={rowKey(row)}
            className={paperClass(s.card)}
            data-chosen={selection?.chosen.has(rowKey(row)) || undefined}
          >
            <div className={s.head}>
              {selection && <ChooseRow selection={selection} row={row} rowKey={rowKey(row)} />}
              {title && <div className={s.title}>{title.cell(row)}</div>}
              {props.isDense && actions?.(row)}
            </div>
            <dl className={s.facts}>
              {facts
                .filter((column) => !column.isBlank?.(row))
                .map((column) => (
                  <div key={column.key} className={s.fact}>
                    <dt>{column.header}</dt>
                    <dd>{column.cell(row)}</dd>
                  </div>
                ))}
            </dl>
            {props.secondLine && <SecondLine text={props.secondLine(row)} />}
            {actions && !props.isDense && <div className={s.actions}>{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function SecondLine({ text }: { text: ReactNode }) {
  return text ? <div className={s.second}>{text}</div> : null;
}
