import { Button } from "@dryrun/design-system/actions/button";
import { GridTable } from "@dryrun/design-system/data/grid-table";
import { iconProps } from "@dryrun/design-system/icon-props";
import type { DaxModel } from "@dryrun/engines/dax/data";
import { Play } from "lucide-react";
import { type RefObject, useEffect, useImperativeHandle, useMemo, useRef } from "react";
import { run as text } from "./run.en-in.ts";
import * as s from "./run-panel.module.css";
import type { RunEnd, Runnable, Runner } from "./runner.ts";
import { useRun } from "./use-run.ts";

export interface RunPanelProps {
  runner: Runner;
  run: Runnable;
  answer: string;
  /** The person pressed Run. */
  onRun: () => void;
  /** Runs the answer from a shortcut outside the panel. */
  startRef: RefObject<(() => void) | null>;
}

/** Runs the answer on the sample and shows the result. It does not judge the answer. */
export function RunPanel({ runner, run, answer, onRun, startRef }: RunPanelProps) {
  const { state, start } = useRun(runner, run, onRun);
  const about = useMemo(() => aboutOf(run), [run]);
  const isBlank = answer.trim() === "";
  const result = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (state.name === "done") result.current?.scrollIntoView?.({ block: "nearest" }); // on a phone it is below the answer
  }, [state]);
  const pressButton = () => {
    if (!isBlank) void start(answer);
  };
  useImperativeHandle(startRef, () => pressButton);
  return (
    <section className={s.panel} aria-label={text.title}>
      <div className={s.bar}>
        <Button
          size="s"
          icon={<Play {...iconProps(18)} />}
          onClick={pressButton}
          disabled={isBlank}
          isBusy={state.name === "running"}
          pendingLabel={text.running}
        >
          {text.run}
        </Button>
        <span className={s.about}>{about}</span>
      </div>
      <div ref={result} role="status" className={s.result}>
        {state.name === "done" && <Result end={state.end} />}
      </div>
    </section>
  );
}

/** Describes where the answer runs: a formula in a cell, a measure in a visual. */
function aboutOf({ kind, world: data }: Runnable): string {
  if (kind === "dax") {
    const { ask } = JSON.parse(data) as DaxModel;
    return text.inVisual(ask?.kind === "measure" ? [...(ask.rows ?? []), ...(ask.columns ?? [])] : []);
  }
  if (kind !== "sheet") return text.about(kind);
  const { sheet, address } = JSON.parse(data) as { sheet: string; address: string };
  return text.inCell(sheet, address);
}

function Result({ end }: { end: RunEnd }) {
  switch (end.is) {
    case "stopped":
      return <p>{text.stopped}</p>;
    case "unreachable":
      return <p>{text.unreachable}</p>;
    case "unsupported":
      return <p>{text.unsupported(end.what)}</p>;
    case "error":
      return (
        <p className={s.error}>
          <b>{end.at ? text.errorAt(end.at.line) : text.error}</b> {end.message}
        </p>
      );
    case "result":
      return (
        <>
          {end.notes.map((note, index) => (
            <p key={index} className={s.note}>
              {note}
            </p>
          ))}
          {end.tables.length === 0 && end.notes.length === 0 && <p>{text.nothing}</p>}
          {end.tables.map(({ name, ...table }, index) => (
            <GridTable
              key={index}
              caption={name === "" ? text.result : text.resultOf(name)}
              markedAs="changed"
              empty={table.headers.length > 0 ? "" : text.null}
              {...table}
            />
          ))}
        </>
      );
  }
}
