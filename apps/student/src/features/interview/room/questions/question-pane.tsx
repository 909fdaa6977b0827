import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import { useMemo } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Question } from "../open-interview.ts";
import * as s from "./question-pane.module.css";
import { ModelNotes } from "./sample/model-notes.tsx";
import { SheetData } from "./sample/sheet-data.tsx";
import { sheetsOf } from "./sample/sheets-of.ts";

export interface QuestionPaneProps {
  question: Question;
  onInsert: (name: string) => void;
  /** The sample data can be collapsed if there is little height. */
  isCollapsible: boolean;
}

/** The question and its sample data. */
export function QuestionPane({ question, onInsert, isCollapsible }: QuestionPaneProps) {
  const sheets = useMemo(() => sheetsOf(question), [question]);
  const tables = sheets ? (
    <SheetData key={question.number} question={question.question} sheets={sheets} hasHiddenTitle={isCollapsible} />
  ) : (
    <>
      <SampleTables
        key={question.number}
        data={question.sampleData}
        onInsert={onInsert}
        hasHiddenTitle={isCollapsible}
      />
      <ModelNotes run={question.run} />
    </>
  );
  return (
    <div className={s.pane}>
      <p className={s.text}>{question.question}</p>
      {isCollapsible && (sheets || question.sampleData) ? (
        <details open>
          <summary className={s.summary}>{messages.room.sampleData}</summary>
          <div className={s.tables}>{tables}</div>
        </details>
      ) : (
        tables
      )}
    </div>
  );
}
