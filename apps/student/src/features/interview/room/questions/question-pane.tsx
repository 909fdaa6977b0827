import { SampleTables } from "@dryrun/design-system/data/sample-tables";
import type { MeasureModel } from "@dryrun/engines/dax/date-table";
import { useMemo } from "react";
import { messages } from "../../messages.en-in.ts";
import type { Question } from "../open-interview.ts";
import * as s from "./question-pane.module.css";
import { SheetData } from "./sample/sheet-data.tsx";
import { sheetsOf } from "./sample/sheets-of.ts";

const text = messages.room.model;

/** Returns what a measure may use in addition to the sample's rows: date tables, relationships and measures. */
function notesOf(run: Question["run"]): string[] {
  if (run?.kind !== "dax") return [];
  const { tables, relationships = [], measures = {} } = JSON.parse(run.world) as MeasureModel;
  return [
    ...tables.flatMap((table) => ("from" in table ? [text.dates(table.name, table.from, table.to)] : [])),
    ...relationships.map(({ from, to, active = true }) => text.relationship(from, to, active)),
    ...Object.entries(measures).map(([name, expression]) => text.measure(name, expression)),
  ];
}

/** Describes the data model of a question about measures. */
export function ModelNotes({ run }: { run: Question["run"] }) {
  const notes = useMemo(() => notesOf(run), [run]);
  if (notes.length === 0) return null;
  return (
    <section aria-label={text.title}>
      <h2 className={s.title}>{text.title}</h2>
      <ul className={s.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}

interface QuestionPaneProps {
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
