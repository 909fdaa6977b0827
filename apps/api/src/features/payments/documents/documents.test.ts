import { describe, expect, test } from "@jest/globals";
import { asc, eq } from "drizzle-orm";
import type { Person } from "../../../../test/builders.ts";
import { createTestApp, eventually, type TestApp } from "../../../../test/create-test-app.ts";
import { aBuyer, anOrder, historyOf, pay, sendWebhook, verify } from "../../../../test/payments.ts";
import { documentSeries, documents } from "../../../db/schema/payments.ts";
import type { Mail } from "../../../ports.ts";

const buy = async (world: TestApp, buyer: Person, change: object = {}) => {
  const paid = await pay(world, await anOrder(world, buyer, change));
  const { status } = await verify(world, buyer, paid);
  if (status !== 200) throw new Error(`verify: ${status}`);
  return paid;
};
const mailTo = (world: TestApp, to: string, subject: RegExp) =>
  eventually<Mail>(() => world.mails.find((mail) => mail.to === to && subject.test(mail.subject)));
const all = (world: TestApp, kind: "receipt" | "invoice" | "credit-note") =>
  world.db
    .select()
    .from(documents)
    .where(eq(documents.kind, kind))
    .orderBy(asc(documents.financialYear), asc(documents.serial));

describe("a seller without a GSTIN", () => {
  test("numbers receipts without gaps, also of simultaneous payments, and restarts each April in India", async () => {
    const world = await createTestApp();
    world.clock.moveTo(new Date("2027-03-31T18:00:00Z")); // 11:30 pm in India
    const paid = await Promise.all(
      Array.from({ length: 8 }, async () => {
        const buyer = await aBuyer(world);
        return { buyer, payment: await pay(world, await anOrder(world, buyer)) };
      }),
    );
    await Promise.all(paid.map(({ buyer, payment }) => verify(world, buyer, payment)));
    world.clock.moveTo(new Date("2027-03-31T18:30:00Z"));
    await buy(world, await aBuyer(world));
    const receipts = await all(world, "receipt");
    expect(receipts.map(({ number }) => number)).toEqual([
      ...Array.from({ length: 8 }, (_, at) => `RC/26-27/00000${at + 1}`),
      "RC/27-28/000001",
    ]);
    expect(receipts[0]?.contents).toMatchObject({ amount: 299, tax: null, seller: { gstin: null } });
    expect(world.faults).toEqual([]);
    await world.close();
  });

  test("numbers the millionth receipt of a year with seven digits, and refuses sales beyond the last number", async () => {
    const world = await createTestApp();
    const buyer = await aBuyer(world);
    await buy(world, buyer);
    await world.db.update(documentSeries).set({ last: 999_998 });
    await buy(world, buyer);
    await buy(world, buyer);
    const numbers = (await all(world, "receipt")).map(({ number }) => number.replace(/.*\//, ""));
    expect(numbers).toEqual(["000001", "999999", "1000000"]);
    await world.db.update(documentSeries).set({ last: 9_999_999 });
    const paid = await pay(world, await anOrder(world, buyer));
    expect((await verify(world, buyer, paid)).status).toBe(500);
    expect(await all(world, "receipt")).toHaveLength(3);
    expect(await world.db.select().from(documentSeries)).toMatchObject([{ last: 9_999_999 }]);
    await world.close();
  });

  test("mails each with its PDF to the address of the order", async () => {
    const world = await createTestApp();
    const buyer = await aBuyer(world);
    await buy(world, buyer, { email: "Office@Example.com" });
    const mail = await mailTo(world, "office@example.com", /receipt/);
    const [receipt] = await all(world, "receipt");
    expect(mail.subject).toBe(`Your receipt ${receipt?.number}`);
    expect(mail.text).toContain("We have received ₹299 for 5 interview credits.");
    expect(mail.key).toBe(`receipt-${receipt?.id}`);
    const [file] = mail.attachments ?? [];
    expect([file?.filename, file?.contentType, file?.content.subarray(0, 5).toString()]).toEqual([
      `${receipt?.number.replaceAll("/", "-")}.pdf`,
      "application/pdf",
      "%PDF-",
    ]);
    expect(world.mails.filter(({ key }) => key.startsWith("receipt-"))).toHaveLength(1);
    await world.close();
  });
});

describe("a seller with a GSTIN", () => {
  test("issues invoices with the tax of the buyer's state, and credit notes for refunds", async () => {
    const world = await createTestApp({ seller: { gstin: "29ABCDE1234F1Z5" } });
    const buyer = await aBuyer(world);
    const within = await buy(world, buyer, { credits: 10, amount: 549 });
    await buy(world, buyer, { state: "Kerala" });
    const [first, second] = await all(world, "invoice");
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
    await sendWebhook(world, {
      event: "refund-processed",
      orderId: within.orderId,
      paymentId: within.paymentId,
      payload: refundOf(within),
    });
    const [note] = await all(world, "credit-note");
    expect(note?.contents).toEqual({
      ...first?.contents,
      reverses: { number: first?.number, issuedAt: first?.issuedAt.toISOString() },
    });
    const mail = await mailTo(world, "bills@example.com", /^Your refund: credit note CN\//);
    expect(mail.text).toContain(`We have refunded ₹549 for 10 interview credits (${first?.number}).`);
    expect((await historyOf(world, buyer)).payments.at(-1)?.documents.map(({ kind }) => kind)).toEqual([
      "invoice",
      "credit-note",
    ]);
    await world.close();
  });
});

const refundOf = ({ orderId, paymentId }: { orderId: string; paymentId: string }) => ({
  payment: { entity: { id: paymentId, amount: 54900, order_id: orderId } },
  refund: { entity: { id: "rfnd_1", amount: 54900, payment_id: paymentId } },
});
