import { useAdminRefundsQuery } from "@dryrun/api-client/admin-records/refunds";
import { EmailText } from "@dryrun/design-system/data/email-text";
import { ADMIN_PER_PAGE } from "@dryrun/domain/admin/limits";
import { isRefundToSettle } from "@dryrun/domain/payments/settlement";
import { usePage } from "@dryrun/remote-kit/use-page";
import { refunds as say } from "../../messages/refunds.en-in.ts";
import { words } from "../../messages.en-in.ts";
import { AdminList } from "../../shared/admin-list.tsx";
import { RecordsNav } from "../../shared/part-nav.tsx";
import { FailedRefundButtons, useRefundActs } from "../../shared/refunds/failed-refund.tsx";
import { RowDetail, useDetail } from "../../shared/row-detail.tsx";
import { RefundFilters, useRefundFilter } from "./refund-filters.tsx";
import { type Refund, RefundState, RefundTable } from "./refund-table.tsx";

const factsOf = (refund: Refund) => [
  { name: say.what, value: refund.description },
  { name: say.amount, value: say.amountOf(refund.amount) },
  { name: say.reason, value: say.reasons[refund.reason] },
  { name: say.state, value: <RefundState {...refund} /> },
  { name: words.lists.email, value: refund.email ? <EmailText email={refund.email} /> : say.deleted },
  { name: say.asked, value: say.at(refund.createdAt) },
  { name: say.changed, value: say.at(refund.updatedAt) },
  { name: say.order, value: refund.providerOrderId },
  { name: say.payment, value: refund.paymentId },
  ...(refund.settledReference ? [{ name: say.settledReference, value: refund.settledReference }] : []),
];

/** Paid and pending refunds, and disputes at the bank; newest first. */
export function RefundsPage() {
  const { page } = usePage();
  const filter = useRefundFilter();
  const asked = useAdminRefundsQuery(
    { query: { page, limit: ADMIN_PER_PAGE, ...filter } },
    { refetchOnMountOrArgChange: true },
  );
  const detail = useDetail<Refund>();
  const { dialogs, ...acts } = useRefundActs();
  const actions = (refund: Refund) => isRefundToSettle(refund) && <FailedRefundButtons refund={refund} {...acts} />;
  const shown = detail.rowAmong(asked.currentData?.refunds ?? []);
  return (
    <>
      <AdminList
        say={say}
        none={Object.values(filter).some(Boolean) ? say.noneLikeThat : say.none}
        asked={asked}
        nav={<RecordsNav />}
        search={<RefundFilters filter={filter} />}
      >
        {({ refunds }) => <RefundTable refunds={refunds} onOpen={detail.open} actions={actions} />}
      </AdminList>
      {shown && (
        <RowDetail
          isOpen={detail.isOpen}
          onClose={detail.close}
          title={shown.description}
          facts={factsOf(shown)}
          footer={actions(shown)}
        />
      )}
      {dialogs}
    </>
  );
}
