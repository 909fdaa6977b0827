import { baseApi, useDispatch } from "@dryrun/api-client/base"; // by package name: all parts share the instance of the shell
import { usePublicCreateCourseOrderMutation, usePublicVerifyCourseMutation } from "@dryrun/api-client/courses/public";
import { errorCode } from "@dryrun/api-client/errors";
import { refusalOfOrder } from "@dryrun/checkout/purchase/order-refusal";
import { buyAtRightPrice } from "@dryrun/checkout/purchase/right-price";
import { usePriceQuestion } from "@dryrun/checkout/purchase/use-price-question";
import { usePurchase } from "@dryrun/checkout/purchase/use-purchase";
import { ALREADY_BOUGHT } from "@dryrun/domain/courses/messages";
import type { CourseOrder } from "@dryrun/domain/courses/schema";
import { ORDER_FAILED } from "@dryrun/domain/payments/messages";
import { describeOrder } from "@dryrun/domain/payments/rules";
import type { Refusal } from "@dryrun/forms/form-shell";
import { useHeldPage } from "@dryrun/remote-kit/held-page";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { courseOrders } from "./course-orders.ts";

export type CourseForm = Omit<CourseOrder, "amount">;

/** Buys the course. If the price has changed, the person is asked first, and `onPrice` is called with the shown price and the new one. */
export function useCoursePurchase(onPrice: (shown: number, amount: number) => void) {
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
