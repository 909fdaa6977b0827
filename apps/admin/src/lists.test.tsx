import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import * as admin from "@dryrun/domain/admin/contract";
import {
  JOB_HIDDEN,
  REFUND_NOT_FAILED,
  REFUND_RETRIED,
  REFUND_SETTLED,
  REPORT_SETTLED,
  USER_BLOCKED,
} from "@dryrun/domain/admin/messages";
import { refunds, retryRefund, settleRefund } from "@dryrun/domain/admin/records/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Report } from "./features/job-reports/report-table.tsx";
import type { User } from "./features/users/user-table.tsx";
import { paths } from "./paths.ts";
import { show, useServer } from "./testing/show.tsx";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const one = { totalPages: 1, currentPage: 1, total: 1 };
const user: User = {
  _id: ID,
  fullName: "Asha Rao",
  email: "asha@example.com",
  userType: "employer",
  createdAt: "2026-11-20T10:00:00.000Z",
  emailVerified: false,
  blocked: false,
  invited: false,
};
const report: Report = {
  _id: ID,
  job: { _id: ID, title: "Data Analyst", company: "Sahyadri Analytics", hidden: false, shown: true },
  reason: "Asks for money",
  note: "They want 500 rupees.",
  reporter: { _id: ID, fullName: "Asha Rao" },
  createdAt: "2026-11-20T10:00:00.000Z",
  settledAt: null,
};
const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const because = async (reason: string) =>
  fill(within(await screen.findByRole("alertdialog")).getByLabelText(/^Reason/), reason);
const rowsOf = async (name: string) => within(await screen.findByRole("table", { name })).getAllByRole("row");

