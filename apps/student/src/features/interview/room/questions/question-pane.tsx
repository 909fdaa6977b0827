import { SampleTables } from "@dryrun/design-system/lists/sample-tables";
import { words } from "../../words.ts";
import type { Question } from "../open-interview.ts";
import * as s from "./question-pane.module.css";

export interface QuestionPaneProps {
  question: Question;
  onInsert: (name: string) => void;
  /** The sample data can be collapsed if there is little height. */
  isCollapsible: boolean;
}

/** The question and its sample data. */
export function QuestionPane({ question, onInsert, isCollapsible }: QuestionPaneProps) {
  const tables = (
    <SampleTables key={question.number} data={question.sampleData} onInsert={onInsert} hasHiddenTitle={isCollapsible} />
  );
  return (
    <div className={s.pane}>
      <p className={s.text}>{question.question}</p>
      {isCollapsible && question.sampleData ? (
        <details open>
          <summary className={s.summary}>{words.room.sampleData}</summary>
          {tables}
        </details>
      ) : (
        tables
      )}
    </div>
  );
}
