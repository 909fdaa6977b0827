import { coursePrice } from "@dryrun/domain/courses/rules";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { Waiting } from "../waiting.tsx";
import * as s from "./checkout.module.css";
import { OrderLines } from "./order-lines.tsx";

/** Shown instead of the form, with the price without a coupon. */
export const CheckoutWaiting = ({ isDocument = false }: { isDocument?: boolean }) => (
  <div className={s.columns}>
    <div className={s.fields}>
      <Waiting isDocument={isDocument} say={text.place} />
    </div>
    <OrderLines price={coursePrice(0, false)} />
  </div>
);
