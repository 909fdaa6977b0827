import { Checkout } from "./checkout.tsx";
import { CheckoutWaiting } from "./checkout-waiting.tsx";

/** The checkout as HTML, shown before the application has rendered the form. */
export const CheckoutDocument = () => (
  <Checkout isDocument>
    <CheckoutWaiting isDocument />
  </Checkout>
);
