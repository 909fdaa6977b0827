import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { EVALUATION_RETRIED, JOB_RETRIED, JOBS_GONE, jobsRetried } from "@dryrun/domain/admin/messages";
import { deadLetters, operations, retryEvaluation, retryJobs } from "@dryrun/domain/admin/records/contract";
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Numbers } from "./numbers.ts";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const dead = {
  _id: ID,
  name: "mail.invitation",
  failedAt: "2026-11-20T10:00:00.000Z",
  error: "550 5.1.1 <[e-mail]>: mailbox full",
};
const numbers: Numbers = {
  mode: "production",
  startedAt: "2026-11-20T00:00:00.000Z",
  serverTime: "2026-11-20T12:00:00.000Z",
  queues: [
    { name: "mail.invitation", waiting: 4, running: 2, failed: 1 },
    { name: "mail.contact", waiting: 0, running: 0, failed: 0 },
    { name: "mail.job-alert", waiting: 0, running: 0, failed: 0 },
  ],
  deadLetters: [],
  parked: [],
  evaluations: { waiting: 7, oldestAt: "2026-11-20T09:00:00.000Z" },
  openOrders: 11,
  openRefunds: 12,
  openDisputes: 15,
  books: null,
  openReviews: 13,
  openReports: 14,
};
const none = { deadLetters: [], totalPages: 1, currentPage: 1, total: 0 };
const one = { deadLetters: [dead], totalPages: 1, currentPage: 1, total: 1 };
beforeEach(() => server.use(answers(deadLetters, one), answers(vitalsOfPages, { pages: [] })));
const pressButton = (name: string | RegExp) => userEvent.click(screen.getByRole("button", { name }));

describe("the measurements of pages", () => {
  const page = { part: "student", documents: 1204, inp: 40, cls: 0.004, lcpGoal: 2200, change: null };
  const region = async () => within(await screen.findByRole("region", { name: "Pages in browsers" }));
  beforeEach(() => server.use(answers(operations, numbers)));

  test("are shown with missed goals and the release that changed a page", async () => {
    const change = { version: "1.5.0", before: 2000, after: 2613 };
    server.use(
      answers(vitalsOfPages, {
        pages: [
          { ...page, page: "/student/jobs", lcp: 2613, change },
          { ...page, page: "other", documents: 3, lcp: 1000, inp: null, cls: 0.2 },
        ],
      }),
    );
    show(paths.operations);
    const rows = (await (await region()).findAllByRole("row")).map((row) => row.textContent);
    expect(rows.slice(1)).toEqual([
      "/student/jobs1,2042.61 s Goal 2.20 s40 ms0.0041.5.0: 2.00 s → 2.61 s",
      "Other pages of student31.00 s–0.200 Goal 0.100–",
    ]);
  });

  test("are missing before the first report", async () => {
    show(paths.operations);
    expect(await (await region()).findByText("No browser has sent measurements yet.")).toBeVisible();
  });

  test("could not be loaded", async () => {
    server.use(failsWith(vitalsOfPages));
    show(paths.operations);
    expect(await screen.findByText("The measurements could not be loaded")).toBeVisible();
  });
});

test("shows open, waiting and failed items, with links to the actions", async () => {
  server.use(answers(operations, numbers));
  show(paths.operations);
  const queues = within(await screen.findByRole("table", { name: "Queues" })).getAllByRole("row");
  expect(queues).toHaveLength(2);
  expect(queues[1]).toHaveTextContent("Invitation mails421");
  expect(screen.getByText("Idle: Contact form mails, Job alert mails.")).toBeVisible();
  expect(screen.getByRole("link", { name: "Invitation mails: 1 failed" })).toHaveAttribute(
    "href",
    "/admin/operations?failed=mail.invitation#failed",
  );
  for (const [name, value] of [
    ["Failed jobs", "1"],
    ["Interviews to grade", "7"],
    ["Orders", "11"],
    ["Refunds", "12"],
    ["Disputes", "15"],
    ["Reviews", "13"],
    ["Reports", "14"],
    ["Mode", "Production"],
    ["Running since", "20 Nov 2026, 5:30 am IST"],
  ] as const)
    expect(screen.getByText(name, { selector: "dt, dt *" }).closest("div")).toHaveTextContent(value);
  expect(screen.getByText("Oldest since 20 Nov 2026, 2:30 pm IST")).toBeVisible();
  const open = within(screen.getByRole("main"));
  expect(open.getByRole("link", { name: "Reviews" })).toHaveAttribute("href", "/admin/reviews?state=open");
  expect(open.getByRole("link", { name: "Reports" })).toHaveAttribute("href", "/admin/reports?state=open");
  expect(open.getByRole("link", { name: "Refunds" })).toHaveAttribute(
    "href",
    "/admin/refunds?status=created&kind=refund",
  );
  expect(open.getByRole("link", { name: "Disputes" })).toHaveAttribute(
    "href",
    "/admin/refunds?status=created&kind=dispute",
  );
  expect(open.getByText(/^The books have not been checked yet/)).toBeVisible();
  const letters = within(await screen.findByRole("table", { name: "Failed permanently" })).getAllByRole("row");
  expect(letters[1]).toHaveTextContent(/Invitation mail.*20 Nov 2026, 3:30 pm IST.*550 5\.1\.1 <\[e-mail\]>/);
});

