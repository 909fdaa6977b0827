import { Button } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { DataTable } from "@dryrun/design-system/lists/data-table";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { extendInvitation } from "@dryrun/domain/invitations/calls";
import { TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { usePageArrival } from "@dryrun/remote-kit/use-page";
import type { RefObject } from "react";
import { invited as text } from "../../../../messages/invitations.en-in.ts";
import type { Invitation, Job } from "../../../../shared/answers.ts";
import { list as listMessages } from "../../../../shared/list/list.en-in.ts";
import { ListFoot } from "../../../../shared/list/list-foot.tsx";
import { useColumns } from "../../../../shared/list/use-columns.ts";
import { useMay } from "../../../../shared/role/may.tsx";
import { InvitationActs } from "../invitation-acts.tsx";
import { useActs } from "../use-acts.ts";
import { InvitedBar } from "./invited-bar.tsx";
import { CHOOSABLE, columnsOf, FIRST_COLUMNS } from "./invited-columns.tsx";
import { useInvited } from "./use-invited.ts";

interface InvitedTableProps {
  job: Job;
  invitations: readonly Invitation[];
  /** The heading above the table; receives the focus when the page changes. */
  heading: RefObject<HTMLElement | null>;
}

/** The invited people of a job with their progress and the possible actions; a press on a row opens the application. */
export function InvitedTable({ job, invitations, heading }: InvitedTableProps) {
  const acts = useActs(job._id);
  const mayAct = useMay(extendInvitation); // the roles that extend also remind and cancel
  const list = useInvited(invitations, job.closedAt);
  const { columns, onColumns } = useColumns(CHOOSABLE, FIRST_COLUMNS);
  const { page, pages, goTo, rows, total } = list;
  usePageArrival({ page, pages, goTo, heading });
  return (
    <div>
      <InvitedBar closedAt={job.closedAt} {...{ list, invitations, columns, onColumns }} />
      {total === 0 && (
        <EmptyState
          title={text.noneShown}
          headingLevel={3}
          action={<Button onClick={list.reset}>{listMessages.reset}</Button>}
        />
      )}
      {rows.length > 0 && (
        <DataTable
          caption={text.title}
          columns={columnsOf(columns, job.closedAt)}
          rows={rows}
          rowKey={({ _id }) => _id}
          sort={list.sort}
          onSort={list.onSort}
          {...(mayAct && {
            actions: (invitation: Invitation) => <InvitationActs invitation={invitation} job={job} acts={acts} />,
          })}
          tableFrom={1024}
          isDense
          opensRow
        />
      )}
      {pages > 1 && <Pagination page={page} pages={pages} onPage={goTo} label={text.pages} />}
      <ListFoot
        count={text.count(total)}
        total={total}
        sizes={TABLE_PAGE_SIZES}
        value={list.size}
        onSize={list.onSize}
      />
    </div>
  );
}
