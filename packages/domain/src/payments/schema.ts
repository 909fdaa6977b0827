import { type InferType, number, object, string } from "yup";
import { email, noneIfEmpty } from "../fields.ts";
import { CREDIT_COUNTS, MAX_PROVIDER_ID, MAX_SIGNATURE } from "./limits.ts";
import { UNKNOWN_PACK, UNKNOWN_STATE } from "./messages.ts";
import { INDIAN_STATES, type IndianState } from "./states.ts";

/** The buyer's state; "" and null mean the seller's. */
export const optionalState = () => string<IndianState>().transform(noneIfEmpty).oneOf(INDIAN_STATES, UNKNOWN_STATE);

/** The price in rupees that the client shows. */
export const amount = () =>
  number()
    .typeError("The amount must be a number of rupees.")
    .integer("The amount must be a whole number of rupees.")
    .min(0, "The amount must be at least 0.")
    .max(1_000_000, "The amount is too large.")
    .required("The amount is required.");

export const creditOrderSchema = object({
  credits: number().typeError(UNKNOWN_PACK).oneOf(CREDIT_COUNTS, UNKNOWN_PACK).required(UNKNOWN_PACK),
  amount: amount(),
  email: email(),
  state: optionalState(),
});
export type CreditOrder = InferType<typeof creditOrderSchema>;

const providerId = (label: string) =>
  string()
    .matches(/^[\w-]+$/, { message: `${label} is not valid.`, excludeEmptyString: true })
    .max(MAX_PROVIDER_ID, `${label} is not valid.`)
    .required(`${label} is required.`);
export const orderId = () => providerId("The order's id");

/** The result of the provider's dialog. */
export const paymentSchema = object({
  paymentId: providerId("The payment's id"),
  orderId: orderId(),
  signature: string()
    .max(MAX_SIGNATURE, "The signature is not valid.")
    .matches(/^[\w-]+$/, { message: "The signature is not valid.", excludeEmptyString: true })
    .required("The signature is required."),
});
export type Payment = InferType<typeof paymentSchema>;
