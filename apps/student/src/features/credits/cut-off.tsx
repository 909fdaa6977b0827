import { useStudentOrderStatusQuery } from "@dryrun/api-client/payments/student";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { CREDITS_ADDED, MATCHED_LATER } from "@dryrun/domain/payments/messages";
import * as words from "../../messages.en-in.ts";

/** The state of a payment whose dialog was closed with the page. */
export function CutOff({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const order = useStudentOrderStatusQuery({ params: { orderId } }, { refetchOnMountOrArgChange: true });
  if (order.isLoading) return null;
  const hasCome = order.data?.status === "paid";
  return (
    <Banner tone={hasCome ? "success" : "info"} role="none" onClose={onClose}>
      {hasCome ? CREDITS_ADDED : `${words.credits.cutOff} ${MATCHED_LATER}`}
    </Banner>
  );
}
