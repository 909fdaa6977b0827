import { useAdminRetryEvaluationMutation } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { PARKED_SHOWN } from "@dryrun/domain/admin/limits";
import { useRef } from "react";
import { messages } from "../../messages.en-in.ts";
import { PagePart } from "../../shared/page/page-part.tsx";
import { useAct } from "../../shared/use-act.tsx";
import type { Parked } from "./numbers.ts";
import * as s from "./operations-page.module.css";

const { parked: say, ...common } = messages.operations;

const COLUMNS: Column<Parked>[] = [
  { key: "jobTitle", header: say.interview, isRowHeader: true, cell: ({ jobTitle }) => say.of(jobTitle) },
  { key: "submittedAt", header: say.submittedAt, isWhole: true, cell: ({ submittedAt }) => common.at(submittedAt) },
  { key: "parkedAt", header: say.parkedAt, isWhole: true, cell: ({ parkedAt }) => common.at(parkedAt) },
];

/** Interviews whose grading failed permanently; each can be graded again. */
export function ParkedInterviews({ parked }: { parked: readonly Parked[] }) {
  const heading = useRef<HTMLHeadingElement>(null);
  const [send] = useAdminRetryEvaluationMutation();
  const retry = useAct<Parked>({
    question: () => ({
      title: say.sure,
      text: say.sureText,
      confirm: common.retry,
      cancel: common.keep,
      pending: common.retrying,
    }),
    send: ({ _id }) => send({ params: { sessionId: _id } }),
    failed: say.failed,
    finalFocus: heading,
  });
  return (
    <PagePart title={say.title} id="parked" heading={heading}>
      {parked.length === 0 ? (
        <EmptyState title={say.none} headingLevel={3} />
      ) : (
        <>
          <p className={s.idle}>{say.about}</p>
          {parked.length >= PARKED_SHOWN && <p>{say.newest}</p>}
          <DataTable
            caption={say.title}
            columns={COLUMNS}
            rows={parked}
            rowKey={({ _id }) => _id}
            actions={(session) => (
              <Button
                size="s"
                aria-label={say.retryOf(session.jobTitle, session.submittedAt)}
                onClick={() => retry.ask(session)}
              >
                {common.retry}
              </Button>
            )}
          />
        </>
      )}
      {retry.dialog}
    </PagePart>
  );
}
