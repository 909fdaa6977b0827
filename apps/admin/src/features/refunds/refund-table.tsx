import { EmailText } from "@dryrun/design-system/data/email-text";
import { iconProps } from "@dryrun/design-system/icon-props";
import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { Badge } from "@dryrun/design-system/marks/badge";
import type { refunds } from "@dryrun/domain/admin/records/contract";
import type { Output } from "@dryrun/domain/contract/define";
import { Check, CircleAlert, Clock } from "lucide-react";
import type { ReactNode } from "react";
import { refunds as text } from "../../messages/refunds.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { RowName } from "../../shared/row-name.tsx";

export type Refund = Output<typeof refunds>["refunds"][number];

const icon = iconProps(16);

/** The state of a refund. A dispute is the other way round: one that "failed" was won, and the money stays. */
export function RefundState({ status, reason }: Pick<Refund, "status" | "reason">) {
  const label = text.stateOf(status, reason);
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
      header: text.what,
      isRowHeader: true,
      cell: (refund) => (
        <RowName
          name={refund.description}
          label={text.detailsOf(refund.description, text.at(refund.createdAt))}
          onOpen={() => onOpen(refund)}
        />
      ),
    },
    { key: "amount", header: text.amount, isEnd: true, cell: ({ amount }) => text.amountOf(amount) },
    { key: "reason", header: text.reason, cell: ({ reason }) => text.reasons[reason] },
    {
      key: "email",
      header: messages.lists.email,
      cell: ({ email }) => (email ? <EmailText email={email} /> : text.deleted),
    },
    { key: "when", header: text.asked, isWhole: true, cell: ({ createdAt }) => text.at(createdAt) },
    { key: "state", header: text.state, cell: (refund) => <RefundState {...refund} /> },
  ];
  return <DataTable caption={text.list} columns={columns} rows={rows} rowKey={({ _id }) => _id} actions={actions} />;
}
