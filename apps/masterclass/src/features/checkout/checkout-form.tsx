import { LeftUnpaid } from "@dryrun/checkout/purchase/left-unpaid";
import { courseOrderSchema } from "@dryrun/domain/courses/schema";
import { formatRupees } from "@dryrun/domain/money";
import { FormShell } from "@dryrun/forms/form-shell";
import * as page from "../../content/checkout/checkout.module.css";
import { OrderLines } from "../../content/checkout/order-lines.tsx";
import { checkout as text } from "../../messages/checkout.en-in.ts";
import { CheckoutFields } from "./checkout-fields.tsx";
import { CouponField } from "./coupon/coupon-field.tsx";
import { type CheckoutEvents, type Typed, useCheckout } from "./use-checkout.ts";

const formSchema = courseOrderSchema.omit(["amount"]);

export interface CheckoutFormProps extends CheckoutEvents {
  initialValues: Typed;
  isVisitor: boolean;
}

/** The buyer, the coupon, the price line by line, and Pay. */
export function CheckoutForm({ initialValues, isVisitor, ...events }: CheckoutFormProps) {
  const checkout = useCheckout(initialValues, events);
  const { price, applied } = checkout;
  return (
    <>
      <FormShell
        initialValues={initialValues}
        schema={formSchema}
        onSubmit={checkout.submit}
        label={text.form}
        submitLabel={text.pay(formatRupees(price.total))}
        pendingLabel={text.paying}
        hasRequiredNote
        hasWideSubmit
        className={page.columns}
      >
        <div className={page.fields}>
          <CheckoutFields isVisitor={isVisitor} onEmail={checkout.setEmail} />
          <CouponField
            coupon={checkout.coupon}
            offers={checkout.offers}
            email={checkout.email}
            onTyped={checkout.setCode}
          />
        </div>
        <OrderLines price={price} code={applied?.code} />
        {checkout.isClosed && <LeftUnpaid />}
      </FormShell>
      {checkout.priceQuestion}
      {checkout.dialog}
    </>
  );
}
