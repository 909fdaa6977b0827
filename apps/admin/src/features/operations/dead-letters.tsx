import { useAdminDeadLettersQuery, useAdminRetryJobsMutation } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { type Column, DataTable, type Selection } from "@dryrun/design-system/lists/data-table";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { DEAD_LETTERS_SHOWN } from "@dryrun/domain/admin/limits";
import { JOB_KINDS } from "@dryrun/domain/admin/records/job-names";
import { Link, useSearchParams } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { type RefObject, useRef, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../paths.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import { PagedRows } from "../../shared/paged-rows.tsx";
import { useAct } from "../../shared/use-act.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type DeadLetter, FAILED, type Numbers, RENEWED } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const text = messages.operations;

const NONE: ReadonlySet<string> = new Set();

/**
 * The selection of failed jobs on a page, with a button that retries them after a confirmation. `heading` gets the focus when they leave
 * the list.
 */
function useRetry(jobs: readonly DeadLetter[], heading: RefObject<HTMLElement | null>) {
  const [keys, setKeys] = useState(NONE);
  const [send] = useAdminRetryJobsMutation();
  const chosenJobs = jobs.filter(({ _id }) => keys.has(_id));
  const retry = useAct<readonly DeadLetter[]>({
    question: (asked) => ({
      title: text.sure(asked.length),
      text: text.sureText([
        ...new Set(asked.map(({ name }) => (asked.length === 1 ? text.job(name) : text.jobs(name)))),
      ]),
      confirm: text.retry,
      cancel: text.keep,
      pending: text.retrying,
    }),
    send: (asked) => send({ body: { ids: asked.map(({ _id }) => _id) } }),
    failed: text.retryFailed,
    onDone: () => setKeys(NONE),
    finalFocus: heading,
  });
  const selection: Selection<DeadLetter> = {
    chosen: new Set(chosenJobs.map(({ _id }) => _id)),
    onChosen: setKeys,
    labelOf: ({ name, failedAt }) => text.choose(name, failedAt),
    allLabel: text.chooseAll,
  };
  return {
    ask: retry.ask,
    dialog: retry.dialog,
    selection,
    bar: chosenJobs.length > 0 && (
      <div className={s.bar}>
        <p role="status">{text.chosen(chosenJobs.length)}</p>
        <Button variant="primary" onClick={() => retry.ask(chosenJobs)}>
          {text.retryMany(chosenJobs.length)}
        </Button>
      </div>
    ),
  };
}

/** "Application reminder mails: 3 failed", each with a link to these jobs. */
function FailedKinds({ queues }: Pick<Numbers, "queues">) {
  const failing = queues.filter(({ failed }) => failed > 0);
  if (failing.length === 0) return null;
  return (
    <ul className={s.kinds}>
      {failing.map(({ name, failed }) => (
        <li key={name}>
          <Link to={`${pathWithFilters(paths.operations, { [FAILED]: name })}#failed`} className="lone-link">
            {text.failedOf(name, failed)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

const COLUMNS: Column<DeadLetter>[] = [
  { key: "name", header: text.name, isRowHeader: true, cell: ({ name }) => text.job(name) },
  { key: "failedAt", header: text.failedAt, isWhole: true, cell: ({ failedAt }) => text.at(failedAt) },
  { key: "error", header: text.error, cell: ({ error }) => error },
];

/** Jobs that failed permanently, of one kind or of all; one or several are retried at once. */
export function DeadLetters({ queues }: Pick<Numbers, "queues">) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page } = usePage();
  const [params] = useSearchParams();
  const { choose } = useFilters();
  const failed = params.get(FAILED) ?? "";
  const kind = JOB_KINDS.find((one) => one === failed);
  const query = useAdminDeadLettersQuery(
    { query: { page, limit: DEAD_LETTERS_SHOWN, kind, name: kind ? "" : failed } },
    RENEWED,
  );
  const retry = useRetry(query.currentData?.deadLetters ?? [], heading);
  const label = kind ? text.failedKinds[kind] : text.jobs(failed);
  return (
    <PagePart title={text.deadLetters} id="failed" heading={heading}>
      <FailedKinds queues={queues} />
      {failed && <FilterChips chips={[{ key: FAILED, label }]} onRemove={() => choose(FAILED, "")} />}
      {retry.bar}
      <PagedRows
        say={{ loading: text.deadLettersLoading, failed: text.deadLettersFailed }}
        none={failed ? text.noneLikeThat : text.none}
        isPart
        asked={query}
      >
        {({ deadLetters }) => (
          <DataTable
            caption={text.deadLetters}
            columns={COLUMNS}
            rows={deadLetters}
            rowKey={({ _id }) => _id}
            selection={retry.selection}
            actions={(job) => (
              <Button size="s" aria-label={text.retryOf(job.name, job.failedAt)} onClick={() => retry.ask([job])}>
                {text.retry}
              </Button>
            )}
          />
        )}
      </PagedRows>
      {retry.dialog}
    </PagePart>
  );
}
