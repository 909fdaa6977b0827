import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { invoicePdf, paymentHistory } from "@dryrun/domain/payments/contract";
import { afterEach, expect, it, jest } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { axeFaults } from "../../testing/axe.ts";
import { idOf, onePage } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";
import type { Payment } from "./payment-card.tsx";

withServer();
afterEach(() => {
  jest.restoreAllMocks();
});

const PATH = "/student/payments";
const aPayment = (own: Partial<Payment> = {}): Payment => ({
  _id: idOf(600),
  kind: "credits",
  description: "10 interview credits",
  amount: 549,
  currency: "INR",
  status: "paid",
  refundStatus: "none",
  refunds: [],
  createdAt: "2026-11-20T08:00:00.000Z",
  documents: [{ _id: idOf(700), kind: "receipt", number: "RC/26-27/000001" }],
  ...own,
});
const aRefund = (own: Partial<Payment["refunds"][number]> = {}): Payment["refunds"][number] => ({
  amount: 99,
  reason: "claim",
  status: "created",
  createdAt: "2026-11-21T08:00:00.000Z",
  ...own,
});
const list = (...payments: Payment[]) => answers(paymentHistory, { payments, ...onePage, total: payments.length });

it("shows item, date, amount and documents, and is accessible", async () => {
  const documents: Payment["documents"] = [
    { _id: idOf(701), kind: "invoice", number: "IN/26-27/000002" },
    { _id: idOf(702), kind: "credit-note", number: "CN/26-27/000001" },
  ];
  const refunds: Payment["refunds"] = [aRefund({ amount: 1999, reason: "provider", status: "processed" })];
  const back = { status: "refunded", refundStatus: "processed", refunds, documents } as const;
  const course = aPayment({
    _id: idOf(601),
    kind: "course",
    description: "Data Analyst Course",
    amount: 1999,
    ...back,
  });
  server.use(list(aPayment(), course));
  showAt(PATH);
  const [first, second] = (await screen.findAllByRole("heading", { level: 3 })).map((heading) =>
    within(heading.closest("li") as HTMLElement),
  );
  for (const text of ["10 interview credits", "20 Nov 2026", "₹549", "Paid", "Receipt RC/26-27/000001"])
    expect(first?.getByText(text)).toBeInTheDocument();
  for (const text of [
    "₹1,999",
    "Refunded",
    "Refund of ₹1,999 paid out.",
    "The payment was refunded. 21 Nov 2026",
    "Invoice IN/26-27/000002",
    "Credit note CN/26-27/000001",
  ])
    expect(second?.getByText(text)).toBeInTheDocument();
  expect(await axeFaults()).toEqual([]);
});

it.each([
  ["created", "claim", "Refund of ₹99 on its way. It takes 5–7 working days."],
  ["failed", "duplicate", "The refund of ₹99 did not go through. Please contact support."],
  ["created", "dispute", "The bank has not decided on the dispute over ₹99 yet."],
  ["processed", "dispute", "The bank decided to return ₹99 to you."],
  ["failed", "dispute", "The bank decided that the payment of ₹99 is valid."],
] as const)("shows a refund that is %s because of %s", async (status, reason, text) => {
  server.use(list(aPayment({ refunds: [aRefund({ status, reason })], documents: [] })));
  showAt(PATH);
  expect(await screen.findByText(text)).toBeInTheDocument();
});

it("shows each partial refund, with its reason and its credit note", async () => {
  const refunds = [
    aRefund({ amount: 200, reason: "provider", status: "processed" }),
    aRefund({ amount: 349, reason: "duplicate", createdAt: "2026-11-22T08:00:00.000Z" }),
  ];
  const documents: Payment["documents"] = [1, 2].map((at) => ({
    _id: idOf(700 + at),
    kind: "credit-note",
    number: `CN/26-27/00000${at}`,
  }));
  server.use(list(aPayment({ refunds, documents })));
  showAt(PATH);
  const back = within(await screen.findByRole("list", { name: "Refunds" }));
  expect(back.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Refund of ₹200 paid out.The payment was refunded. 21 Nov 2026",
    "Refund of ₹349 on its way. It takes 5–7 working days.This was already paid for. 22 Nov 2026",
  ]);
  for (const at of [1, 2])
    expect(screen.getByRole("button", { name: `Download PDF of Credit note CN/26-27/00000${at}` })).toBeInTheDocument();
});

it("shows no documents and no refund for a failed payment", async () => {
  server.use(list(aPayment({ status: "failed", documents: [] })));
  showAt(PATH);
  expect(await screen.findByText("Failed")).toBeInTheDocument();
  expect(screen.queryByRole("button", { name: /^Download/ })).toBeNull();
  expect(screen.queryByRole("list", { name: "Refunds" })).toBeNull();
});

it("downloads a document as a file named after its number", async () => {
  Object.assign(URL, { createObjectURL: () => "blob:pdf", revokeObjectURL: () => {} });
  const saved: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
    saved.push(this.download);
  });
  const requests: unknown[] = [];
  server.use(
    list(aPayment()),
    http.get(`/api${invoicePdf.path}`, ({ params }) => {
      requests.push(params.id);
      return new HttpResponse("%PDF-1.7", { headers: { "content-type": "application/pdf" } });
    }),
  );
  showAt(PATH);
  await userEvent.click(await screen.findByRole("button", { name: "Download PDF of Receipt RC/26-27/000001" }));
  await waitFor(() => expect(saved).toEqual(["Receipt-RC-26-27-000001.pdf"]));
  expect(requests).toEqual([idOf(700)]);
});

it.each([
  ["a fault", failsWith(invoicePdf), "The document could not be downloaded. Try again."],
  ["a paper that is gone", refuses(invoicePdf, "NOT_FOUND", { message: "Not found." }), "Not found."],
])("shows next to the document that %s prevents the download", async (_case, handler, message) => {
  server.use(list(aPayment()), handler);
  showAt(PATH);
  await userEvent.click(await screen.findByRole("button", { name: /^Download/ }));
  expect(await screen.findByRole("alert")).toHaveTextContent(message);
});

it("loads twenty per page and turns pages", async () => {
  const requests: string[] = [];
  const answer = { payments: [aPayment()], totalPages: 2, currentPage: 1, total: 21 };
  server.use(answers(paymentHistory, answer, (_, url) => void requests.push(url.search)));
  showAt(PATH);
  await userEvent.click(await screen.findByRole("button", { name: "Next" }));
  expect(await screen.findByText("Page 2 of 2")).toBeInTheDocument();
  await waitFor(() => expect(requests).toEqual(["?page=1&limit=20", "?page=2&limit=20"]));
});

it("shows that there are no payments, and links to the credits", async () => {
  server.use(list());
  showAt(PATH);
  expect(await screen.findByRole("heading", { name: "You have no payments yet." })).toBeInTheDocument();
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Buy Credits" })).toHaveAttribute("href", "/student/buy-credits");
});

it("shows an error when loading fails, and retries", async () => {
  server.use(failsWith(paymentHistory));
  showAt(PATH);
  expect(await screen.findByRole("heading", { name: "Your payments could not be loaded." })).toBeInTheDocument();
  server.use(list(aPayment()));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("10 interview credits")).toBeInTheDocument();
});
