import { usePublicVerifyCourseMutation } from "@dryrun/api-client/courses/public";
import { useLazyPublicOrderStatusQuery } from "@dryrun/api-client/payments/public";
import { PendingPayment } from "@dryrun/checkout/purchase/pending-payment";
import type { Refused } from "@dryrun/checkout/purchase/verification";
import { formatRupees } from "@dryrun/domain/money";
import { checkout } from "../../messages/checkout.en-in.ts";
import type { Bought } from "./course-bought.tsx";
import type { PaidCourse } from "./course-orders.ts";

const text = checkout.pending;

export interface PendingCourseProps {
  order: PaidCourse;
  isNew: boolean;
  onSettled: (settled: Bought["settled"]) => void;
  onRefused: (refused: Refused) => void;
  onGivenUp: () => void;
}

/** A course that the person has paid for; it may have been unlocked already. */
export function PendingCourse({ order, ...own }: PendingCourseProps) {
  const [askStatus] = useLazyPublicOrderStatusQuery();
  const [verify] = usePublicVerifyCourseMutation();
  return (
    <PendingPayment
      payment={order.payment}
      verify={verify}
      askStatus={askStatus}
      what={text.what(formatRupees(order.amount))}
      slow={text.slow}
      giveUpLabel={text.again}
      {...own}
    />
  );
}
