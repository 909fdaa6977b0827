import { useAdminRefundsQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE, REFUND_KINDS, WITHIN_DAYS } from "@dryrun/domain/admin/limits";
import { REFUND_REASONS } from "@dryrun/domain/payments/limits";
import { isRefundToSettle } from "@dryrun/domain/payments/settlement";
import { usePage } from "@dryrun/remote-kit/use-page";
import { refunds as text } from "../../messages/refunds.en-in.ts";
import { messages } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { FailedRefundButtons, useRefundActs } from "../../shared/refunds/failed-refund.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Refund, RefundState, RefundTable } from "./refund-table.tsx";
import * as s from "./refunds-page.module.css";

const STATUSES = ["created", "processed", "failed"] as const;
const DAYS = WITHIN_DAYS.map(String);

/** Returns the filters in the address. */
function useRefundFilter() {
  const { chosen } = useFilters();
  const days = chosen("changedWithin", DAYS);
  return {
    kind: chosen("kind", REFUND_KINDS),
    status: chosen("status", STATUSES),
    reason: chosen("reason", REFUND_REASONS),
    changedWithin: days === undefined ? undefined : Number(days),
  };
}
type RefundFilter = ReturnType<typeof useRefundFilter>;

const FIELDS = [
  { name: "kind", label: text.kind, options: text.kindOptions },
  { name: "status", label: text.state, options: text.statusOptions },
  { name: "reason", label: text.reason, options: text.reasonOptions },
  { name: "changedWithin", label: text.changedWithin, options: messages.lists.withinOptions },
] as const;

function RefundFilters({ filter }: { filter: RefundFilter }) {
  const { choose } = useFilters();
  return (
    <div className={s.filters}>
      {FIELDS.map(({ name, label, options }) => (
        <Field key={name} label={label}>
          <Select options={options} value={String(filter[name] ?? "")} onValue={(value) => choose(name, value)} />
        </Field>
      ))}
    </div>
  );
}

const factsOf = (refund: Refund) => [
  { name: text.what, value: refund.description },
  { name: text.amount, value: text.amountOf(refund.amount) },
  { name: text.reason, value: text.reasons[refund.reason] },
  { name: text.state, value: <RefundState {...refund} /> },
  { name: messages.lists.email, value: refund.email ? <EmailText email={refund.email} /> : text.deleted },
  { name: text.asked, value: text.at(refund.createdAt) },
  { name: text.changed, value: text.at(refund.updatedAt) },
  { name: text.order, value: refund.providerOrderId },
  { name: text.payment, value: refund.paymentId },
  ...(refund.settledReference ? [{ name: text.settledReference, value: refund.settledReference }] : []),
];

/** Paid and pending refunds, and disputes at the bank; newest first. */
export function RefundsPage() {
  const { page } = usePage();
  const filter = useRefundFilter();
  const query = useAdminRefundsQuery({ query: { page, limit: ADMIN_PER_PAGE, ...filter } });
  const detail = useDetail<Refund>();
  const { dialogs, ...acts } = useRefundActs();
  const actions = (refund: Refund) => isRefundToSettle(refund) && <FailedRefundButtons refund={refund} {...acts} />;
  const selected = detail.rowAmong(query.currentData?.refunds ?? []);
  return (
    <>
      <AdminList
        say={text}
        none={Object.values(filter).some(Boolean) ? text.noneLikeThat : text.none}
        asked={query}
        nav={<RecordsNav />}
        search={<RefundFilters filter={filter} />}
      >
        {({ refunds }) => <RefundTable refunds={refunds} onOpen={detail.open} actions={actions} />}
      </AdminList>
      {selected && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={selected.description}
          facts={factsOf(selected)}
          footer={actions(selected)}
        />
      )}
      {dialogs}
    </>
  );
}
