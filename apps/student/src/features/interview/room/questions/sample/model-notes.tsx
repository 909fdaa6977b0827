import type { MeasureWorld } from "@dryrun/engines/dax/date-table";
import { useMemo } from "react";
import { words } from "../../../words.ts";
import type { Question } from "../../open-interview.ts";
import * as s from "./model-notes.module.css";

const say = words.room.model;

/** Returns what a measure may use in addition to the sample's rows: date tables, relationships and measures. */
function notesOf(run: Question["run"]): string[] {
  if (run?.kind !== "dax") return [];
  const { tables, relationships = [], measures = {} } = JSON.parse(run.world) as MeasureWorld;
  return [
    ...tables.flatMap((table) => ("from" in table ? [say.dates(table.name, table.from, table.to)] : [])),
    ...relationships.map(({ from, to, active = true }) => say.relationship(from, to, active)),
    ...Object.entries(measures).map(([name, expression]) => say.measure(name, expression)),
  ];
}

/** Describes the data model of a question about measures. */
export function ModelNotes({ run }: { run: Question["run"] }) {
  const notes = useMemo(() => notesOf(run), [run]);
  if (notes.length === 0) return null;
  return (
    <section aria-label={say.title}>
      <h2 className={s.title}>{say.title}</h2>
      <ul className={s.notes}>
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </section>
  );
}
