import { useAdminRefundsQuery } from "@dryrun/api-client/admin-records/admin";
import { Select } from "@dryrun/design-system/choices/select";
import { Field } from "@dryrun/design-system/fields/field";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { REFUND_REASONS } from "@dryrun/domain/payments/limits";
import { usePage } from "@dryrun/remote-kit/use-page";
import { refunds as say } from "../../messages/refunds.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RecordsNav } from "../../shared/records-nav.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { useFilters } from "../../shared/use-filters.ts";
import { type Refund, RefundState, RefundTable } from "./refund-table.tsx";
import * as s from "./refunds-page.module.css";

const STATUS = "status";
const REASON = "reason";
const STATUSES = ["created", "processed", "failed"] as const;

const factsOf = (refund: Refund) => [
  { name: say.what, value: refund.description },
  { name: say.amount, value: say.amountOf(refund.amount) },
  { name: say.reason, value: say.reasons[refund.reason] },
  { name: say.state, value: <RefundState {...refund} /> },
  { name: words.lists.email, value: refund.email || say.deleted },
  { name: say.asked, value: say.at(refund.createdAt) },
  { name: say.changed, value: say.at(refund.updatedAt) },
  { name: say.order, value: refund.providerOrderId },
  { name: say.payment, value: refund.paymentId },
];

/** Money that went back or is on its way, and disputes at the bank; the newest first. */
export function RefundsPage() {
  const { page } = usePage();
  const { chosen, choose } = useFilters();
  const status = chosen(STATUS, STATUSES);
  const reason = chosen(REASON, REFUND_REASONS);
  const asked = useAdminRefundsQuery(
    { query: { page, limit: ADMIN_PER_PAGE, status, reason } },
    { refetchOnMountOrArgChange: true },
  );
  const detail = useDetail<Refund>();
  const shown = detail.rowAmong(asked.currentData?.refunds ?? []);
  return (
    <>
      <AdminList
        say={say}
        none={status || reason ? say.noneLikeThat : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={
          <div className={s.filters}>
            <Field label={say.state}>
              <Select options={say.statusOptions} value={status ?? ""} onValue={(value) => choose(STATUS, value)} />
            </Field>
            <Field label={say.reason}>
              <Select options={say.reasonOptions} value={reason ?? ""} onValue={(value) => choose(REASON, value)} />
            </Field>
          </div>
        }
      >
        {({ refunds }) => <RefundTable refunds={refunds} onOpen={detail.open} />}
      </AdminList>
      {shown && (
        <RowDetail isOpen={detail.isOpen} onClose={detail.close} title={shown.description} facts={factsOf(shown)} />
      )}
    </>
  );
}
