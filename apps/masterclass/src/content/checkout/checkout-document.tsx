import { Checkout } from "./checkout.tsx";
import { CheckoutWaiting } from "./checkout-waiting.tsx";

/** The checkout as HTML, before the application has drawn the form. */
export const CheckoutDocument = () => (
  <Checkout isDocument>
    <CheckoutWaiting isDocument />
  </Checkout>
);
