import type { MeasureModel } from "@dryrun/engines/dax/date-table";
import { useMemo } from "react";
import { messages } from "../../../messages.en-in.ts";
import type { Question } from "../../open-interview.ts";
import * as s from "./model-notes.module.css";

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
