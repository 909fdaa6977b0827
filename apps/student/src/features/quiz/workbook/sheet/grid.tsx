import type { Cell } from "@dryrun/domain/quiz/sales-data";
import { useVirtualizer } from "@tanstack/react-virtual";
import { type ReactNode, useEffect, useRef } from "react";
import * as s from "./grid.module.css";
import { numberText } from "./sheet.en-in.ts";

export interface GridRow {
  /** The row's name: its number in the sheet, or its group. */
  name: string;
  cells: readonly (Cell | undefined)[];
}

interface GridProps {
  caption: string;
  /** The name of the column of names. */
  corner: string;
  columns: readonly { key: string; head: ReactNode; sorted?: "ascending" | "descending" | undefined }[];
  rows: readonly GridRow[];
  /** The place, from 0, of the row to scroll to and to mark. */
  found?: number | undefined;
}

/** The height of a row in pixels, as in the style sheet. */
const ROW_HEIGHT = 36;
const OVERSCAN = 6;

/** A large table that draws only the rows in sight; it scrolls both ways. */
export function Grid({ caption, corner, columns, rows, found }: GridProps) {
  const box = useRef<HTMLDivElement>(null);
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => ROW_HEIGHT,
    overscan: OVERSCAN,
  });
  useEffect(() => {
    if (found !== undefined) virtual.scrollToIndex(found, { align: "center" });
  }, [found, virtual]);
  const drawn = virtual.getVirtualItems();
  const before = drawn[0]?.start ?? 0;
  const after = virtual.getTotalSize() - (drawn.at(-1)?.end ?? 0);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls the box
    <section ref={box} className={s.box} aria-label={caption} tabIndex={0}>
      <table className={s.grid} aria-rowcount={rows.length + 1}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            <th scope="col" className={s.corner}>
              {corner}
            </th>
            {columns.map(({ key, head, sorted }) => (
              <th key={key} scope="col" aria-sort={sorted}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          <Spacer height={before} />
          {drawn.map(({ index }) => (
            <Row key={index} row={rows[index]} at={index} isFound={index === found} />
          ))}
          <Spacer height={after} />
        </tbody>
      </table>
    </section>
  );
}

/** Takes the place of the rows that are not drawn. */
const Spacer = ({ height }: { height: number }) => (height > 0 ? <tr style={{ blockSize: height }} /> : null);

function Row({ row, at, isFound }: { row: GridRow | undefined; at: number; isFound: boolean }) {
  if (!row) return null;
  return (
    <tr aria-rowindex={at + 2} data-found={isFound || undefined} className={s.row}>
      <th scope="row">{row.name}</th>
      {row.cells.map((cell, index) =>
        typeof cell === "number" ? (
          <td key={index} className={s.number}>
            {numberText(cell)}
          </td>
        ) : (
          <td key={index}>{cell}</td>
        ),
      )}
    </tr>
  );
}
