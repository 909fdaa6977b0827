import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { employers } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { words } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";
import { EmployerState } from "../../shared/states/employer-state.tsx";

export type Employer = Output<typeof employers>["employers"][number];

const say = words.employers;

interface EmployerTableProps {
  employers: readonly Employer[];
  onOpen: (employer: Employer) => void;
  onVerify: (employer: Employer) => void;
}

export function EmployerTable({ employers: rows, onOpen, onVerify }: EmployerTableProps) {
  const columns: Column<Employer>[] = [
    {
      key: "name",
      header: say.name,
      isRowHeader: true,
      cell: (employer) => (
        <RowName
          name={employer.fullName}
          label={words.lists.detailsOf(employer.fullName)}
          onOpen={() => onOpen(employer)}
        />
      ),
    },
    { key: "company", header: say.company, cell: ({ companyName }) => companyName || say.noCompany },
    { key: "email", header: words.lists.email, cell: ({ email }) => <EmailText email={email} /> },
    { key: "jobs", header: say.jobs, cell: ({ jobs }) => jobs, isEnd: true },
    { key: "state", header: say.state, cell: (employer) => <EmployerState {...employer} /> },
  ];
  return (
    <DataTable
      caption={say.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(employer) => (
        <Button
          size="s"
          aria-label={employer.verified ? say.withdrawOf(employer.fullName) : say.verifyOf(employer.fullName)}
          onClick={() => onVerify(employer)}
        >
          {employer.verified ? say.withdraw : say.verify}
        </Button>
      )}
    />
  );
}
