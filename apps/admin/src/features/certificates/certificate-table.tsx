import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { certificates } from "@dryrun/domain/certificates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Ban, Check } from "lucide-react";
import { certificates as say } from "../../messages/certificates.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type Certificate = Output<typeof certificates>["certificates"][number];

const icon = iconProps(16);

export function CertificateState({ revokedAt }: Pick<Certificate, "revokedAt">) {
  if (revokedAt)
    return (
      <Badge tone="danger" icon={<Ban {...icon} />}>
        {say.revoked}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {say.valid}
    </Badge>
  );
}

interface CertificateTableProps {
  certificates: readonly Certificate[];
  onOpen: (certificate: Certificate) => void;
  onRevoke: (certificate: Certificate) => void;
}

export function CertificateTable({ certificates: rows, onOpen, onRevoke }: CertificateTableProps) {
  const columns: Column<Certificate>[] = [
    {
      key: "name",
      header: say.name,
      isRowHeader: true,
      cell: (certificate) => (
        <RowName
          name={certificate.studentName}
          label={say.detailsOf(certificate.studentName, certificate.courseName)}
          onOpen={() => onOpen(certificate)}
        />
      ),
    },
    { key: "course", header: say.course, cell: ({ courseName }) => courseName },
    {
      key: "email",
      header: words.lists.email,
      cell: ({ email }) => (email ? <EmailText email={email} /> : say.noAddress),
    },
    { key: "id", header: say.id, cell: ({ certId }) => <span className="tabular">{certId}</span> },
    { key: "issued", header: say.issuedOn, cell: ({ issuedOn }) => say.day(issuedOn) },
    { key: "state", header: say.state, cell: (certificate) => <CertificateState {...certificate} /> },
  ];
  return (
    <DataTable
      caption={say.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(certificate) =>
        certificate.revokedAt ? null : (
          <Button
            size="s"
            aria-label={say.revokeOf(certificate.studentName, certificate.courseName)}
            onClick={() => onRevoke(certificate)}
          >
            {say.revoke}
          </Button>
        )
      }
    />
  );
}
