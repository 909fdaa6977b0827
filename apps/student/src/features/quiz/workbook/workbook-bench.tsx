import { Select } from "@dryrun/design-system/choices/select";
import { GridTable } from "@dryrun/design-system/data/grid-table";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Field } from "@dryrun/design-system/fields/field";
import { RUN_KINDS, type RunKind } from "@dryrun/domain/interviews/limits";
import { cleanSales, codeOf, RUN_OF_TOPIC, type SalesTable, salesData } from "@dryrun/domain/quiz/sales-data";
import { columnLetters } from "@dryrun/engines/addresses";
import { RunPanel } from "@dryrun/run-panel/run-panel";
import type { Runner } from "@dryrun/run-panel/runner";
import { useRunner } from "@dryrun/run-panel/use-run";
import { type KeyboardEvent, useId, useMemo, useRef, useState } from "react";
import { PlainEditor } from "../../../shared/editor/plain-editor.tsx";
import { AS_DOWNLOADED, Cleaning } from "./cleaning.tsx";
import { useSales } from "./use-sales.ts";
import { workbook as messages } from "./workbook.en-in.ts";
import { WorkbookFailed } from "./workbook-failed.tsx";
import * as s from "./workbook-part.module.css";
import type { WorkbookProps } from "./workbook-props.ts";

/** Runs a formula, a query, a measure or a macro on the sales workbook. It does not judge the answer. */
export function WorkbookBench(props: WorkbookProps) {
  const runner = useRunner();
  const { table, hasFailed, retry } = useSales();
  if (hasFailed) return <WorkbookFailed onRetry={retry} />;
  if (!table) return <Skeleton label={messages.loading} shape="row" />;
  return <Workplace key={props.question.id} {...props} table={table} runner={runner} />;
}

type WorkplaceProps = WorkbookProps & { table: SalesTable; runner: Runner };

function Workplace({ question, code, onCode, table, runner }: WorkplaceProps) {
  const own = RUN_OF_TOPIC[question.topic];
  const [kind, setKind] = useState<RunKind>(own);
  const [cleaning, setCleaning] = useState(AS_DOWNLOADED);
  const cleaned = useMemo(() => cleanSales(table, cleaning), [table, cleaning]);
  const run = useMemo(() => ({ kind, world: salesData(kind, cleaned) }), [kind, cleaned]);
  const start = useRef<() => void>(null);
  const hint = useId();
  const text = code ?? (kind === own && kind !== "vba" ? codeOf(question.question) : "");
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) start.current?.();
  };
  return (
    <div className={s.bench}>
      <Cleaning cleaning={cleaning} onCleaning={setCleaning} />
      <Field label={messages.language}>
        <Select
          options={RUN_KINDS.map((value) => ({ value, label: messages.languages[value] }))}
          value={kind}
          onValue={(value) => setKind(value as RunKind)}
        />
      </Field>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: a shortcut of the text area in it */}
      <div className={s.code} onKeyDown={onKeyDown}>
        <PlainEditor
          kind="sql"
          label={messages.code}
          describedBy={hint}
          value={text}
          onValue={onCode}
          onBlur={() => {}}
        />
      </div>
      <p id={hint} className={s.about}>
        {messages.hints[kind]}
      </p>
      {/* Hides a result of other data or another language. */}
      <RunPanel
        key={`${kind}${cleaning.spaces}${cleaning.dates}`}
        answer={text}
        onRun={() => {}}
        startRef={start}
        {...{ run, runner }}
      />
      <FirstRows kind={kind} table={cleaned} />
    </div>
  );
}

const SHOWN = 5;

/** The first rows, addressed as the language does: by letters and numbers, or by column names. */
function FirstRows({ kind, table: { columns, rows } }: { kind: RunKind; table: SalesTable }) {
  const first = rows.slice(0, SHOWN);
  const isSheet = kind === "sheet" || kind === "vba";
  return (
    <details>
      <summary>{messages.rows}</summary>
      <GridTable
        caption={messages.firstRows}
        columns={isSheet ? columns.map((_, index) => columnLetters(index + 1)) : columns}
        headers={isSheet ? [columns, ...first].map((_, index) => String(index + 1)) : []}
        rows={isSheet ? [columns, ...first] : first}
      />
    </details>
  );
}
