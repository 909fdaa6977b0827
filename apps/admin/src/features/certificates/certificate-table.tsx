import { Button } from "@dryrun/design-system/actions/button";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { certificates } from "@dryrun/domain/certificates/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Ban, Check } from "lucide-react";
import { certificates as text } from "../../messages/certificates.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type Certificate = Output<typeof certificates>["certificates"][number];

const icon = iconProps(16);

export function CertificateState({ revokedAt }: Pick<Certificate, "revokedAt">) {
  if (revokedAt)
    return (
      <Badge tone="danger" icon={<Ban {...icon} />}>
        {text.revoked}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {text.valid}
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
      header: text.name,
      isRowHeader: true,
      cell: (certificate) => (
        <RowName
          name={certificate.studentName}
          label={text.detailsOf(certificate.studentName, certificate.courseName)}
          onOpen={() => onOpen(certificate)}
        />
      ),
    },
    { key: "course", header: text.course, cell: ({ courseName }) => courseName },
    {
      key: "email",
      header: messages.lists.email,
      cell: ({ email }) => (email ? <EmailText email={email} /> : text.noAddress),
    },
    { key: "id", header: text.id, cell: ({ certId }) => <span className="tabular">{certId}</span> },
    { key: "issued", header: text.issuedOn, cell: ({ issuedOn }) => text.day(issuedOn) },
    { key: "state", header: text.state, cell: (certificate) => <CertificateState {...certificate} /> },
  ];
  return (
    <DataTable
      caption={text.list}
      columns={columns}
      rows={rows}
      rowKey={({ _id }) => _id}
      actions={(certificate) =>
        certificate.revokedAt ? null : (
          <Button
            size="s"
            aria-label={text.revokeOf(certificate.studentName, certificate.courseName)}
            onClick={() => onRevoke(certificate)}
          >
            {text.revoke}
          </Button>
        )
      }
    />
  );
}
