import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { auditEntries } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Link } from "@dryrun/remote-kit/router";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";

type Entry = Output<typeof auditEntries>["entries"][number];

const text = messages.audit;

function Target(entry: Entry) {
  const name = text.targetOf(entry);
  if (!entry.personId) return name;
  return (
    <Link to={paths.person(entry.personId)} className="lone-link">
      {name}
    </Link>
  );
}

const COLUMNS: Column<Entry>[] = [
  { key: "what", header: text.what, isRowHeader: true, cell: ({ action }) => text.action(action) },
  { key: "target", header: text.target, cell: Target },
  { key: "detail", header: text.detail, cell: ({ detail }) => detail || "–" },
  { key: "who", header: text.who, cell: ({ actor }) => actor },
  { key: "when", header: text.when, cell: ({ at }) => text.at(at) },
];

/** Entries of the audit. */
export function AuditTable({ caption, entries }: { caption: string; entries: readonly Entry[] }) {
  return <DataTable caption={caption} columns={COLUMNS} rows={entries} rowKey={({ _id }) => _id} />;
}
