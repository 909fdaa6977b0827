import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { refunds } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Check, CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { refunds as say } from "../../messages/refunds.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type Refund = Output<typeof refunds>["refunds"][number];

const icon = iconProps(16);

/** The state of a refund. A dispute is the other way round: one that "failed" was won, and the money stays. */
export function RefundState({ status, reason }: Pick<Refund, "status" | "reason">) {
  const label = say.stateOf(status, reason);
  if (status === "created") return <Badge icon={<Clock {...icon} />}>{label}</Badge>;
  const isBad = reason === "dispute" ? status === "processed" : status === "failed";
  if (isBad)
    return (
      <Badge tone="danger" icon={<CircleAlert {...icon} />}>
        {label}
      </Badge>
    );
  return (
    <Badge tone="success" icon={<Check {...icon} />}>
      {label}
    </Badge>
  );
}

interface RefundTableProps {
  refunds: readonly Refund[];
  onOpen: (refund: Refund) => void;
  actions: (refund: Refund) => ReactNode;
}

export function RefundTable({ refunds: rows, onOpen, actions }: RefundTableProps) {
  const columns: Column<Refund>[] = [
    {
      key: "what",
      header: say.what,
      isRowHeader: true,
      cell: (refund) => (
        <RowName
          name={refund.description}
          label={say.detailsOf(refund.description, say.at(refund.createdAt))}
          onOpen={() => onOpen(refund)}
        />
      ),
    },
    { key: "amount", header: say.amount, isEnd: true, cell: ({ amount }) => say.amountOf(amount) },
    { key: "reason", header: say.reason, cell: ({ reason }) => say.reasons[reason] },
    {
      key: "email",
      header: words.lists.email,
      cell: ({ email }) => (email ? <EmailText email={email} /> : say.deleted),
    },
    { key: "when", header: say.asked, isWhole: true, cell: ({ createdAt }) => say.at(createdAt) },
    { key: "state", header: say.state, cell: (refund) => <RefundState {...refund} /> },
  ];
  return <DataTable caption={say.list} columns={columns} rows={rows} rowKey={({ _id }) => _id} actions={actions} />;
}
