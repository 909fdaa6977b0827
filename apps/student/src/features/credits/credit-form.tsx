import { useUser } from "@dryrun/auth/user-context";
import { rememberedState, rememberState, STATE_FIELD } from "@dryrun/checkout/buyer-state";
import { LeftUnpaid } from "@dryrun/checkout/purchase/left-unpaid";
import { refusalOfOrder } from "@dryrun/checkout/purchase/order-refusal";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { Badge } from "@dryrun/design-system/marks/badge";
import { OrderSummary } from "@dryrun/design-system/pages/order-summary";
import { formatRupees } from "@dryrun/domain/money";
import { ORDER_FAILED, PAYMENT_FAILED } from "@dryrun/domain/payments/messages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import { creditOrderSchema } from "@dryrun/domain/payments/schema";
import { RadioField } from "@dryrun/forms/fields/radio-field";
import { SelectField } from "@dryrun/forms/fields/select-field";
import { TextField } from "@dryrun/forms/fields/text-field";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import * as words from "../../messages.en-in.ts";
import * as s from "./buy-credits-page.module.css";
import type { PaidCredits } from "./credit-orders.ts";
import { useCreditPurchase, type CreditForm as Values } from "./use-credit-purchase.ts";
import type { Pack } from "./use-prices.ts";

const text = words.credits;
const formSchema = creditOrderSchema.omit(["amount"]);
const CARDS = { look: "cards", columns: 3, isRequired: true } as const;
const eachOf = ({ credits, amount }: Pack) => amount / credits;

function optionsOf(packs: readonly Pack[]) {
  const least = Math.min(...packs.map(eachOf));
  return packs.map((pack) => ({
    value: String(pack.credits),
    label: text.pack(pack.credits),
    hint: (
      <span className={s.each}>
        {text.each(Math.round(eachOf(pack)))}
        {eachOf(pack) === least && <Badge tone="success">{text.cheapest}</Badge>}
      </span>
    ),
    aside: formatRupees(pack.amount),
  }));
}

const EMAIL_FIELD = {
  name: "email",
  label: text.email,
  hint: text.emailHint,
  type: "email",
  autoComplete: "email",
} as const;

export interface CreditFormProps {
  purpose: string;
  onCredited: (order: PaidCredits) => void;
  onWaiting: (order: PaidCredits) => void;
}

/** The packs, the address for the receipt, and Pay with the price. */
export function CreditForm({ purpose, onCredited, onWaiting }: CreditFormProps) {
  const { email, interviewCredits } = useUser();
  const { buyCredits, packs, priceQuestion, dialog } = useCreditPurchase(purpose);
  const [initialValues] = useState(() => ({ credits: "", email, state: rememberedState() }));
  const [chosen, setChosen] = useState("");
  const [isClosed, setClosed] = useState(false);
  const pack = packs.find(({ credits }) => String(credits) === chosen);

  async function submit(form: Values): Promise<SubmitResult> {
    setClosed(false);
    if (form.state) rememberState(form.state);
    const purchased = await buyCredits(form);
    if (purchased.kind === "unordered") return { ok: false, ...refusalOfOrder(purchased.error, ORDER_FAILED) };
    if (purchased.kind === "settled") onCredited(purchased.order);
    if (purchased.kind === "waiting") onWaiting(purchased.order);
    setClosed(purchased.kind === "closed");
    return isRefused(purchased) ? { ok: false, message: messageOf(purchased, PAYMENT_FAILED) } : undefined;
  }
  return (
    <>
      <FormShell
        initialValues={initialValues}
        schema={formSchema}
        onSubmit={submit}
        label={text.form}
        submitLabel={pack ? text.payAmount(pack.amount) : text.pay}
        pendingLabel={text.paying}
        hasRequiredNote
        hasStickyButtons
        className={s.form}
      >
        <RadioField name="credits" legend={text.packs} options={optionsOf(packs)} onChanged={setChosen} {...CARDS} />
        <div className={s.pair}>
          <TextField {...EMAIL_FIELD} isRequired />
          <SelectField name="state" {...STATE_FIELD} />
        </div>
        {pack && <PackSummary pack={pack} balance={interviewCredits} />}
        {isClosed && <LeftUnpaid />}
      </FormShell>
      {priceQuestion}
      {dialog}
    </>
  );
}

/** The price, and the balance after the purchase. */
function PackSummary({ pack, balance }: { pack: Pack; balance: number }) {
  return (
    <section aria-label={text.summary}>
      <OrderSummary
        lines={[{ label: describeOrder("credits", pack.credits), amount: formatRupees(pack.amount) }]}
        total={formatRupees(pack.amount)}
        totalLabel={text.total}
        note={text.after(balance + pack.credits)}
      />
    </section>
  );
}
