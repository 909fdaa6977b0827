import { useAdminExportLedgerMutation, useAdminLedgerQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { Field } from "@dryrun/design-system/fields/field";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { FilterChips } from "@dryrun/design-system/lists/filter-chips";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import type { ledgerEntries } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { LEDGER_UNITS } from "@dryrun/domain/payments/limits";
import { capitalise } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import { usePage } from "@dryrun/remote-kit/use-page";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { PeriodFilter } from "../../shared/filters/period-filter.tsx";
import { ExportButton } from "../../shared/page/export-button.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { SearchForm } from "../../shared/search-form.tsx";
import { useFilters, usePeriod } from "../../shared/use-filters.ts";
import * as s from "./ledger-page.module.css";
import { Totals } from "./totals.tsx";

type Entry = Output<typeof ledgerEntries>["entries"][number];

const text = messages.ledger;
const UNIT = "unit";
const PERSON = "person";
const OPTIONS = [
  { value: "", label: text.units.all },
  ...LEDGER_UNITS.map((value) => ({ value, label: text.units[value] })),
];

function Account({ email, personId }: Entry) {
  if (!email) return text.deleted;
  if (!personId) return <EmailText email={text.guest(email)} />;
  return (
    <Link to={paths.person(personId)} aria-label={email} className="lone-link">
      <EmailText email={email} />
    </Link>
  );
}

const COLUMNS: Column<Entry>[] = [
  { key: "reason", header: text.reason, isRowHeader: true, cell: ({ reason }) => capitalise(reason) },
  {
    key: "amount",
    header: text.amount,
    isEnd: true,
    isWhole: true,
    cell: ({ unit, amount }) => text.amountOf(unit, amount),
  },
  { key: "email", header: text.whose, cell: Account },
  { key: "reference", header: text.reference, cell: ({ reference }) => reference || "–" },
  { key: "when", header: text.when, isWhole: true, cell: ({ at }) => text.at(at) },
];

/** Every movement of rupees and credits, newest first, with totals and an export. */
export function LedgerPage() {
  const { page } = usePage();
  const { search, chosen, id, choose } = useFilters();
  const { from, to } = usePeriod();
  const filter = { unit: chosen(UNIT, LEDGER_UNITS), search, person: id(PERSON), from, to };
  const query = useAdminLedgerQuery({ query: { page, limit: ADMIN_PER_PAGE, ...filter } });
  const [download, { isLoading }] = useAdminExportLedgerMutation();
  const isFiltered = Boolean(filter.unit || filter.person || from || to);
  return (
    <AdminList
      say={text}
      none={isFiltered ? messages.lists.noneLikeThat : search ? messages.lists.noneFound(search) : text.none}
      asked={query}
      nav={<RecordsNav />}
      search={
        <>
          <SearchForm label={text.searchLabel}>
            <Field label={text.unit}>
              <Select options={OPTIONS} value={filter.unit ?? ""} onValue={(value) => choose(UNIT, value)} />
            </Field>
            <PeriodFilter />
          </SearchForm>
          {filter.person && (
            <FilterChips chips={[{ key: PERSON, label: text.ofPerson }]} onRemove={(name) => choose(name, "")} />
          )}
          <div className={s.sums}>
            <Totals filter={filter} />
            <ExportButton say={text} isBusy={isLoading} download={() => download({ query: filter })} />
          </div>
        </>
      }
    >
      {({ entries }) => <DataTable caption={text.list} columns={COLUMNS} rows={entries} rowKey={({ _id }) => _id} />}
    </AdminList>
  );
}
