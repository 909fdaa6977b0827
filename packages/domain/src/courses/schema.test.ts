import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { creditOrderSchema, paymentSchema } from "../payments/schema.ts";
import { couponListSchema, couponSchema, courseOrderSchema } from "./schema.ts";

type Checked = { validateSync(value: unknown, options: object): unknown };
const result = (schema: Checked, value: unknown): unknown => {
  try {
    return schema.validateSync(value, { abortEarly: false });
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return Object.fromEntries(error.inner.map(({ path, message }) => [path, message]).reverse());
  }
};

describe("a request for coupons", () => {
  test.each<[unknown, unknown]>([
    [
      { code: " data25 ", email: " Asha@Example.COM " },
      { code: "DATA25", email: "asha@example.com" },
    ],
    [{ code: "", email: "asha@example.com" }, { code: "Please enter your email and coupon code." }],
    [{ code: "DATA25", email: "" }, { email: "Please enter your email and coupon code." }],
    [{ code: "DATA25" }, { email: "Please enter your email and coupon code." }],
    [{ code: "DATA25", email: "asha" }, { email: "Enter an e-mail address like name@example.com." }],
  ])("parses %j: %j", (value, expected) => {
    expect(result(couponSchema, value)).toEqual(expected);
  });
  test.each([
    [{}, { email: "" }],
    [{ email: " Asha@Example.COM " }, { email: "asha@example.com" }],
    [{ email: "nobody" }, { email: "nobody" }],
  ])("lists for %j: %j", (value, expected) => {
    expect(result(couponListSchema, value)).toEqual(expected);
  });
});

describe("a course order", () => {
  const form = {
    amount: 1999,
    first_name: "Asha",
    last_name: "Rao",
    email: "Asha@example.com",
    phone: "9876501234",
    couponCode: "data20",
  };
  test("is normalised", () => {
    const clean = { ...form, email: "asha@example.com", couponCode: "DATA20", state: "Goa" };
    expect(result(courseOrderSchema, { ...form, state: "Goa" })).toEqual(clean);
  });
  test.each(["first_name", "last_name", "email", "phone", "amount"])("requires %s", (field) => {
    expect(Object.keys(result(courseOrderSchema, { ...form, [field]: undefined }) as object)).toEqual([field]);
  });
  test("requires neither coupon nor state", () => {
    const { couponCode, ...plain } = form;
    const clean = { ...plain, email: "asha@example.com", couponCode: "" };
    expect(result(courseOrderSchema, { ...plain, state: null })).toEqual(clean);
  });
});

describe("an order of credits", () => {
  const order = { credits: 10, amount: 549, email: "asha@example.com" };
  test.each<[unknown, unknown]>([
    [order, order],
    [
      { ...order, amount: 1 },
      { ...order, amount: 1 },
    ],
    [{ ...order, credits: 7 }, { credits: "Choose 5, 10 or 20 credits." }],
    [{ ...order, credits: "many" }, { credits: "Choose 5, 10 or 20 credits." }],
    [{ ...order, credits: undefined }, { credits: "Choose 5, 10 or 20 credits." }],
    [{ ...order, amount: 548.5 }, { amount: "The amount must be a whole number of rupees." }],
    [{ ...order, state: "Mars" }, { state: "Choose a state or union territory from the list." }],
  ])("%j: %j", (value, expected) => {
    expect(result(creditOrderSchema, value)).toEqual(expected);
  });
});

const payment = { paymentId: "pay_1", orderId: "order_1", signature: "0a1b" };
test.each<[unknown, string[]]>([
  [{}, []],
  [{ paymentId: "" }, ["paymentId"]],
  [{ orderId: undefined }, ["orderId"]],
  [{ signature: "" }, ["signature"]],
  [{ orderId: "order_1|pay_2" }, ["orderId"]], // would change which part of the signed text is which id
  [{ signature: "x".repeat(257) }, ["signature"]],
])("refuses a payment with %j at %j", (change, fields) => {
  const value = { ...payment, ...(change as object) };
  expect(result(paymentSchema, value)).toEqual(
    fields.length === 0 ? payment : Object.fromEntries(fields.map((field) => [field, expect.any(String)])),
  );
});
