import { useAdminRetryJobsMutation } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import type { Selection } from "@dryrun/design-system/lists/data-table";
import { type RefObject, useState } from "react";
import { messages } from "../../messages.en-in.ts";
import { useAct } from "../../shared/use-act.tsx";
import type { DeadLetter } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const text = messages.operations;
const NONE: ReadonlySet<string> = new Set();

/**
 * The selection of failed jobs on a page, with a button that retries them after a confirmation. `heading` gets the focus when they leave
 * the list.
 */
export function useRetry(jobs: readonly DeadLetter[], heading: RefObject<HTMLElement | null>) {
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
