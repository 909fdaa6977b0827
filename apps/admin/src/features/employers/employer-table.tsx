import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import type { employers } from "@dryrun/domain/admin/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { messages } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";
import { EmployerState } from "../../shared/states/employer-state.tsx";

export type Employer = Output<typeof employers>["employers"][number];

const text = messages.employers;

interface EmployerTableProps {
  employers: readonly Employer[];
  onOpen: (employer: Employer) => void;
  onVerify: (employer: Employer) => void;
}

export function EmployerTable({ employers: rows, onOpen, onVerify }: EmployerTableProps) {
  const columns: Column<Employer>[] = [
    {
      key: "name",
      header: text.name,
      isRowHeader: true,
      cell: (employer) => (
        <RowName
          name={employer.fullName}
          label={messages.lists.detailsOf(employer.fullName)}
          onOpen={() => onOpen(employer)}
        />
      ),
    },
    { key: "company", header: text.company, cell: ({ companyName }) => companyName || text.noCompany },
    { key: "email", header: messages.lists.email, cell: ({ email }) => <EmailText email={email} /> },
    { key: "jobs", header: text.jobs, cell: ({ jobs }) => jobs, isEnd: true },
    { key: "state", header: text.state, cell: (employer) => <EmployerState {...employer} /> },
  ];
  return (
    <DataTable
      caption={text.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(employer) => (
        <Button
          size="s"
          aria-label={employer.verified ? text.withdrawOf(employer.fullName) : text.verifyOf(employer.fullName)}
          onClick={() => onVerify(employer)}
        >
          {employer.verified ? text.withdraw : text.verify}
        </Button>
      )}
    />
  );
}