const books = { checkedAt: "2026-11-20T09:00:00.000Z", balances: 12345, orders: 1, differences: [] };
const SUMMARY = "Books checked on 20 Nov 2026, 2:30 pm IST: 12,345 balances, 1 order";

test("shows that the books are right", async () => {
  server.use(answers(operations, { ...numbers, books }));
  show(paths.operations);
  expect(await screen.findByText(`${SUMMARY}, no difference.`)).toBeVisible();
  expect(screen.queryByText(/older than a day/)).toBeNull();
});

test("warns when the last check of the books is too long ago", async () => {
  server.use(answers(operations, { ...numbers, books, serverTime: "2026-11-22T00:00:00.000Z" }));
  show(paths.operations);
  expect(await screen.findByText(/older than a day/)).toBeVisible();
});

test("lists the differences in the books, and links from an order to its entries", async () => {
  const differences: NonNullable<Numbers["books"]>["differences"] = [
    { kind: "balance", count: 1, ids: [ID] },
    { kind: "document", count: 1200, ids: ["00000000-0000-7000-8000-000000000003"] },
  ];
  server.use(answers(operations, { ...numbers, books: { ...books, differences } }));
  show(paths.operations);
  const table = await screen.findByRole("table", { name: "Differences" });
  expect(screen.getByText(`${SUMMARY}, 1,201 differences.`)).toBeVisible();
  expect(screen.getByText("The first 50 of each kind are listed.")).toBeVisible();
  const rows = within(table).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(`Credit balance and ledger1${ID}`);
  expect(within(table).getAllByRole("link")).toHaveLength(1);
  expect(within(table).getByRole("link")).toHaveAttribute(
    "href",
    "/admin/ledger?search=00000000-0000-7000-8000-000000000003",
  );
});

const confirm = async () =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Retry" }));

test("retries a failed job after confirmation, and refetches the list", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(operations, numbers),
    answers(retryJobs, { message: JOB_RETRIED, retried: [ID], gone: [] }, (body) => {
      sent.push(body);
      server.use(answers(deadLetters, none));
    }),
  );
  show(paths.operations);
  await screen.findByRole("table", { name: "Failed permanently" });
  const retryOf = "Retry Invitation mail of 20 Nov 2026, 3:30 pm IST";
  await pressButton(retryOf);
  expect(await screen.findByText(/^Invitation mail\. Each job leaves this list/)).toBeVisible();
  expect(sent).toEqual([]);
  await userEvent.click(screen.getByRole("button", { name: "Leave as it is" }));
  await waitFor(() => expect(screen.getByRole("button", { name: retryOf })).toHaveFocus());
  await pressButton(retryOf);
  await confirm();
  expect(await screen.findByText(JOB_RETRIED)).toBeVisible();
  expect(sent).toEqual([{ ids: [ID] }]);
  expect(await screen.findByText("Nothing failed.")).toBeVisible();
  await waitFor(() => expect(screen.getByRole("heading", { name: "Failed permanently" })).toHaveFocus());
});

