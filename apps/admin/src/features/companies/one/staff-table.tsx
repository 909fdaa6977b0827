import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import { Link } from "@dryrun/remote-kit/router";
import { company } from "../../../messages/companies/companies.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths } from "../../../paths.ts";
import { UserState } from "../../../shared/states/user-state.tsx";
import type { Details } from "./details.ts";

type Person = Details["staff"][number];

const text = company.staff;

const COLUMNS: Column<Person>[] = [
  {
    key: "name",
    header: text.name,
    isRowHeader: true,
    cell: ({ _id, fullName }) => (
      <Link to={paths.person(_id)} className="lone-link">
        {fullName}
      </Link>
    ),
  },
  { key: "email", header: messages.lists.email, cell: ({ email }) => <EmailText email={email} /> },
  { key: "role", header: text.role, cell: ({ role }) => ROLE_NAMES[role] },
  {
    key: "lastSignIn",
    header: text.lastSignIn,
    cell: ({ lastSignInAt }) => (lastSignInAt ? company.at(lastSignInAt) : text.noSignIn),
  },
  { key: "state", header: text.state, cell: ({ blocked }) => <UserState blocked={blocked} invited={false} /> },
];

/** The people of a company; each name links to the account. */
export const StaffTable = ({ staff }: { staff: Details["staff"] }) => (
  <DataTable caption={text.title} columns={COLUMNS} rows={staff} rowKey={({ _id }) => _id} />
);
