import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Link } from "@dryrun/remote-kit/router";
import { words } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

type Entry = Output<typeof auditEntries>["entries"][number];

const say = words.audit;

function Target(entry: Entry) {
  const name = say.targetOf(entry);
  if (!entry.personId) return name;
  return (
    <Link to={paths.person(entry.personId)} className="lone-link">
      {name}
    </Link>
  );
}

const COLUMNS: Column<Entry>[] = [
  { key: "what", header: say.what, isRowHeader: true, cell: ({ action }) => say.action(action) },
  { key: "target", header: say.target, cell: Target },
  { key: "detail", header: say.detail, cell: ({ detail }) => detail || "–" },
  { key: "who", header: say.who, cell: ({ actor }) => actor },
  { key: "when", header: say.when, cell: ({ at }) => say.at(at) },
];

/** Entries of the audit. */
export function AuditTable({ caption, entries }: { caption: string; entries: readonly Entry[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={entries} rowKey={({ _id }) => _id} />;
}
