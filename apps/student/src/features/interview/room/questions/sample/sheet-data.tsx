import { GridTable } from "@dryrun/design-system/data/grid-table";
import { messages } from "../../../messages.en-in.ts";
import { lastNamed } from "./ranges-of.ts";
import * as s from "./sheet-data.module.css";
import type { ShownSheet } from "./sheets-of.ts";

interface SheetDataProps {
  question: string;
  sheets: readonly ShownSheet[];
  hasHiddenTitle: boolean;
}

/** The sheets of a workbook, with column letters and row numbers; of the first sheet, the columns that the question is about. */
export function SheetData({ question, sheets, hasHiddenTitle }: SheetDataProps) {
  return (
    <div className={s.sheets}>
      <h2 className={hasHiddenTitle ? "visually-hidden" : s.title}>{messages.room.sampleData}</h2>
      {sheets.map(({ name, ...table }, index) => (
        <GridTable
          key={name}
          caption={messages.room.sheet(name)}
          until={index === 0 ? lastNamed(question, table) : undefined}
          {...table}
        />
      ))}
    </div>
  );
}
