import { useAdminRetryRefundMutation, useAdminSettleRefundMutation } from "@dryrun/api-client/admin-records/admin";
import { Button } from "@dryrun/design-system/actions/button";
import { Field } from "@dryrun/design-system/fields/field";
import { TextInput } from "@dryrun/design-system/inputs/text-input";
import { MAX_SETTLED_REFERENCE } from "@dryrun/domain/payments/limits";
import { refunds as text } from "../../messages/refunds.en-in.ts";
import { useReason } from "../reason-field.tsx";
import { useAct } from "../use-act.tsx";

/** A refund that the provider could not pay back. */
export interface FailedRefund {
  _id: string;
  /** What was bought. */
  description: string;
  email: string;
  amount: number;
}

/** Returns an admin's actions on a failed refund, each with a reason for the audit. */
export function useRefundActs() {
  const [retryRefund] = useAdminRetryRefundMutation();
  const [settleRefund] = useAdminSettleRefundMutation();
  const reference = useReason(text.referenceRequired);
  const retry = useAct({
    question: ({ amount }: FailedRefund) => ({
      title: text.sureRetry(amount),
      text: text.retryText,
      confirm: text.retry,
    }),
    hasReason: true,
    send: ({ _id }, reason) => retryRefund({ params: { id: _id }, body: { reason } }),
    failed: text.failedToAct,
  });
  const settle = useAct({
    question: ({ amount }: FailedRefund) => ({
      title: text.sureSettle(amount),
      text: text.settleText,
      confirm: text.settle,
    }),
    hasReason: true,
    fields: (
      <Field label={text.reference} hint={text.referenceHint} error={reference.error} isRequired>
        <TextInput maxLength={MAX_SETTLED_REFERENCE} value={reference.typed} onValue={reference.onTyped} />
      </Field>
    ),
    areGiven: reference.isGiven,
    send: ({ _id }, reason) =>
      settleRefund({ params: { id: _id }, body: { reason, reference: reference.typed.trim() } }),
    failed: text.failedToAct,
  });
  return {
    onRetry: retry.ask,
    onSettle: (refund: FailedRefund) => {
      reference.clear();
      settle.ask(refund);
    },
    dialogs: (
      <>
        {retry.dialog}
        {settle.dialog}
      </>
    ),
  };
}

interface ButtonProps extends Pick<ReturnType<typeof useRefundActs>, "onRetry" | "onSettle"> {
  refund: FailedRefund;
}

export function FailedRefundButtons({ refund, onRetry, onSettle }: ButtonProps) {
  const { description, email } = refund;
  return (
    <>
      <Button size="s" aria-label={text.retryOf(description, email || text.deleted)} onClick={() => onRetry(refund)}>
        {text.retry}
      </Button>{" "}
      <Button size="s" aria-label={text.settleOf(description, email || text.deleted)} onClick={() => onSettle(refund)}>
        {text.settle}
      </Button>
    </>
  );
}
