import { NOTICE_LABEL } from "../notice.ts";

interface ExportColumn {
  title: string;
  /** The width in a workbook, in characters. */
  width: number;
  /** Whether the cells are calendar days, `YYYY-MM-DD`. */
  isDay?: true;
}

/** The columns of an export, as in the file's header row. */
export const EXPORT_COLUMNS: readonly ExportColumn[] = [
  { title: "Name", width: 24 },
  { title: "Email", width: 30 },
  { title: "Phone", width: 13 },
  { title: "Job", width: 28 },
  { title: "Company", width: 24 },
  { title: "Applied on", width: 13, isDay: true },
  { title: "Status", width: 11 },
  { title: "Decided on", width: 13, isDay: true },
  { title: "Reason", width: 36 },
  { title: "Expected CTC", width: 14 },
  { title: "Current CTC", width: 13 },
  { title: NOTICE_LABEL, width: 19 },
  { title: "Skills", width: 36 },
  { title: "Languages", width: 20 },
  { title: "Portfolio", width: 30 },
  { title: "Interview", width: 11 },
  { title: "Score", width: 8 },
  { title: "Verdict", width: 10 },
  { title: "Stage", width: 11 },
  { title: "Tags", width: 24 },
  { title: "Notes", width: 36 },
];
