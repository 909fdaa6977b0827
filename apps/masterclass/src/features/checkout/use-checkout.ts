import { rememberState } from "@dryrun/checkout/buyer-state";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { type CoursePrice, coursePrice } from "@dryrun/domain/courses/rules";
import type { SubmitResult } from "@dryrun/forms/form-shell";
import { useState } from "react";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { useCoupon } from "./coupon/use-coupon.ts";
import { useOffers } from "./coupon/use-offers.ts";
import type { Bought } from "./course-bought.tsx";
import type { PaidCourse } from "./course-orders.ts";
import { type CourseForm, useCoursePurchase } from "./use-course-purchase.ts";

/** The price by the rules of this release; where the server has named another total for it, that one. */
function usePrice(hasCredit: boolean) {
  const [right, setRight] = useState<{ of: number; is: number } | null>(null);
  const priceOf = (fraction: number): CoursePrice => {
    const price = coursePrice(fraction, hasCredit);
    return right?.of === price.total ? { ...price, total: right.is } : price;
  };
  return { priceOf, correct: (of: number, is: number) => setRight({ of, is }) };
}

/** The form's values as typed. */
export type Typed = Record<keyof CourseForm, string>;

export interface CheckoutEvents {
  /** Called at each submit, so that the form can be shown again with its values. */
  onTyped: (typed: Typed) => void;
  onBought: (bought: Bought) => void;
  onWaiting: (order: PaidCourse) => void;
}

/** Returns the price for the address and the coupon, and the purchase at that price. */
export function useCheckout(initial: Typed, { onTyped, onBought, onWaiting }: CheckoutEvents) {
  const [email, setEmail] = useState(initial.email);
  const [code, setCode] = useState(initial.couponCode);
  const [isClosed, setClosed] = useState(false);
  const coupon = useCoupon();
  const offers = useOffers(email);
  const { priceOf, correct } = usePrice(offers.hasCredit);
  const { buyCourse, orderRefusal, ...dialogs } = useCoursePurchase((shown, amount) => {
    correct(shown, amount);
    offers.refetch(); // the credit may have been used or added since
  });
  const applied = coupon.appliedTo(code);

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
    return isRefused(purchased) ? { ok: false, message: messageOf(purchased, text.unverified) } : undefined;
  }
  const price = priceOf(applied?.fraction ?? 0);
  return { email, setEmail, setCode, isClosed, coupon, offers, applied, price, submit, ...dialogs };
}
