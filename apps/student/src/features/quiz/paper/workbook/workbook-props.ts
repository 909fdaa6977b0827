import type { Paper } from "../../../../shared/answers.ts";

export interface WorkbookProps {
  question: Paper["questions"][number];
  /** What was typed for this question; undefined if nothing was. */
  code: string | undefined;
  onCode: (code: string) => void;
}
