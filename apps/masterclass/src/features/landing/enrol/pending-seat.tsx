import { usePublicVerifySeatMutation } from "@dryrun/api-client/masterclass/public";
import { useLazyPublicOrderStatusQuery } from "@dryrun/api-client/payments/public";
import { PendingPayment } from "@dryrun/checkout/purchase/pending-payment";
import type { Refused } from "@dryrun/checkout/purchase/verification";
import { slotLabel } from "@dryrun/domain/masterclass/labels";
import { useEffect, useRef } from "react";
import { enrol } from "../../../messages/enrol.en-in.ts";
import type { Booked } from "./seat-booked.tsx";
import type { PaidSeat } from "./seat-orders.ts";

const text = enrol.pending;

export interface PendingSeatProps {
  order: PaidSeat;
  isNew: boolean;
  onSettled: (settled: Booked["settled"]) => void;
  onRefused: (refused: Refused) => void;
  onGivenUp: () => void;
}

/** A seat that the person has paid for; it may be booked already. */
export function PendingSeat({ order, ...own }: PendingSeatProps) {
  const [askStatus] = useLazyPublicOrderStatusQuery();
  const [verify] = usePublicVerifySeatMutation();
  const place = useRef<HTMLDivElement>(null);
  // The form is at the end of a long page, and a returning visitor is at its top.
  useEffect(() => void place.current?.scrollIntoView?.({ block: "center" }), []);
  return (
    <div ref={place}>
      <PendingPayment
        payment={order.payment}
        verify={verify}
        askStatus={askStatus}
        what={text.what(slotLabel(order.startAt, order.endAt))}
        slow={text.slow}
        giveUpLabel={text.again}
        {...own}
      />
    </div>
  );
}
