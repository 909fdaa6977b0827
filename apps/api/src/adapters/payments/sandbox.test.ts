import { afterAll, expect, test } from "@jest/globals";
import { openEmbedded } from "../../db/client.ts";
import { systemClock } from "../clock/system.ts";
import { paymentsContract, SECRETS } from "./payments.contract-test.ts";
import { createSandbox } from "./sandbox.ts";

const database = openEmbedded();
afterAll(async () => (await database).close());

paymentsContract("the sandbox", async () => {
  const { db } = await database;
  const payments = createSandbox({ db, clock: systemClock, secrets: SECRETS });
  return {
    payments,
    async pay(orderId, isTaken) {
      const paid = await payments.sandbox.pay(db, orderId, isTaken ? "success" : "failure");
      return { paymentId: paid?.paymentId ?? "", signature: paid?.signature ?? "" };
    },
    async webhookOf(paymentId, event) {
      const webhook = await payments.sandbox.webhookOf(paymentId, event);
      if (!webhook) throw new Error(`no payment ${paymentId}`);
      return webhook;
    },
    close: async () => {},
  };
});

test("continues with the books of an earlier sandbox", async () => {
  const { db } = await database;
  const deps = { db, clock: systemClock, secrets: SECRETS };
  const orderId = await createSandbox(deps).createOrder({ amount: 299, reference: "r" });
  const paid = await createSandbox(deps).sandbox.pay(db, orderId, "success");
  expect(await createSandbox(deps).paymentsOf(orderId)).toEqual([
    { id: paid?.paymentId, status: "captured", amount: 299, hasRefunds: false },
  ]);
  expect(await createSandbox(deps).sandbox.pay(db, "order_none", "success")).toBeNull();
  expect(await createSandbox(deps).sandbox.webhookOf("pay_none", "captured")).toBeNull();
});
