import { describe, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import type { Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { aBuyer, anOrder, historyOf, payOrder, sendWebhook, verifyPayment } from "../../../../test/payments.ts";
import { documentSeries, documents } from "../../../db/schema/payments.ts";
import type { Mail } from "../../../ports.ts";

const buy = async (testApp: TestApp, buyer: Person, change: object = {}) => {
  const paid = await payOrder(testApp, await anOrder(testApp, buyer, change));
  const { status } = await verifyPayment(testApp, buyer, paid);
  if (status !== 200) throw new Error(`verify: ${status}`);
  return paid;
};
const mailTo = (testApp: TestApp, to: string, subject: RegExp) =>
  eventually<Mail>(() => testApp.mails.find((mail) => mail.to === to && subject.test(mail.subject)));
const all = (testApp: TestApp, kind: "receipt" | "invoice" | "credit-note") =>
  testApp.db
    .select()
    .from(documents)
    .where(eq(documents.kind, kind))
    .orderBy(asc(documents.financialYear), asc(documents.serial));

describe("a seller without a GSTIN", () => {
  test("numbers receipts without gaps, also of simultaneous payments, and restarts each April in India", async () => {
    const testApp = await createTestApp();
    testApp.clock.moveTo(new Date("2027-03-31T18:00:00Z")); // 11:30 pm in India
    const paid = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = await aBuyer(testApp);
        return { buyer, payment: await payOrder(testApp, await anOrder(testApp, buyer)) };
      }),
    );
    await Promise.all(paid.map(({ buyer, payment }) => verifyPayment(testApp, buyer, payment)));
    testApp.clock.moveTo(new Date("2027-03-31T18:30:00Z"));
    await buy(testApp, await aBuyer(testApp));
    const receipts = await all(testApp, "receipt");
    expect(receipts.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 8 }, (_, index) => `RC/26-27/00000${index + 1}`),
      "RC/27-28/000001",
    ]);
    expect(receipts[0]?.contents).toMatchObject({ amount: 299, tax: null, seller: { gstin: null } });
    expect(testApp.faults).toEqual([]);
    await testApp.close();
  });

  test("numbers the millionth receipt of a year with seven digits, and refuses sales beyond the last number", async () => {
    const testApp = await createTestApp();
    const buyer = await aBuyer(testApp);
    await buy(testApp, buyer);
    await testApp.db.update(documentSeries).set({ last: 999_998 });
    await buy(testApp, buyer);
    await buy(testApp, buyer);
    const numbers = (await all(testApp, "receipt")).map(({ number }) => number.replace(/.*\//, ""));
    expect(numbers).toEqual(["000001", "999999", "1000000"]);
    await testApp.db.update(documentSeries).set({ last: 9_999_999 });
    const paid = await payOrder(testApp, await anOrder(testApp, buyer));
    expect((await verifyPayment(testApp, buyer, paid)).status).toBe(500);
    expect(await all(testApp, "receipt")).toHaveLength(3);
    expect(await testApp.db.select().from(documentSeries)).toMatchObject([{ last: 9_999_999 }]);
    await testApp.close();
  });

  test("mails each with its PDF to the address of the order", async () => {
    const testApp = await createTestApp();
    const buyer = await aBuyer(testApp);
    await buy(testApp, buyer, { email: "Office@Example.com" });
    const mail = await mailTo(testApp, "office@example.com", /receipt/);
    const [receipt] = await all(testApp, "receipt");
    expect(mail.subject).toBe(`Your receipt ${receipt?.number}`);
    expect(mail.text).toContain("We have received ₹299 for 5 interview credits.");
    expect(mail.key).toBe(`receipt-${receipt?.id}`);
    const [file] = mail.attachments ?? [];
    expect([file?.filename, file?.contentType, file?.content.subarray(0, 5).toString()]).toEqual([
      `${receipt?.number.replaceAll("/", "-")}.pdf`,
      "application/pdf",
      "%PDF-",
    ]);
    expect(testApp.mails.filter(({ key }) => key.startsWith("receipt-"))).toHaveLength(1);
    await testApp.close();
  });
});

describe("a seller with a GSTIN", () => {
  test("issues invoices with the tax of the buyer's state, and credit notes for refunds", async () => {
    const testApp = await createTestApp({ seller: { gstin: "29ABCDE1234F1Z5" } });
    const buyer = await aBuyer(testApp);
    const within = await buy(testApp, buyer, { credits: 10, amount: 549 });
    await buy(testApp, buyer, { state: "Kerala" });
    const [first, second] = await all(testApp, "invoice");
    expect([first?.number, second?.number]).toEqual([
      expect.stringMatching(/^IN\/\d\d-\d\d\/000001$/),
      expect.stringMatching(/^IN\/\d\d-\d\d\/000002$/),
    ]);
    expect(first?.contents).toMatchObject({
      buyer: { name: "Asha Verma", email: "bills@example.com", state: "Karnataka" },
      tax: { rate: 18, taxable: 46526, cgst: 4187, sgst: 4187, igst: 0, total: 54900 },
    });
    expect(second?.contents).toMatchObject({
      buyer: { state: "Kerala" },
      tax: { cgst: 0, sgst: 0, igst: 4561, taxable: 25339, total: 29900 },
    });
    await sendWebhook(testApp, {
      event: "refund-processed",
      orderId: within.orderId,
      paymentId: within.paymentId,
      payload: refundOf(within),
    });
    const [note] = await all(testApp, "credit-note");
    expect(note?.contents).toEqual({
      ...first?.contents,
      reverses: { number: first?.number, issuedAt: first?.issuedAt.toISOString() },
    });
    const mail = await mailTo(testApp, "bills@example.com", /^Your refund: credit note CN\//);
    expect(mail.text).toContain(`We have refunded ₹549 for 10 interview credits (${first?.number}).`);
    expect((await historyOf(testApp, buyer)).payments.at(-1)?.documents.map(({ kind }) => kind)).toEqual([
      "invoice",
      "credit-note",
    ]);
    await testApp.close();
  });
});

const refundOf = ({ orderId, paymentId }: { orderId: string; paymentId: string }) => ({
  payment: { entity: { id: paymentId, amount: 54900, order_id: orderId } },
  refund: { entity: { id: "rfnd_1", amount: 54900, payment_id: paymentId } },
});