describe("several failed jobs", () => {
  const other = { ...dead, _id: "00000000-0000-7000-8000-000000000002", name: "interview.evaluate" };
  const two = { ...one, deadLetters: [dead, other], total: 2 };

  test("are chosen and retried in one call, which reports the ones that no longer exist", async () => {
    const sent: unknown[] = [];
    server.use(
      answers(operations, numbers),
      answers(deadLetters, two),
      answers(retryJobs, { message: jobsRetried(1, 1), retried: [ID], gone: [other._id] }, (body) => {
        sent.push(body);
        server.use(answers(deadLetters, none));
      }),
    );
    show(paths.operations);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select all on this page" }));
    await pressButton("Retry 2 jobs");
    expect(await screen.findByText(/^Invitation mails, Interview gradings\./)).toBeVisible();
    await confirm();
    expect(await screen.findByText("The job is running again. 1 job was no longer there.")).toBeVisible();
    expect(sent).toEqual([{ ids: [ID, other._id] }]);
    await waitFor(() => expect(screen.queryByRole("button", { name: /^Retry/ })).toBeNull());
  });

  test("are filtered by kind or by name in the address, and the filter can be removed", async () => {
    const requests: string[] = [];
    server.use(
      answers(operations, numbers),
      answers(deadLetters, two, (_, url) => requests.push(url.search)),
    );
    const router = show(`${paths.operations}?failed=mail#failed`);
    await userEvent.click(await screen.findByRole("button", { name: "Remove Mails" }));
    expect(requests[0]).toContain("kind=mail");
    await waitFor(() => expect(requests.at(-1)).not.toContain("kind"));
    await userEvent.click(screen.getByRole("link", { name: "Invitation mails: 1 failed" }));
    expect(router.state.location.search).toBe("?failed=mail.invitation");
    await waitFor(() => expect(requests.at(-1)).toContain("name=mail.invitation"));
    expect(screen.getByRole("button", { name: "Remove Invitation mails" })).toBeVisible();
  });
});

test("shows a message when another admin has already retried the jobs, and an error when the numbers fail to load", async () => {
  server.use(failsWith(operations), refuses(retryJobs, "NOT_FOUND", { message: JOBS_GONE }));
  show(paths.operations);
  expect(await screen.findByText("The numbers could not be loaded")).toBeVisible();
  server.use(answers(operations, numbers));
  await pressButton("Try again");
  await screen.findByRole("table", { name: "Failed permanently" });
  await pressButton(/^Retry Invitation/);
  await confirm();
  expect(await screen.findByText(JOBS_GONE)).toBeVisible();
});

test.each(["failed", "parked", "books"])("a link to #%s opens that section", async (id) => {
  server.use(answers(operations, numbers));
  show(`${paths.operations}#${id}`);
  await waitFor(() => expect(document.activeElement?.id).toBe(id));
});

test("grades an interview without a score again, after a confirmation", async () => {
  const parked = {
    _id: ID,
    jobTitle: "Data Analyst",
    submittedAt: "2026-11-20T10:00:00.000Z",
    parkedAt: "2026-11-20T10:05:00.000Z",
  };
  const practice = { ...parked, _id: "00000000-0000-7000-8000-000000000002", jobTitle: null };
  const retried: string[] = [];
  server.use(
    answers(operations, { ...numbers, parked: [parked, practice] }),
    answers(retryEvaluation, { message: EVALUATION_RETRIED }, (_, url) => {
      retried.push(url.pathname);
      server.use(answers(operations, { ...numbers, parked: [practice] }));
    }),
  );
  show(paths.operations);
  const table = await screen.findByRole("table", { name: "Interviews without a score" });
  expect(within(table).getAllByRole("row")[1]).toHaveTextContent(
    /Data Analyst.*20 Nov 2026, 3:30 pm IST.*20 Nov 2026, 3:35 pm IST/,
  );
  expect(within(table).getAllByRole("row")[2]).toHaveTextContent("Practice");
  await pressButton("Retry Data Analyst of 20 Nov 2026, 3:30 pm IST");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Retry" }));
  expect(await screen.findByText(EVALUATION_RETRIED)).toBeVisible();
  expect(retried).toEqual([`/api/admin/evaluations/${ID}/retry`]);
  await waitFor(() => expect(screen.queryByText("Data Analyst")).toBeNull());
  await waitFor(() => expect(screen.getByRole("heading", { name: "Interviews without a score" })).toHaveFocus());
});
