// Measures the PDF of a receipt and of a certificate, without a server.
import { createCertificatePdf } from "../../apps/api/src/adapters/certificate-pdf/pdfkit.ts";
import { createReceiptPdf } from "../../apps/api/src/adapters/receipt-pdf/pdfkit.ts";
import { summarise } from "../timing/samples.mjs";

const PDF_MS = 150;
const PDFS = 30;

async function measurePdf(what, write) {
  const times = [];
  for (let count = 0; count <= PDFS; count++) {
    const before = process.cpuUsage();
    await write();
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  const [first, ...rest] = times;
  const slowest = Math.max(...rest);
  return {
    what: `PDF of a ${what}, processor time, the slowest`,
    measured: `${slowest.toFixed(0)} ms`,
    baseline: `${first.toFixed(0)} ms for the first of a process`,
    goal: `< ${PDF_MS} ms`,
    holds: slowest < PDF_MS,
    ...summarise(rest, "ms"),
  };
}

const SELLER = {
  name: "Dryrun Learning",
  address: "12 Residency Road, Bengaluru 560025",
  state: "Karnataka",
  sac: "999293",
};
const INVOICE = {
  kind: "invoice",
  number: "IN/26-27/000001",
  issuedAt: new Date(),
  contents: {
    seller: { ...SELLER, gstin: "29ABCDE1234F1Z5" },
    buyer: { name: "Asha Verma", email: "asha@example.com", state: "Karnataka" },
    description: "5 mock interview credits",
    amount: 299,
    tax: { rate: 18, taxable: 25339, cgst: 2281, sgst: 2280, igst: 0, total: 29900 },
    orderId: "order_bench",
    paymentId: "pay_bench",
    reverses: null,
  },
};
const CERTIFICATE = {
  certId: "6K4VB-ZD7PN",
  studentName: "Asha Verma",
  courseName: "Data Analyst Masterclass",
  issuedOn: new Date(),
  verifyUrl: "https://dryrun.example/verify-certificate?id=6K4VB-ZD7PN",
};

export async function measurePdfs() {
  const [receipts, certificates] = [createReceiptPdf(), createCertificatePdf()];
  return [
    await measurePdf("receipt", () => receipts.write(INVOICE)),
    await measurePdf("certificate with its QR code", () => certificates.write(CERTIFICATE)),
  ];
}
