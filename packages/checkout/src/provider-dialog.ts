/** An order as the server created it, with the payer. */
export interface PayableOrder {
  orderId: string;
  /** In rupees; paise exist only inside an adapter. */
  amount: number;
  currency: "INR";
  /** The provider's public key. */
  key: string;
  /** The item: "10 interview credits". */
  description: string;
  /** The ten digits of the phone without +91; empty if the account has none. */
  payer: { name: string; email: string; phone: string };
}

/** The result of the provider's dialog. The server verifies the data of `paid`. */
export type PaymentOutcome =
  | { kind: "paid"; paymentId: string; orderId: string; signature: string }
  /** The provider refused the payment, or could not be reached. */
  | { kind: "failed" }
  /** The person closed the dialog. */
  | { kind: "closed" };

/** The port: opens the provider's own dialog, and settles once when that closes. It never rejects. */
export type OpenProviderDialog = (order: PayableOrder) => Promise<PaymentOutcome>;
