import { useAdminRetryJobMutation } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { DEAD_LETTERS_SHOWN } from "@dryrun/domain/admin/limits";
import { useRef } from "react";
import { words } from "../../messages.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";
import type { DeadLetter } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const say = words.operations;

const COLUMNS: Column<DeadLetter>[] = [
  { key: "name", header: say.name, isRowHeader: true, cell: ({ name }) => name },
  { key: "failedAt", header: say.failedAt, cell: ({ failedAt }) => say.at(failedAt) },
  { key: "error", header: say.error, cell: ({ error }) => error },
];

/** Jobs that failed permanently; each can be retried. */
export function DeadLetters({ deadLetters }: { deadLetters: readonly DeadLetter[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [send] = useAdminRetryJobMutation();
  const retry = useAct<DeadLetter>({
    question: ({ name }) => ({
      title: say.sure(name),
      text: say.sureText,
      confirm: say.retry,
      cancel: say.keep,
      pending: say.retrying,
    }),
    send: ({ _id }) => send({ params: { id: _id } }),
    failed: say.retryFailed,
    onDone: () => heading.current?.focus(), // the row has been removed
  });
  return (
    <section className={s.part}>
      <h2 ref={heading} tabIndex={-1}>
        {say.deadLetters}
      </h2>
      {deadLetters.length >= DEAD_LETTERS_SHOWN && <p>{say.newest}</p>}
      {deadLetters.length === 0 ? (
        <EmptyState title={say.none} headingLevel={3} />
      ) : (
        <DataTable
          caption={say.deadLetters}
          columns={COLUMNS}
          rows={deadLetters}
          rowKey={({ _id }) => _id}
          actions={(job) => (
            <Button size="s" aria-label={say.retryOf(job.name, job.failedAt)} onClick={() => retry.ask(job)}>
              {say.retry}
            </Button>
          )}
        />
      )}
      {retry.dialog}
    </section>
  );
}
