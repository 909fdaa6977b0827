import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { exportLedger, ledgerEntries, ledgerTotals } from "@dryrun/domain/admin/records/contract";
import { TOO_MANY_EXPORTS } from "@dryrun/domain/applications/messages";
import { afterEach, beforeEach, describe, expect, jest, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const paged = { totalPages: 1, currentPage: 1, total: 2 };
const entry = { _id: ID, at: "2026-11-20T10:00:00.000Z", reference: ID, email: "asha@example.com", personId: ID };
const entries = [
  { ...entry, unit: "INR" as const, amount: 549, reason: "payment" },
  { ...entry, _id: "2", unit: "credit" as const, amount: -1, reason: "mock interview", email: null, personId: null },
  {
    ...entry,
    _id: "3",
    unit: "INR" as const,
    amount: 99,
    reason: "payment",
    email: "ritu@example.com",
    personId: null,
  },
];
const totals = { entries: 2, INR: { in: 123456, out: 99, net: 123357 }, credit: { in: 0, out: 1, net: -1 } };
let requests: string[] = [];
let summed: string[] = [];
beforeEach(() => {
  requests = [];
  summed = [];
  server.use(
    answers(ledgerEntries, { entries, ...paged }, (_, url) => requests.push(url.search)),
    answers(ledgerTotals, totals, (_, url) => summed.push(url.search)),
  );
});
const rowsOf = async (name: string) => within(await screen.findByRole("table", { name })).getAllByRole("row");

test('the ledger shows a guest\'s address, and "Deleted account" only for a deleted account', async () => {
  show(paths.ledger);
  const rows = await rowsOf("Ledger");
  expect(rows[3]).toHaveTextContent("ritu@example.com (guest)");
  expect(screen.queryByRole("link", { name: /ritu/ })).toBeNull();
  expect(screen.getAllByText("Deleted account")).toHaveLength(1);
});

test("the ledger writes rupees and credits with their signs, and stores unit and words in the address together", async () => {
  const router = show(`${paths.ledger}?page=1`);
  const rows = await rowsOf("Ledger");
  expect(rows[1]).toHaveTextContent(/Payment\+ ₹549asha@example\.com/);
  expect(rows[2]).toHaveTextContent(/Mock interview− 1 creditDeleted account/);
  expect(screen.getByRole("link", { name: "asha@example.com" })).toHaveAttribute("href", `/admin/users/${ID}`);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "Credits");
  await userEvent.type(screen.getByRole("searchbox"), "mock{Enter}");
  expect(router.state.location.search).toBe("?unit=credit&search=mock");
  await screen.findByRole("button", { name: "Clear" });
  expect(requests.at(-1)).toMatch(/unit=credit/);
  expect(requests.at(-1)).toMatch(/search=mock/);
});

test("shows the totals of the filter next to the list, in the filtered unit", async () => {
  show(`${paths.ledger}?from=2026-11-16&to=2026-11-22`);
  const rows = await rowsOf("Totals for this filter");
  expect(rows[1]).toHaveTextContent("Rupees₹1,23,456₹99₹1,23,357");
  expect(rows[2]).toHaveTextContent(/Credits0 credits1 credit-1 credit/);
  expect(summed).toEqual(["?from=2026-11-16&to=2026-11-22"]);
  expect(requests).toEqual(["?page=1&limit=20&from=2026-11-16&to=2026-11-22"]);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "Rupees");
  await waitFor(() => expect(summed.at(-1)).toContain("unit=INR"));
  await waitFor(async () => expect(await rowsOf("Totals for this filter")).toHaveLength(2));
});

test("shows the list when loading the totals fails, and the totals can be loaded again", async () => {
  server.use(failsWith(ledgerTotals));
  show(paths.ledger);
  await rowsOf("Ledger");
  expect(await screen.findByText("The totals could not be loaded.")).toBeVisible();
  server.use(answers(ledgerTotals, totals));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await rowsOf("Totals for this filter")).toHaveLength(3);
});

test("filters the entries by the account in the address, and the filter can be removed", async () => {
  show(`${paths.ledger}?person=${ID}`);
  await rowsOf("Ledger");
  expect([requests, summed]).toEqual([[`?page=1&limit=20&person=${ID}`], [`?person=${ID}`]]);
  await userEvent.click(screen.getByRole("button", { name: "Remove One account only" }));
  await waitFor(() => expect(requests.at(-1)).toBe("?page=1&limit=20"));
});

describe("the export", () => {
  const clicked = jest.fn();
  beforeEach(() => {
    URL.createObjectURL = () => "blob:ledger";
    URL.revokeObjectURL = () => {};
    jest.spyOn(HTMLAnchorElement.prototype, "click").mockImplementation(function (this: HTMLAnchorElement) {
      clicked(this.download);
    });
  });
  afterEach(() => void jest.restoreAllMocks());

  test("saves all entries of the filter as a file", async () => {
    const exported: string[] = [];
    server.use(
      http.get(`/api${exportLedger.path}`, ({ request }) => {
        exported.push(new URL(request.url).search);
        return new HttpResponse("Time\r\n", { headers: { "content-type": "text/csv" } });
      }),
    );
    show(`${paths.ledger}?unit=INR&from=2026-11-16&page=2`);
    await rowsOf("Ledger");
    await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
    await waitFor(() => expect(clicked).toHaveBeenCalledWith(expect.stringMatching(/^ledger-\d{4}-\d{2}-\d{2}\.csv$/)));
    expect(exported).toEqual(["?unit=INR&from=2026-11-16"]);
  });

  test("shows why there is none", async () => {
    server.use(refuses(exportLedger, "TOO_MANY_REQUESTS", { message: TOO_MANY_EXPORTS }));
    show(paths.ledger);
    await rowsOf("Ledger");
    await userEvent.click(screen.getByRole("button", { name: "Export CSV" }));
    expect(await screen.findByText(TOO_MANY_EXPORTS)).toBeVisible();
  });
});
