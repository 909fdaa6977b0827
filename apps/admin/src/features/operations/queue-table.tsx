import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { messages } from "../../messages.en-in.ts";
import type { Numbers } from "./numbers.ts";
import * as s from "./operations-page.module.css";

type QueueRow = Numbers["queues"][number];

const text = messages.operations;
const isBusy = ({ waiting, running, failed }: QueueRow) => waiting + running + failed > 0;

const COLUMNS: Column<QueueRow>[] = [
  { key: "name", header: text.name, isRowHeader: true, cell: ({ name }) => text.jobs(name) },
  { key: "waiting", header: text.waiting, isEnd: true, cell: ({ waiting }) => waiting },
  { key: "running", header: text.running, isEnd: true, cell: ({ running }) => running },
  { key: "failed", header: text.failedJobs, isEnd: true, cell: ({ failed }) => failed },
];

/** Waiting, running and permanently failed jobs of each kind; idle kinds are listed in one sentence. */
export function QueueTable({ queues }: Pick<Numbers, "queues">) {
  const busy = queues.filter(isBusy);
  const idle = queues.filter((queue) => !isBusy(queue)).map(({ name }) => name);
  return (
    <>
      {busy.length > 0 && <DataTable caption={text.queues} columns={COLUMNS} rows={busy} rowKey={({ name }) => name} />}
      {idle.length > 0 && <p className={s.idle}>{text.idle(idle)}</p>}
    </>
  );
}
