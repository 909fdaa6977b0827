import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { words } from "../../messages.en-in.ts";
import type { Numbers } from "./numbers.ts";
import * as s from "./operations-page.module.css";

type QueueRow = Numbers["queues"][number];

const say = words.operations;
const isBusy = ({ waiting, running, failed }: QueueRow) => waiting + running + failed > 0;

const COLUMNS: Column<QueueRow>[] = [
  { key: "name", header: say.name, isRowHeader: true, cell: ({ name }) => say.jobs(name) },
  { key: "waiting", header: say.waiting, isEnd: true, cell: ({ waiting }) => waiting },
  { key: "running", header: say.running, isEnd: true, cell: ({ running }) => running },
  { key: "failed", header: say.failedJobs, isEnd: true, cell: ({ failed }) => failed },
];

/** Waiting, running and permanently failed jobs of each kind; idle kinds are listed in one sentence. */
export function QueueTable({ queues }: Pick<Numbers, "queues">) {
  const busy = queues.filter(isBusy);
  const idle = queues.filter((queue) => !isBusy(queue)).map(({ name }) => name);
  return (
    <>
      {busy.length > 0 && <DataTable caption={say.queues} columns={COLUMNS} rows={busy} rowKey={({ name }) => name} />}
      {idle.length > 0 && <p className={s.idle}>{say.idle(idle)}</p>}
    </>
  );
}
