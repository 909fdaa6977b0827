import { baseApi, useDispatch } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { useLazyStudentOrderStatusQuery, useStudentVerifyCreditsMutation } from "@dryrun/api-client/payments/student";
import { PendingPayment } from "@dryrun/checkout/purchase/pending-payment";
import type { Refused } from "@dryrun/checkout/purchase/verification";
import * as words from "../../messages.en-in.ts";
import type { PaidCredits } from "./credit-orders.ts";

const text = words.credits.pending;

export interface PendingCreditsProps {
  order: PaidCredits;
  /** Set if the payment's result became unknown while this page was open, not before. */
  isNew: boolean;
  onCredited: () => void;
  onRefused: (refused: Refused) => void;
  onGivenUp: () => void;
}

/** Credits that the person has paid for; they may have arrived already. */
export function PendingCredits({ order, isNew, onCredited, onRefused, onGivenUp }: PendingCreditsProps) {
  const dispatch = useDispatch();
  const [askStatus] = useLazyStudentOrderStatusQuery();
  const [verify] = useStudentVerifyCreditsMutation();
  return (
    <PendingPayment
      payment={order.payment}
      verify={verify}
      askStatus={askStatus}
      what={text.order(order.credits, order.amount)}
      slow={text.slow}
      giveUpLabel={text.again}
      isNew={isNew}
      onSettled={(answer) => {
        if (!answer) dispatch(baseApi.util.invalidateTags(["Me"])); // the balance may have been read before
        onCredited();
      }}
      onRefused={onRefused}
      onGivenUp={onGivenUp}
    />
  );
}
