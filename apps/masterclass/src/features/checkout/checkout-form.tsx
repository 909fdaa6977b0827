import { rememberState } from "@dryrun/checkout/buyer-state";
import { LeftUnpaid } from "@dryrun/checkout/purchase/left-unpaid";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { courseOrderSchema } from "@dryrun/domain/courses/schema";
import { formatRupees } from "@dryrun/domain/money";
import { FormShell, type SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import * as page from "../../content/checkout/checkout.module.css";
import { OrderLines } from "../../content/checkout/order-lines.tsx";
import { checkout as say } from "../../messages/checkout.en-in.ts";
import { CheckoutFields } from "./checkout-fields.tsx";
import { CouponField } from "./coupon/coupon-field.tsx";
import { useCoupon } from "./coupon/use-coupon.ts";
import { useOffers } from "./coupon/use-offers.ts";
import type { Bought } from "./course-bought.tsx";
import type { PaidCourse } from "./course-orders.ts";
import { type CourseForm, useCoursePurchase } from "./use-course-purchase.ts";
import { usePrice } from "./use-price.ts";

const formSchema = courseOrderSchema.omit(["amount"]);
export type Typed = Record<keyof CourseForm, string>;

export interface CheckoutFormProps {
  initialValues: Typed;
  isVisitor: boolean;
  /** With each submit, so that the form can be shown again as it was. */
  onTyped: (typed: Typed) => void;
  onBought: (bought: Bought) => void;
  onWaiting: (order: PaidCourse) => void;
}

/** Who buys, the coupon, the price line by line, and Pay. */
export function CheckoutForm({ initialValues, isVisitor, onTyped, onBought, onWaiting }: CheckoutFormProps) {
  const [email, setEmail] = useState(initialValues.email);
  const [code, setCode] = useState(initialValues.couponCode);
  const [isClosed, setClosed] = useState(false);
  const coupon = useCoupon();
  const offers = useOffers(email);
  const { priceOf, correct } = usePrice(offers.hasCredit);
  const { buyCourse, orderRefusal, priceQuestion, dialog } = useCoursePurchase((shown, amount) => {
    correct(shown, amount);
    offers.refetch(); // the credit may have gone, or be there by now
  });
  const applied = coupon.appliedTo(code);
  const price = priceOf(applied?.fraction ?? 0);

  async function submit(form: CourseForm, typed: Typed): Promise<SubmitResult> {
    setClosed(false);
    onTyped(typed);
    setEmail(typed.email);
    if (form.state) rememberState(form.state);
    let fraction = applied?.fraction ?? 0;
    if (form.couponCode !== "" && !applied) {
      const tried = await coupon.apply(form.couponCode, form.email);
      if (!tried.ok) return { ok: false, errors: [tried] };
      fraction = tried.applied.fraction;
    }
    const purchased = await buyCourse(form, priceOf(fraction).total);
    if (purchased.kind === "unordered") return { ok: false, ...orderRefusal(purchased.error) };
    if (purchased.kind === "settled") onBought({ ...purchased, email: form.email });
    if (purchased.kind === "waiting") onWaiting(purchased.order);
    setClosed(purchased.kind === "closed");
    return isRefused(purchased) ? { ok: false, message: messageOf(purchased, say.unverified) } : undefined;
  }
  return (
    <>
      <FormShell
        initialValues={initialValues}
        schema={formSchema}
        onSubmit={submit}
        label={say.form}
        submitLabel={say.pay(formatRupees(price.total))}
        pendingLabel={say.paying}
        hasWideSubmit
        className={page.columns}
      >
        <div className={page.fields}>
          <CheckoutFields isVisitor={isVisitor} onEmail={setEmail} />
          <CouponField coupon={coupon} offers={offers} email={email} onTyped={setCode} />
        </div>
        <OrderLines price={price} code={applied?.code} />
        {isClosed && <LeftUnpaid />}
      </FormShell>
      {priceQuestion}
      {dialog}
    </>
  );
}