describe("users", () => {
  test("can be searched in the address and blocked after a confirmation, but admins cannot be blocked", async () => {
    const requests: string[] = [];
    const sent: unknown[] = [];
    const meera = { ...user, _id: `${ID.slice(0, -1)}2`, fullName: "Meera Iyer", userType: "admin" as const };
    server.use(
      answers(admin.users, { users: [user, meera], ...one, total: 2 }, (_, url) => requests.push(url.search)),
      answers(admin.updateUser, { message: USER_BLOCKED, user: { ...user, blocked: true } }, (body) => {
        sent.push(body);
        server.use(answers(admin.users, { users: [{ ...user, blocked: true }], ...one }));
      }),
    );
    const router = show(paths.users);
    const rows = await rowsOf("People");
    expect(rows[1]).toHaveTextContent(/Asha Rao.*asha@example\.com.*Employer.*20 Nov 2026.*Active/);
    expect(within(rows[2] as HTMLElement).queryByRole("button", { name: /^Actions/ })).toBeNull();
    expect(screen.queryByText("Page 1 of 1")).toBeNull();
    await userEvent.type(screen.getByRole("searchbox"), " asha rao {Enter}");
    expect(router.state.location.search).toBe("?search=asha+rao");
    expect(await screen.findByRole("button", { name: "Clear" })).toBeVisible();
    expect(requests.at(-1)).toContain("search=asha+rao");
    await pressButton("Actions for Asha Rao");
    await pressButton("Block Asha Rao");
    expect(await screen.findByText(/Their jobs are hidden until you unblock them\./)).toBeVisible();
    await confirm("Block");
    expect(await screen.findByText("A reason is required.")).toBeVisible();
    expect(sent).toEqual([]);
    await because("Asks for money");
    await confirm("Block");
    expect(await screen.findByText(USER_BLOCKED)).toBeVisible();
    expect(sent).toEqual([{ blocked: true, reason: "Asks for money" }]);
    await pressButton("Actions for Asha Rao");
    expect(await screen.findByRole("button", { name: "Unblock Asha Rao" })).toBeVisible();
  });

  test("link to their own page, and are filtered in the address", async () => {
    const requests: string[] = [];
    server.use(answers(admin.users, { users: [user], ...one }, (_, url) => requests.push(url.search)));
    const router = show(`${paths.users}?page=1&registeredWithin=9`);
    expect(await screen.findByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", `/admin/users/${ID}`);
    expect(requests.at(-1)).not.toContain("registeredWithin");
    await userEvent.selectOptions(screen.getByLabelText("Role"), "Employer");
    await userEvent.selectOptions(screen.getByLabelText("State"), "Blocked");
    await userEvent.selectOptions(screen.getByLabelText("Email"), "Not verified");
    await userEvent.selectOptions(screen.getByLabelText("Registered"), "In the last 7 days");
    expect(router.state.location.search).toBe("?registeredWithin=7&role=employer&state=blocked&verified=no");
    await waitFor(() =>
      expect(Object.fromEntries(new URLSearchParams(requests.at(-1)))).toEqual({
        page: "1",
        limit: "20",
        role: "employer",
        state: "blocked",
        verified: "no",
        registeredWithin: "7",
      }),
    );
    server.use(answers(admin.users, { users: [], ...one, total: 0 }));
    await userEvent.selectOptions(screen.getByLabelText("Role"), "Admin");
    expect(await screen.findByText("Nothing matches these filters.")).toBeVisible();
  });

  test("show that none matches, and can be loaded again after a failure", async () => {
    server.use(answers(admin.users, { users: [], ...one, total: 0 }));
    show(`${paths.users}?search=zzz`);
    expect(await screen.findByText("Nothing matches “zzz”.")).toBeVisible();
    server.use(failsWith(admin.users));
    await pressButton("Clear");
    expect(await screen.findByText("The people could not be loaded")).toBeVisible();
    server.use(answers(admin.users, { users: [user], ...one }));
    await pressButton("Try again");
    expect(await screen.findByRole("table", { name: "People" })).toBeVisible();
  });
});

test("filters open reports by the address", async () => {
  const requests: string[] = [];
  server.use(answers(admin.reports, { reports: [], ...one, total: 0 }, (_, url) => requests.push(url.search)));
  show(`${paths.reports}?state=open`);
  expect(await screen.findByText("No report is open.")).toBeVisible();
  expect(requests).toEqual(["?page=1&limit=20&state=open"]);
});

test("hides a reported job after a confirmation, and has no such action for a deleted job", async () => {
  const sent: unknown[] = [];
  const gone = { ...report, _id: `${ID.slice(0, -1)}2`, job: null, reporter: null, note: "" };
  const job = { ...report.job, title: "MIS Executive", shown: false } as NonNullable<Report["job"]>;
  const blocked = { ...report, _id: `${ID.slice(0, -1)}3`, job };
  server.use(
    answers(admin.reports, { reports: [report, gone, blocked], ...one, total: 3 }),
    answers(
      admin.hideJob,
      { message: JOB_HIDDEN, job: { ...report.job, hidden: true, shown: false } as never },
      (body) => {
        sent.push(body);
        const hidden = { ...report, job: { ...report.job, hidden: true, shown: false } as NonNullable<Report["job"]> };
        server.use(answers(admin.reports, { reports: [hidden], ...one }));
      },
    ),
  );
  show(paths.reports);
  const rows = await rowsOf("Reports");
  expect(rows[1]).toHaveTextContent(/Data Analyst.*Sahyadri Analytics.*Asks for money.*Shown/);
  expect(rows[2]).toHaveTextContent(/Job deleted.*Deleted/);
  expect(rows[3]).toHaveTextContent(/MIS Executive.*Hidden with its employer.*Hide job/);
  expect(within(rows[2] as HTMLElement).queryByRole("button", { name: /^(Hide|Show)/ })).toBeNull();
  await pressButton("Details of Data Analyst");
  const detail = within(await screen.findByRole("dialog"));
  expect(detail.getByText("They want 500 rupees.")).toBeVisible();
  expect(detail.getByRole("link", { name: "Open the public page" })).toHaveAttribute("href", `/jobs/${ID}`);
  await pressButton("Close");
  await pressButton("Hide job Data Analyst of Sahyadri Analytics");
  await because("Asks for money");
  await confirm("Hide job");
  expect(await screen.findByText(JOB_HIDDEN)).toBeVisible();
  expect(sent).toEqual([{ hidden: true, reason: "Asks for money" }]);
  expect(await screen.findByRole("button", { name: "Show job Data Analyst of Sahyadri Analytics" })).toBeVisible();
});

test("settles an unfounded report with a reason, and can reopen it", async () => {
  const sent: unknown[] = [];
  const settled = { ...report, settledAt: "2026-11-21T10:00:00.000Z" };
  server.use(
    answers(admin.reports, { reports: [report], ...one }),
    answers(admin.settleReport, { message: REPORT_SETTLED, report: settled }, (body) => {
      sent.push(body);
      server.use(answers(admin.reports, { reports: [settled], ...one }));
    }),
  );
  show(paths.reports);
  await pressButton("Settle as unfounded: report of Data Analyst");
  await confirm("Settle as unfounded");
  expect(await screen.findByText("A reason is required.")).toBeVisible();
  expect(sent).toEqual([]);
  await because("Asked the company");
  await confirm("Settle as unfounded");
  expect(await screen.findByText(REPORT_SETTLED)).toBeVisible();
  expect(sent).toEqual([{ settled: true, reason: "Asked the company" }]);
  expect(await screen.findByRole("button", { name: "Open report again: Data Analyst" })).toBeVisible();
  expect((await rowsOf("Reports"))[1]).toHaveTextContent(/Data Analyst.*Unfounded/);
});

describe("refunds", () => {
  const refund = {
    _id: ID,
    orderId: ID,
    providerOrderId: "order_1",
    paymentId: "pay_1",
    enrollmentId: null,
    kind: "credits" as const,
    description: "10 interview credits",
    email: "asha@example.com",
    amount: 549,
    reason: "duplicate" as const,
    status: "processed" as const,
    settledReference: "",
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-21T10:00:00.000Z",
  };

  test("show amount and reason, and how a dispute ended; their filters are in the address", async () => {
    const requests: string[] = [];
    const lost = { ...refund, _id: `${ID.slice(0, -1)}2`, reason: "dispute" as const, email: "" };
    server.use(answers(refunds, { refunds: [refund, lost], ...one, total: 2 }, (_, url) => requests.push(url.search)));
    const router = show(paths.refunds);
    const rows = await rowsOf("Refunds");
    expect(rows[1]).toHaveTextContent(
      /10 interview credits.*₹549.*Paid twice.*asha@example\.com.*20 Nov 2026.*Refunded/,
    );
    expect(rows[2]).toHaveTextContent(/Dispute at the bank.*Deleted account.*Dispute lost/);
    await userEvent.selectOptions(screen.getByLabelText("Status"), "On its way or open");
    await userEvent.selectOptions(screen.getByLabelText("Reason"), "Dispute at the bank");
    expect(router.state.location.search).toBe("?status=created&reason=dispute");
    expect(requests.at(-1)).toMatch(/status=created.*reason=dispute|reason=dispute.*status=created/);
    const [first] = await screen.findAllByRole("button", { name: /^Refund of 10 interview credits/ });
    await userEvent.click(first as HTMLElement);
    expect(within(await screen.findByRole("dialog")).getByText("pay_1")).toBeVisible();
  });

  test("can be filtered by kind and by recent changes, as the links of the first page do", async () => {
    const requests: string[] = [];
    server.use(answers(refunds, { refunds: [refund], ...one }, (_, url) => requests.push(url.search)));
    show(`${paths.refunds}?status=failed&kind=refund&changedWithin=7`);
    await rowsOf("Refunds");
    expect(requests).toEqual(["?page=1&limit=20&kind=refund&status=failed&changedWithin=7"]);
    expect(screen.getByLabelText("Kind")).toHaveDisplayValue("Refunds");
    expect(screen.getByLabelText("Changed")).toHaveDisplayValue("In the last 7 days");
  });

  test("can be retried if they failed, or settled outside with the transfer's reference; others cannot", async () => {
    const failed = { ...refund, status: "failed" as const };
    const won = { ...failed, _id: "2", reason: "dispute" as const, email: "ravi@example.com" };
    const sent: unknown[] = [];
    server.use(
      answers(refunds, { refunds: [failed, won], ...one, total: 2 }),
      refuses(retryRefund, "NOT_FAILED", { message: REFUND_NOT_FAILED }),
      answers(settleRefund, { message: REFUND_SETTLED }, (body) => sent.push(body)),
    );
    show(paths.refunds);
    await pressButton("Retry the refund of 10 interview credits to asha@example.com");
    expect(screen.queryByRole("button", { name: /ravi@example\.com/ })).toBeNull();
    await confirm("Retry");
    expect(await screen.findByText("A reason is required.")).toBeVisible();
    await because("The bank is back");
    await confirm("Retry");
    expect(await screen.findByText(REFUND_NOT_FAILED)).toBeVisible();
    server.use(answers(retryRefund, { message: REFUND_RETRIED }, (body) => sent.push(body)));
    await confirm("Retry");
    expect(await screen.findByText(REFUND_RETRIED)).toBeVisible();

    await pressButton("Settled outside: refund of 10 interview credits to asha@example.com");
    await because("By transfer");
    await confirm("Settled outside");
    expect(await screen.findByText("A reference is required.")).toBeVisible();
    await fill(screen.getByLabelText(/^Reference/), " UTR 4711 ");
    await confirm("Settled outside");
    expect(await screen.findByText(REFUND_SETTLED)).toBeVisible();
    expect(sent).toEqual([{ reason: "The bank is back" }, { reason: "By transfer", reference: "UTR 4711" }]);
  });

  test("show a message when none matches", async () => {
    server.use(answers(refunds, { refunds: [], ...one, total: 0 }));
    show(`${paths.refunds}?status=failed`);
    expect(await screen.findByText("No refund matches these filters.")).toBeVisible();
  });
});
