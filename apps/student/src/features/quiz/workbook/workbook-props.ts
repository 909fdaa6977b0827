import type { Paper } from "../../../shared/answers.ts";

export interface WorkbookProps {
  question: Paper["questions"][number];
  /** The text typed for this question; undefined if there is none. */
  code: string | undefined;
  onCode: (code: string) => void;
}
