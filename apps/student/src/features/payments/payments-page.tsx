import { useStudentPaymentsQuery } from "@dryrun/api-client/payments/student";
import { buttonClass } from "@dryrun/design-system/actions/button";
import { EmptyState } from "@dryrun/design-system/feedback/empty-state";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { Pagination } from "@dryrun/design-system/lists/pagination";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { PAYMENTS_PER_PAGE } from "@dryrun/domain/payments/limits";
import { LoadFailed } from "@dryrun/frame/load-failed";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link } from "@dryrun/remote-kit/router";
import { usePage, usePageArrival } from "@dryrun/remote-kit/use-page";
import { useRef } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { PaymentCard } from "./payment-card.tsx";
import * as s from "./payments-page.module.css";

const text = words.payments;

/** The student's own payments, newest first, with their receipts. */
export function PaymentsPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  const { page, goTo } = usePage();
  const query = { page, limit: PAYMENTS_PER_PAGE };
  const answer = useStudentPaymentsQuery({ query });
  const { data, currentData, error, isFetching, refetch } = answer;
  usePageArrival({ page, goTo, heading, pages: isFetching ? undefined : currentData?.totalPages });
  const shown = error ? currentData : (currentData ?? data);
  return (
    <>
      <PageHeader
        about={
          shown?.total !== 0 && (
            <Link to={paths.credits} className="lone-link" data-print="no">
              {words.credits.title}
            </Link>
          )
        }
      >
        <PageTitle title={text.title} />
      </PageHeader>
      {!shown && !error && <Skeleton label={text.loading} count={3} />}
      {!shown && error && (
        <LoadFailed title={text.loadFailed} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {shown?.total === 0 && <NoPayments />}
      {shown && shown.total > 0 && (
        <div className={s.page} aria-busy={isFetching || undefined}>
          <h2 ref={heading} tabIndex={-1} className="visually-hidden">
            {text.list}
          </h2>
          <ul className={s.payments}>
            {shown.payments.map((payment) => (
              <PaymentCard key={payment._id} payment={payment} />
            ))}
          </ul>
          {shown.totalPages > 1 && <Pagination page={page} pages={shown.totalPages} onPage={goTo} />}
        </div>
      )}
    </>
  );
}

function NoPayments() {
  return (
    <EmptyState
      title={text.empty}
      action={
        <Link to={paths.credits} className={buttonClass({ variant: "primary" })}>
          {words.credits.title}
        </Link>
      }
    />
  );
}
