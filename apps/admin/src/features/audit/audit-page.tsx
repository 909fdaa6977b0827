import { useAdminAuditQuery } from "@dryrun/api-client/admin-records/admin";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { ADMIN_PER_PAGE, AUDIT_ACTIONS } from "@dryrun/domain/admin/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { AuditTable } from "../../shared/audit/audit-table.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { useFilters, usePeriod } from "../../shared/use-filters.ts";
import { ACTION, ACTOR, AuditFilters } from "./audit-filters.tsx";

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
