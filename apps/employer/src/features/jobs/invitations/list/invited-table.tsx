import { Button } from "@dryrun/design-system/actions/button";
import { Select } from "@dryrun/design-system/choices/select";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Field } from "@dryrun/design-system/fields/field";
import { ColumnChooser } from "@dryrun/design-system/lists/column-chooser";
import { DataTable, type Sort } from "@dryrun/design-system/lists/data-table";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { extendInvitation } from "@dryrun/domain/invitations/calls";
import { MAX_NAME, TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import type { RefObject } from "react";
import { invited as text } from "../../../../messages/invitations.en-in.ts";
import { SHOW_PARAM } from "../../../../paths.ts";
import type { Invitation, Job } from "../../../../shared/answers.ts";
import { FilterBar } from "../../../../shared/list/filter-bar.tsx";
import { list as listMessages } from "../../../../shared/list/list.en-in.ts";
import { ListFoot } from "../../../../shared/list/list-foot.tsx";
import { TypedSearch } from "../../../../shared/list/typed-search.tsx";
import { useColumns } from "../../../../shared/list/use-columns.ts";
import { useListParams } from "../../../../shared/list/use-list-params.ts";
import { usePageSize } from "../../../../shared/list/use-page-size.ts";
import { useMay } from "../../../../shared/role/may.tsx";
import { InvitationActs } from "../invitation-acts.tsx";
import { useActs } from "../use-acts.ts";
import { CHOOSABLE, columnsOf, FIRST_COLUMNS, type InvitedColumn } from "./invited-columns.tsx";
import { SHOW_NAMES, SHOWS } from "./invited-shows.ts";

const NEWEST: Sort = { key: "invited", direction: "descending" };
/** The sort orders by their name in the address. */
const SORTS = new Map<string, Sort>([
  ["oldest", { key: "invited", direction: "ascending" }],
  ["name", { key: "name", direction: "ascending" }],
  ["name-desc", { key: "name", direction: "descending" }],
]);
const nameOf = ({ key, direction }: Sort) =>
  [...SORTS].find(([, sort]) => sort.key === key && sort.direction === direction)?.[0] ?? "";

const compare = (key: string, a: Invitation, b: Invitation) =>
  key === "name"
    ? a.student.fullName.localeCompare(b.student.fullName)
    : Date.parse(a.createdAt) - Date.parse(b.createdAt);
function sorted(invitations: readonly Invitation[], { key, direction }: Sort) {
  const sign = direction === "ascending" ? 1 : -1;
  return [...invitations].sort((a, b) => sign * compare(key, a, b));
}

const holds = ({ student }: Invitation, words: string) =>
  `${student.fullName} ${student.email}`.toLowerCase().includes(words.toLowerCase());

/** Search, group, order and page of a job's invited people, stored in the URL. The server returns all of them in one answer. */
function useInvited(invitations: readonly Invitation[], closedAt: Job["closedAt"]) {
  const { params, set } = useListParams();
  const { page, goTo } = usePage();
  const { size, onSize } = usePageSize(TABLE_PAGE_SIZES);
  const show = SHOW_NAMES.find((name) => name === params.get(SHOW_PARAM)) ?? "all";
  const words = params.get("name")?.trim().slice(0, MAX_NAME) ?? "";
  const sort = SORTS.get(params.get("sort") ?? "") ?? NEWEST;
  const matchingInvitations = invitations.filter((one) => SHOWS[show](one, closedAt) && holds(one, words));
  // The server sorts by newest first, and invitations of one file by name.
  const shown = sort === NEWEST ? matchingInvitations : sorted(matchingInvitations, sort);
  return {
    show,
    words,
    sort,
    total: shown.length,
    rows: shown.slice((page - 1) * size, page * size),
    page,
    pages: Math.max(1, Math.ceil(shown.length / size)),
    goTo,
    size,
    onSize,
    onShow: (name: string) => set({ [SHOW_PARAM]: name === "all" ? "" : name }),
    onWords: (name: string, isReplaced: boolean) => set({ name }, isReplaced),
    onSort: (next: Sort) => set({ sort: nameOf(next) }),
    reset: () => set({ [SHOW_PARAM]: "", name: "" }),
  };
}
export type InvitedList = ReturnType<typeof useInvited>;

interface InvitedBarProps {
  list: InvitedList;
  closedAt: Job["closedAt"];
  /** All invitations of the job. */
  invitations: readonly Invitation[];
  columns: ReadonlySet<InvitedColumn>;
  onColumns: (columns: ReadonlySet<string>) => void;
}

/** Search, group and columns of the invited people. */
function InvitedBar({ list, closedAt, invitations, columns, onColumns }: InvitedBarProps) {
  const options = SHOW_NAMES.map((name) => ({
    value: name,
    label: text.option(text.shows[name], invitations.filter((one) => SHOWS[name](one, closedAt)).length),
  }));
  return (
    <FilterBar
      count={list.show === "all" ? 0 : 1}
      search={<TypedSearch label={text.search} asked={list.words} maxLength={MAX_NAME} onAsk={list.onWords} />}
    >
      <Field label={text.show} hasHiddenLabel>
        <Select options={options} value={list.show} onValue={list.onShow} />
      </Field>
      <ColumnChooser columns={CHOOSABLE} shown={columns} onShown={onColumns} />
    </FilterBar>
  );
}

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
