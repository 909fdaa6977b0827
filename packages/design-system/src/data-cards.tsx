import * as s from "./data-cards.module.css";
import type { DataTableProps } from "./data-table-props.ts";

/** The rows of a DataTable as labelled cards, for phones. */
export function DataCards<Row>({ caption, hasVisibleCaption, columns, rows, rowKey, actions }: DataTableProps<Row>) {
  const title = columns.find((column) => column.isRowHeader);
  const facts = columns.filter((column) => column !== title);
  return (
    <div>
      {hasVisibleCaption && <p className={s.caption}>{caption}</p>}
      <ul className={s.cards} aria-label={caption}>
        {rows.map((row) => (
          <li key={rowKey(row)} className={s.card}>
            {title && <p className={s.title}>{title.cell(row)}</p>}
            <dl className={s.facts}>
              {facts.map((column) => (
                <div key={column.key} className={s.fact}>
                  <dt>{column.header}</dt>
                  <dd>{column.cell(row)}</dd>
                </div>
              ))}
            </dl>
            {actions && <div className={s.actions}>{actions(row)}</div>}
          </li>
        ))}
      </ul>
    </div>
  );
}
