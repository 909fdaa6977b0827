/** An order as the server made it, and who pays. */
export interface PayableOrder {
  orderId: string;
  /** Rupees; paise exist only inside an adapter. */
  amount: number;
  currency: "INR";
  /** The provider's public key. */
  key: string;
  /** "10 interview credits". */
  description: string;
  /** The ten digits of the phone without +91; empty if the account has none. */
  payer: { name: string; email: string; phone: string };
}

/** The result of the provider's dialog. The server verifies the data of `paid`. */
export type PaymentOutcome =
  | { kind: "paid"; paymentId: string; orderId: string; signature: string }
  /** Refused by the provider, or it could not be reached. */
  | { kind: "failed" }
  /** The person left it. */
  | { kind: "closed" };

/** The port: opens the provider's own dialog, and settles once when it is closed. It never rejects. */
export type OpenProviderDialog = (order: PayableOrder) => Promise<PaymentOutcome>;
