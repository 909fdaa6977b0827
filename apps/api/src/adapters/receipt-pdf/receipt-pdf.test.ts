import type { DocumentContents } from "@dryrun/domain/payments/gst";
import { taxParts } from "@dryrun/domain/payments/gst";
import { describe, expect, test } from "@jest/globals";
import { readPdf } from "../../../test/read-pdf.ts";
import type { Documents } from "../../ports.ts";
import { createReceiptPdf } from "./pdfkit.ts";

type Printed = Parameters<Documents["receipt"]>[0];
const issuedAt = new Date("2027-03-31T18:30:00Z"); // 1 April in India
const CONTENTS: DocumentContents = {
  seller: {
    name: "Dryrun Learning",
    address: "12 Residency Road, Bengaluru 560025",
    state: "Karnataka",
    sac: "999293",
    gstin: null,
  },
  buyer: { name: "Asha Verma", email: "asha@example.com", state: "Karnataka" },
  description: "10 interview credits",
  amount: 549,
  tax: null,
  orderId: "order_1",
  paymentId: "pay_1",
  reverses: null,
};
const GST: DocumentContents = {
  ...CONTENTS,
  seller: { ...CONTENTS.seller, gstin: "29ABCDE1234F1Z5" },
  tax: { ...taxParts(54900, 18, "Karnataka", "Karnataka"), rate: 18 },
};
const pdf = createReceiptPdf();
const textOf = async (document: Omit<Printed, "issuedAt">) => {
  const { pages } = readPdf(await pdf.write({ ...document, issuedAt }));
  expect(pages).toHaveLength(1);
  return pages[0] ?? "";
};

describe("a document", () => {
  test("is a plain receipt that states no tax without a GSTIN", async () => {
    const text = await textOf({ kind: "receipt", number: "RC/27-28/000001", contents: CONTENTS });
    for (const words of [
      "Receipt",
      "RC/27-28/000001",
      "1 Apr 2027",
      "Dryrun Learning",
      "12 Residency Road, Bengaluru 560025",
      "Asha Verma",
      "asha@example.com",
      "10 interview credits",
      "₹549",
      "Total paid",
      "Payment pay_1",
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/GST|[Tt]ax|SAC/);
  });

  test("is an invoice with the legal details with a GSTIN", async () => {
    const text = await textOf({ kind: "invoice", number: "IN/27-28/000001", contents: GST });
    for (const words of [
      "Tax invoice",
      "GSTIN 29ABCDE1234F1Z5",
      "Place of supply: Karnataka (29)",
      "SAC 999293",
      "Taxable value",
      "₹465.26",
      "CGST at 9%",
      "SGST at 9%",
      "₹41.87",
      "₹549.00",
    ])
      expect(text).toContain(words);
    expect(text).not.toContain("IGST");
  });

  test("has IGST for another state, and names the reversed document on a credit note", async () => {
    const contents: DocumentContents = {
      ...GST,
      buyer: { ...GST.buyer, state: "Kerala" },
      tax: { ...taxParts(54900, 18, "Kerala", "Karnataka"), rate: 18 },
      reverses: { number: "IN/26-27/000009", issuedAt: "2026-11-20T10:00:00.000Z" },
    };
    const text = await textOf({ kind: "credit-note", number: "CN/27-28/000001", contents });
    for (const words of [
      "Credit note",
      "IN/26-27/000009 of 20 Nov 2026",
      "IGST at 18%",
      "₹83.75",
      "Kerala (32)",
      "Total refunded",
    ])
      expect(text).toContain(words);
    expect(text).not.toMatch(/CGST|SGST/);
  });

  test("fits the longest names and addresses on one page, including Devanagari", async () => {
    const buyer = { ...GST.buyer, name: "आशा वर्मा ".repeat(12), email: `${"a".repeat(64)}@${"b".repeat(180)}.example` };
    await textOf({ kind: "invoice", number: "IN/27-28/000001", contents: { ...GST, buyer } });
  });
});
