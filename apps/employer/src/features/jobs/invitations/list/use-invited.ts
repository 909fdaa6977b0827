import type { Sort } from "@dryrun/design-system/lists/data-table";
import { MAX_NAME, TABLE_PAGE_SIZES } from "@dryrun/domain/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { SHOW_PARAM } from "../../../../paths.ts";
import type { Invitation, Job } from "../../../../shared/answers.ts";
import { useListParams } from "../../../../shared/list/use-list-params.ts";
import { usePageSize } from "../../../../shared/list/use-page-size.ts";
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
export function useInvited(invitations: readonly Invitation[], closedAt: Job["closedAt"]) {
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
