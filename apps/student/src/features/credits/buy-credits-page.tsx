import { useLazyStudentOrderStatusQuery } from "@dryrun/api-client/payments/student";
import { useUser } from "@dryrun/auth/user-context";
import { CutOff } from "@dryrun/checkout/purchase/cut-off";
import { isPaid, useLeftOrder } from "@dryrun/checkout/purchase/use-left-order";
import { messageOf } from "@dryrun/checkout/purchase/verification";
import { SandboxBanner } from "@dryrun/checkout/sandbox-banner";
import { useProvider } from "@dryrun/checkout/use-provider";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Skeleton } from "@dryrun/design-system/feedback/skeleton";
import { PageHeader } from "@dryrun/design-system/pages/page-header";
import { FLAGS } from "@dryrun/domain/flags/rules";
import { CREDITS_ADDED, PAYMENT_FAILED } from "@dryrun/domain/payments/messages";
import { PageTitle } from "@dryrun/remote-kit/page";
import { Link, useLocation, useNavigate } from "@dryrun/remote-kit/router";
import { toast } from "@dryrun/remote-kit/toasts";
import { useEffect, useRef } from "react";
import * as words from "../../messages.en-in.ts";
import { paths } from "../../paths.ts";
import { purposeOf } from "../../shared/interview/read-purpose.ts";
import { type InterviewAhead, useInterviewAhead } from "../../shared/interview/use-interview-ahead.ts";
import { purchaseState } from "../../shared/purchase-state.ts";
import * as s from "./buy-credits-page.module.css";
import { CreditForm } from "./credit-form.tsx";
import { creditOrders, type PaidCredits } from "./credit-orders.ts";
import { PendingCredits } from "./pending-credits.tsx";

const text = words.credits;

/** The interview that needs a credit; when the person has one, the link back to it. */
function NeededFor({ interview, hasCredits }: { interview: InterviewAhead; hasCredits: boolean }) {
  if (!hasCredits)
    return (
      <Banner tone="warning" role="none">
        {words.credits.neededFor(interview.title)}
      </Banner>
    );
  return (
    <Banner role="none" action={<Link to={interview.to}>{words.credits.toInterview}</Link>}>
      {words.credits.readyFor(interview.title)}
    </Banner>
  );
}

/** Three packs of interview credits. */
export function BuyCreditsPage() {
  const { interviewCredits } = useUser();
  const purpose = useLocation().search;
  const interview = useInterviewAhead(purposeOf(purpose));
  return (
    <>
      <PageHeader>
        <PageTitle title={text.title} />
      </PageHeader>
      <div className={s.layout}>
        <Balance left={interviewCredits} />
        {/* A banner that appears later would move the packs while the student chooses one. */}
        {interview === undefined ? (
          <Skeleton label={words.loading.page} />
        ) : (
          <Purchase purpose={purpose} interview={interview} />
        )}
      </div>
    </>
  );
}

interface PurchaseProps {
  purpose: string;
  /** The interview that the credits are for. */
  interview: InterviewAhead | null;
}

/** The packs. After the payment, its state until the credits arrive. */
function Purchase({ purpose, interview }: PurchaseProps) {
  const { _id: userId, interviewCredits, switchedOff } = useUser();
  const provider = useProvider();
  const { left, isNew, refused, wait, close } = useLeftOrder(creditOrders(userId));
  const credited = useCredited(userId);
  const [askStatus] = useLazyStudentOrderStatusQuery();
  return (
    <div className={s.page}>
      {interview && !left?.payment && <NeededFor interview={interview} hasCredits={interviewCredits > 0} />}
      {isPaid(left) ? (
        <PendingCredits
          order={left}
          isNew={isNew}
          onCredited={() => credited(left)}
          onRefused={close}
          onGivenUp={() => close()}
        />
      ) : (
        <>
          {refused && (
            <Banner tone="danger" role="alert">
              {messageOf(refused, PAYMENT_FAILED)}
            </Banner>
          )}
          {left && <CutOff orderId={left.orderId} askStatus={askStatus} paid={CREDITS_ADDED} onClose={() => close()} />}
          {switchedOff?.includes("purchases") ? (
            <Banner tone="warning">{FLAGS.purchases.refusal}</Banner>
          ) : (
            <CreditForm purpose={purpose} onCredited={credited} onWaiting={wait} />
          )}
        </>
      )}
      {provider === "sandbox" && <SandboxBanner />}
    </div>
  );
}

/** The balance and what a credit buys: above the packs on a phone, next to them on a desktop. */
function Balance({ left }: { left: number }) {
  return (
    <aside className={s.rail} aria-label={text.rail}>
      <p className={s.balance}>
        <b className={s.number}>{left}</b> {text.balance(left)}
      </p>
      <Link to={paths.payments} className="lone-link">
        {words.payments.title}
      </Link>
      <p className={s.what}>{text.about}</p>
      <p className={s.more}>{text.returned}</p>
    </aside>
  );
}

/** Shows the result and opens the applications, unless the person has left the page. */
function useCredited(userId: string) {
  const navigate = useNavigate();
  const isHere = useRef(true); // set by the first effect: the payment may be confirmed immediately
  useEffect(() => {
    isHere.current = true;
    return () => {
      isHere.current = false;
    };
  }, []);
  return (order: PaidCredits) => {
    creditOrders(userId).forget();
    toast.success(CREDITS_ADDED, { id: CREDITS_ADDED });
    if (isHere.current) void navigate(paths.applications, { state: purchaseState(order.purpose) });
  };
}
