import { GridTable } from "@dryrun/design-system/data/grid-table";
import { words } from "../../../words.ts";
import * as s from "./sheet-data.module.css";
import type { ShownSheet } from "./sheets-of.ts";

/** The sheets of a workbook, with the letters of their columns and the numbers of their rows. */
export function SheetData({ sheets, hasHiddenTitle }: { sheets: readonly ShownSheet[]; hasHiddenTitle: boolean }) {
  return (
    <div className={s.sheets}>
      <h2 className={hasHiddenTitle ? "visually-hidden" : s.title}>{words.room.sampleData}</h2>
      {sheets.map(({ name, ...table }) => (
        <GridTable key={name} caption={words.room.sheet(name)} {...table} />
      ))}
    </div>
  );
}
