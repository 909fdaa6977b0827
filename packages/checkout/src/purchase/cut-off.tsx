import { Banner } from "@dryrun/design-system/feedback/banner";
import type { OrderStatus } from "@dryrun/domain/payments/limits";
import { MATCHED_LATER } from "@dryrun/domain/payments/messages";
import { useEffect, useState } from "react";
import { cutOff as text } from "../messages.en-in.ts";
import type { AskStatus } from "./use-verification.ts";

export interface CutOffProps {
  orderId: string;
  askStatus: AskStatus;
  /** Shown when the order is paid. */
  paid: string;
  onClose: () => void;
}

/** The state of a payment whose dialog closed with the page: paid after all, refunded, or still to be matched. */
export function CutOff({ orderId, askStatus, paid, onClose }: CutOffProps) {
  const [status, setStatus] = useState<OrderStatus | "unknown" | null>(null);
  useEffect(() => {
    let isHere = true;
    void askStatus({ params: { orderId } }).then(({ data }) => isHere && setStatus(data?.status ?? "unknown"));
    return () => {
      isHere = false;
    };
  }, [askStatus, orderId]);
  if (status === null) return null;
  const texts: Partial<Record<typeof status, string>> = { paid, refunded: text.returned };
  return (
    <Banner tone={status === "paid" ? "success" : "info"} role="none" onClose={onClose}>
      {texts[status] ?? `${text.interrupted} ${MATCHED_LATER}`}
    </Banner>
  );
}
