import { baseApi, useDispatch } from "@dryrun/api-client/base";
import { usePublicCreateCourseOrderMutation, usePublicVerifyCourseMutation } from "@dryrun/api-client/courses/public";
import { errorCode } from "@dryrun/api-client/errors";
import { rememberState } from "@dryrun/checkout/buyer-state";
import { refusalOfOrder } from "@dryrun/checkout/purchase/order-refusal";
import { buyAtRightPrice } from "@dryrun/checkout/purchase/right-price";
import { usePriceQuestion } from "@dryrun/checkout/purchase/use-price-question";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { isRefused, messageOf } from "@dryrun/checkout/purchase/verification";
import { ALREADY_BOUGHT } from "@dryrun/domain/courses/messages";
import { type CoursePrice, coursePrice } from "@dryrun/domain/courses/rules";
import type { CourseOrder } from "@dryrun/domain/courses/schema";
import { ORDER_FAILED } from "@dryrun/domain/payments/messages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Refusal, SubmitResult } from "@dryrun/forms/form-shell";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { useState } from "react";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { useCoupon } from "./coupon/use-coupon.ts";
import { useOffers } from "./coupon/use-offers.ts";
import type { Bought } from "./course-bought.tsx";
import { courseOrders, type PaidCourse } from "./course-orders.ts";

// by package name: all parts share the instance of the shell

export type CourseForm = Omit<CourseOrder, "amount">;

/** Buys the course. If the price has changed, the person is asked first, and `onPrice` is called with the shown price and the new one. */
function useCoursePurchase(onPrice: (shown: number, amount: number) => void) {
  useHeldPage(true);
  const dispatch = useDispatch();
  const [create] = usePublicCreateCourseOrderMutation();
  const [verify] = usePublicVerifyCourseMutation();
  const { buy, dialog } = usePurchase({ orders: courseOrders, create, verify });
  const { accepts, question } = usePriceQuestion(text.backToForm);

  const buyFor = (form: CourseForm, amount: number) =>
    buy(
      { ...form, amount },
      {
        goods: {},
        description: describeOrder("course", null),
        payer: { name: `${form.first_name} ${form.last_name}`, email: form.email, phone: form.phone },
      },
    );
  const buyCourse = (form: CourseForm, shown: number) =>
    buyAtRightPrice(
      shown,
      (amount) => buyFor(form, amount),
      (amount) => {
        onPrice(shown, amount);
        return accepts(amount);
      },
    );
  /** Returns why no order was created, for its field or above the form. */
  function orderRefusal(error: unknown): Refusal {
    if (errorCode(error) !== "ALREADY_BOUGHT") return refusalOfOrder(error, ORDER_FAILED);
    dispatch(baseApi.util.invalidateTags(["Me"])); // bought elsewhere since the account was loaded
    return { errors: [{ field: "email", message: ALREADY_BOUGHT }] };
  }
  return { buyCourse, orderRefusal, priceQuestion: question, dialog };
}

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
