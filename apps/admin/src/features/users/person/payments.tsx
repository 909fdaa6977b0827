import { type Column, DataTable } from "@dryrun/design-system/lists/data-table";
import { capitalise } from "@dryrun/domain/text";
import { Link } from "@dryrun/remote-kit/router";
import { person } from "../../../messages/person.en-in.ts";
import { messages } from "../../../messages.en-in.ts";
import { paths, pathWithFilters } from "../../../paths.ts";
import { FailedRefundButtons, useRefundActs } from "../../../shared/refunds/failed-refund.tsx";
import { Part } from "./part.tsx";
import type { Person } from "./person.ts";

type Payment = Person["payments"]["rows"][number];
type Entry = Person["ledger"]["rows"][number];

const { payments: say, ledger: own } = person;

const PAYMENTS: Column<Payment>[] = [
  { key: "what", header: say.what, isRowHeader: true, cell: ({ description }) => description },
  { key: "amount", header: say.amount, isEnd: true, cell: ({ amount }) => say.amountOf(amount) },
  { key: "state", header: say.state, cell: ({ status }) => say.stateOf(status) },
  { key: "refund", header: say.refund, cell: ({ refundStatus }) => say.refundOf(refundStatus) },
  { key: "order", header: say.order, cell: ({ providerOrderId }) => providerOrderId },
  { key: "when", header: say.when, isWhole: true, cell: ({ createdAt }) => person.at(createdAt) },
];

/** Orders of the account, paid or not, with actions on a failed refund. */
export function Payments({ payments: { rows, total }, email }: Pick<Person, "payments" | "email">) {
  const { dialogs, ...acts } = useRefundActs();
  return (
    <Part say={say} rows={rows} total={total}>
      <DataTable
        caption={say.title}
        columns={PAYMENTS}
        rows={rows}
        rowKey={({ _id }) => _id}
        tableFrom={1024}
        actions={({ failedRefundId, description, amount }) =>
          failedRefundId && (
            <FailedRefundButtons refund={{ _id: failedRefundId, description, amount, email }} {...acts} />
          )
        }
      />
      {dialogs}
    </Part>
  );
}

const ENTRIES: Column<Entry>[] = [
  { key: "reason", header: messages.ledger.reason, isRowHeader: true, cell: ({ reason }) => capitalise(reason) },
  {
    key: "amount",
    header: messages.ledger.amount,
    isEnd: true,
    cell: ({ unit, amount }) => messages.ledger.amountOf(unit, amount),
  },
  { key: "when", header: messages.ledger.when, isWhole: true, cell: ({ at }) => person.at(at) },
];

/** The account's income and expenses in the ledger. */
export const LedgerPart = ({ id, ledger: { rows, total } }: Pick<Person, "ledger"> & { id: string }) => (
  <Part
    say={own}
    rows={rows}
    total={total}
    more={<Link to={pathWithFilters(paths.ledger, { person: id })}>{own.all}</Link>}
  >
    <DataTable caption={own.title} columns={ENTRIES} rows={rows} rowKey={({ _id }) => _id} />
  </Part>
);
