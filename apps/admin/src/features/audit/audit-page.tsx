import { useAdminAuditQuery } from "@dryrun/api-client/admin-records/admin";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RecordsNav } from "../../shared/records-nav.tsx";

type Entry = Output<typeof auditEntries>["entries"][number];

const say = words.audit;

const COLUMNS: Column<Entry>[] = [
  { key: "what", header: say.what, isRowHeader: true, cell: ({ action }) => say.action(action) },
  { key: "target", header: say.target, cell: ({ target }) => target },
  { key: "detail", header: say.detail, cell: ({ detail }) => detail || "–" },
  { key: "who", header: say.who, cell: ({ actor }) => actor },
  { key: "when", header: say.when, cell: ({ at }) => say.at(at) },
];

/** What admins changed, the newest first. */
export function AuditPage() {
  const { page } = usePage();
  const asked = useAdminAuditQuery({ query: { page, limit: ADMIN_PER_PAGE } }, { refetchOnMountOrArgChange: true });
  return (
    <AdminList say={say} none={say.none} asked={asked} nav={<RecordsNav />}>
      {({ entries }) => <DataTable caption={say.list} columns={COLUMNS} rows={entries} rowKey={({ _id }) => _id} />}
    </AdminList>
  );
}
