import { useSandboxPayMutation } from "@dryrun/api-client/base";
import { errorMessage } from "@dryrun/api-client/errors";
import { Button } from "@dryrun/design-system/actions/button";
import { Banner } from "@dryrun/design-system/feedback/banner";
import { Dialog } from "@dryrun/design-system/overlays/dialog";
import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import { formatRupees } from "@dryrun/domain/money";
import type { SandboxOutcome } from "@dryrun/domain/payments/limits";
import { useState } from "react";
import { messages } from "./messages.en-in.ts";
import type { PayableOrder, PaymentOutcome } from "./provider-dialog.ts";
import * as s from "./sandbox-dialog.module.css";

export interface SandboxDialogProps {
  order: PayableOrder;
  onSettled: (outcome: PaymentOutcome) => void;
}

/** Sends the chosen outcome to the sandbox, and reports the result of the payment. */
function useOutcome(orderId: string, onSettled: (outcome: PaymentOutcome) => void) {
  const [pay] = useSandboxPayMutation();
  const [pending, setPending] = useState<SandboxOutcome | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);

  async function choose(outcome: SandboxOutcome) {
    if (pending) return;
    setPending(outcome);
    setRefusal(null);
    try {
      const { paymentId, signature } = await pay({ body: { orderId, outcome } }).unwrap();
      if (outcome === "abandoned") onSettled({ kind: "closed" });
      else if (paymentId && signature) onSettled({ kind: "paid", paymentId, orderId, signature });
      else onSettled({ kind: "failed" });
    } catch (error) {
      if (outcome === "abandoned") return onSettled({ kind: "closed" }); // closing is always possible
      setRefusal(errorMessage(error, messages.unreachable));
      setPending(null);
    }
  }
  return { pending, refusal, choose };
}

/** Replaces the provider's dialog when no money moves: each outcome is a button. Escape and Close leave it. */
export function SandboxDialog({ order, onSettled }: SandboxDialogProps) {
  const { pending, refusal, choose } = useOutcome(order.orderId, onSettled);
  return (
    <Dialog
      isOpen
      onClose={() => void choose("abandoned")}
      title={messages.title}
      description={messages.ask}
      footer={
        <>
          <Button variant="quiet" isBusy={pending === "abandoned"} onClick={() => void choose("abandoned")}>
            {messages.leave}
          </Button>
          <Button isBusy={pending === "failure"} onClick={() => void choose("failure")}>
            {messages.fail}
          </Button>
          <Button
            variant="primary"
            isBusy={pending === "success"}
            pendingLabel={messages.paying}
            onClick={() => void choose("success")}
          >
            {messages.pay(order.amount)}
          </Button>
        </>
      }
    >
      <p className={s.notice}>{messages.notice}</p>
      <OrderSummary
        lines={[{ label: order.description, amount: formatRupees(order.amount) }]}
        total={formatRupees(order.amount)}
        totalLabel={messages.total}
      />
      {refusal && (
        <Banner tone="danger" role="alert">
          {refusal}
        </Banner>
      )}
    </Dialog>
  );
}
