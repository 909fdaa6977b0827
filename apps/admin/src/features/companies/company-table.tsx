import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { companies } from "@dryrun/domain/admin/companies/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Link } from "@dryrun/remote-kit/router";
import type { ReactNode } from "react";
import { nameOf, companies as text } from "../../messages/companies/companies.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { CompanyState } from "./company-state.tsx";

export type Company = Output<typeof companies>["companies"][number];

interface CompanyTableProps {
  companies: readonly Company[];
  actions: (company: Company) => ReactNode;
}

const COLUMNS: Column<Company>[] = [
  {
    key: "name",
    header: text.name,
    isRowHeader: true,
    cell: (company) => (
      <Link to={paths.company(company._id)} className="lone-link">
        {nameOf(company)}
      </Link>
    ),
  },
  { key: "owner", header: text.owner, cell: ({ owner }) => owner?.fullName ?? text.noOwner },
  { key: "email", header: messages.lists.email, cell: ({ owner }) => owner && <EmailText email={owner.email} /> },
  { key: "people", header: text.people, cell: ({ people }) => people, isEnd: true },
  { key: "jobs", header: text.jobs, cell: ({ jobs }) => jobs, isEnd: true },
  { key: "state", header: text.state, cell: (company) => <CompanyState {...company} /> },
];

export const CompanyTable = ({ companies: rows, actions }: CompanyTableProps) => (
  <DataTable caption={text.list} columns={COLUMNS} rows={rows} rowKey={({ _id }) => _id} actions={actions} />
);
