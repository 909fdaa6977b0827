import { useAdminUsersQuery } from "@dryrun/api-client/admin/admin";
import { useAdminAuditQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { ADMIN_PER_PAGE, AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { AuditTable } from "../../shared/audit/audit-table.tsx";
import { PeriodFilter } from "../../shared/filters/period-filter.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters, usePeriod } from "../../shared/use-filters.ts";

export const ACTOR = "actor";
export const ACTION = "action";
/** The maximum of one call; there are few admins. */
const MOST_ADMINS = 100;

/** Filters by admin, action, target and date. */
export function AuditFilters() {
  const { chosen, id, choose } = useFilters();
  const { data } = useAdminUsersQuery({ query: { page: 1, limit: MOST_ADMINS, search: "", role: "admin" } });
  const admins = (data?.users ?? []).map(({ _id, fullName }) => ({ value: _id, label: fullName }));
  return (
    <SearchForm label={text.searchLabel}>
      <Field label={text.who}>
        <Select
          placeholder={text.anyAdmin}
          options={admins}
          value={id(ACTOR) ?? ""}
          onValue={(value) => choose(ACTOR, value)}
        />
      </Field>
      <Field label={text.what}>
        <Select
          placeholder={text.anyAction}
          options={text.actionOptions}
          value={chosen(ACTION, AUDIT_ACTIONS) ?? ""}
          onValue={(value) => choose(ACTION, value)}
        />
      </Field>
      <PeriodFilter />
    </SearchForm>
  );
}

const text = messages.audit;
const PERSON = "person";

/** The changes that admins made, newest first, with filters. */
export function AuditPage() {
  const { page } = usePage();
  const { search, chosen, id, choose } = useFilters();
  const { from, to } = usePeriod();
  const filter = { search, actor: id(ACTOR), action: chosen(ACTION, AUDIT_ACTIONS), person: id(PERSON), from, to };
  const query = useAdminAuditQuery({ query: { page, limit: ADMIN_PER_PAGE, ...filter } });
  const isFiltered = Object.values(filter).some(Boolean);
  return (
    <AdminList
      say={text}
      none={isFiltered ? messages.lists.noneLikeThat : text.none}
      asked={query}
      nav={<RecordsNav />}
      search={
        <>
          <AuditFilters />
          {filter.person && (
            <FilterChips chips={[{ key: PERSON, label: text.ofPerson }]} onRemove={(name) => choose(name, "")} />
          )}
        </>
      }
    >
      {({ entries }) => <AuditTable caption={text.list} entries={entries} />}
    </AdminList>
  );
}
