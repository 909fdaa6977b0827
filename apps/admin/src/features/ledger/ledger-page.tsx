import { useAdminLedgerQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { ledgerEntries } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { LEDGER_UNITS } from "@dryrun/domain/payments/limits";
import { capitalised } from "@dryrun/domain/text";
import { usePage } from "@dryrun/remote-kit/use-page";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RecordsNav } from "../../shared/records-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters } from "../../shared/use-filters.ts";

type Entry = Output<typeof ledgerEntries>["entries"][number];

const say = words.ledger;
const UNIT = "unit";
const OPTIONS = [
  { value: "", label: say.units.all },
  ...LEDGER_UNITS.map((value) => ({ value, label: say.units[value] })),
];

const COLUMNS: Column<Entry>[] = [
  { key: "reason", header: say.reason, isRowHeader: true, cell: ({ reason }) => capitalised(reason) },
  { key: "amount", header: say.amount, isEnd: true, cell: ({ unit, amount }) => say.amountOf(unit, amount) },
  { key: "email", header: say.whose, cell: ({ email }) => email ?? say.deleted },
  { key: "reference", header: say.reference, cell: ({ reference }) => reference || "–" },
  { key: "when", header: say.when, cell: ({ at }) => say.at(at) },
];

/** Every rupee and every credit, the newest first. */
export function LedgerPage() {
  const { page } = usePage();
  const { search, chosen, choose } = useFilters();
  const unit = chosen(UNIT, LEDGER_UNITS);
  const asked = useAdminLedgerQuery(
    { query: { page, limit: ADMIN_PER_PAGE, unit, search } },
    { refetchOnMountOrArgChange: true },
  );
  return (
    <AdminList
      say={say}
      none={search ? words.lists.noneFound(search) : say.none}
      asked={asked}
      nav={<RecordsNav />}
      search={
        <SearchForm label={say.searchLabel}>
          <Field label={say.unit}>
            <Select options={OPTIONS} value={unit ?? ""} onValue={(value) => choose(UNIT, value)} />
          </Field>
        </SearchForm>
      }
    >
      {({ entries }) => <DataTable caption={say.list} columns={COLUMNS} rows={entries} rowKey={({ _id }) => _id} />}
    </AdminList>
  );
}
