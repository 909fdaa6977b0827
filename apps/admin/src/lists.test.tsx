import { answers, breaks, refuses } from "@dryrun/api-client/testing/msw";
import * as admin from "@dryrun/domain/admin/contract";
import { EMPLOYER_VERIFIED, JOB_HIDDEN, USER_BLOCKED, VERIFICATION_RESENT } from "@dryrun/domain/admin/messages";
import { auditEntries, ledgerEntries, refunds } from "@dryrun/domain/admin/records/contract";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import type { Employer } from "./features/employers/employer-table.tsx";
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
};
const employer: Employer = {
  _id: ID,
  fullName: "Kavita Menon",
  email: "kavita@example.com",
  companyName: "Sahyadri Analytics",
  companyWebsite: "https://sahyadri.example",
  createdAt: "2026-11-20T10:00:00.000Z",
  emailVerified: true,
  jobs: 34,
  verified: false,
  verifiedAt: null,
};
const report: Report = {
  _id: ID,
  job: { _id: ID, title: "Data Analyst", company: "Sahyadri Analytics", hidden: false, shown: true },
  reason: "Asks for money",
  note: "They want 500 rupees.",
  reporter: { _id: ID, fullName: "Asha Rao" },
  createdAt: "2026-11-20T10:00:00.000Z",
};
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));
const rowsOf = async (name: string) => within(await screen.findByRole("table", { name })).getAllByRole("row");

describe("users", () => {
  test("are searched in the address, blocked once confirmed, and never an admin", async () => {
    const asked: string[] = [];
    const sent: unknown[] = [];
    const meera = { ...user, _id: `${ID.slice(0, -1)}2`, fullName: "Meera Iyer", userType: "admin" as const };
    server.use(
      answers(admin.users, { users: [user, meera], ...one, total: 2 }, (_, url) => asked.push(url.search)),
      answers(admin.updateUser, { message: USER_BLOCKED, user: { ...user, blocked: true } }, (body) => {
        sent.push(body);
        server.use(answers(admin.users, { users: [{ ...user, blocked: true }], ...one }));
      }),
    );
    const router = show(paths.users);
    const rows = await rowsOf("Users");
    expect(rows[1]).toHaveTextContent(/Asha Rao.*asha@example\.com.*Employer.*20 Nov 2026.*Active/);
    expect(within(rows[2] as HTMLElement).queryByRole("button", { name: /^Block/ })).toBeNull();
    await userEvent.type(screen.getByRole("searchbox"), " asha rao {Enter}");
    expect(router.state.location.search).toBe("?search=asha+rao");
    expect(await screen.findByRole("button", { name: "Clear" })).toBeVisible();
    expect(asked.at(-1)).toContain("search=asha+rao");
    await press("Block Asha Rao");
    expect(await screen.findByText(/Their jobs are hidden until you unblock them\./)).toBeVisible();
    expect(sent).toEqual([]);
    await confirm("Block");
    expect(await screen.findByText(USER_BLOCKED)).toBeVisible();
    expect(sent).toEqual([{ blocked: true }]);
    expect(await screen.findByRole("button", { name: "Unblock Asha Rao" })).toBeVisible();
  });

  test("get the verification mail again from their details; a refusal is shown", async () => {
    server.use(
      answers(admin.users, { users: [user], ...one }),
      answers(admin.resendUserVerification, { message: VERIFICATION_RESENT }),
    );
    show(paths.users);
    await press("Details of Asha Rao");
    expect(
      within(await screen.findByRole("dialog"))
        .getByText("E-mail verified")
        .closest("div"),
    ).toHaveTextContent("No");
    await press("Send the verification mail again");
    await confirm("Send the verification mail again");
    expect(await screen.findByText(VERIFICATION_RESENT)).toBeVisible();
    server.use(refuses(admin.resendUserVerification, "TOO_MANY_REQUESTS", { message: "Wait a little." }));
    await press("Details of Asha Rao");
    await press("Send the verification mail again");
    await confirm("Send the verification mail again");
    expect(await screen.findByText("Wait a little.")).toBeVisible();
  });

  test("without matches say so, and a failure can be tried again", async () => {
    server.use(answers(admin.users, { users: [], ...one, total: 0 }));
    show(`${paths.users}?search=zzz`);
    expect(await screen.findByText("Nothing matches “zzz”.")).toBeVisible();
    server.use(breaks(admin.users));
    await press("Clear");
    expect(await screen.findByText("The users could not be loaded")).toBeVisible();
    server.use(answers(admin.users, { users: [user], ...one }));
    await press("Try again");
    expect(await screen.findByRole("table", { name: "Users" })).toBeVisible();
  });
});

test("an employer is verified once that is confirmed, and the verification can then be taken back", async () => {
  const sent: unknown[] = [];
  const verified = { ...employer, verified: true, verifiedAt: "2026-11-20T12:00:00.000Z" };
  server.use(
    answers(admin.employers, { employers: [employer], ...one }),
    answers(admin.updateEmployer, { message: EMPLOYER_VERIFIED, employer: verified }, (body) => {
      sent.push(body);
      server.use(answers(admin.employers, { employers: [verified], ...one }));
    }),
  );
  show(paths.employers);
  expect((await rowsOf("Employers"))[1]).toHaveTextContent(/Kavita Menon.*Sahyadri Analytics.*34.*Not verified/);
  await press("Verify Kavita Menon");
  await confirm("Verify");
  expect(await screen.findByText(EMPLOYER_VERIFIED)).toBeVisible();
  expect(sent).toEqual([{ verified: true }]);
  expect(await screen.findByRole("button", { name: "Take back the verification of Kavita Menon" })).toBeVisible();
  await press("Details of Kavita Menon");
  const detail = within(await screen.findByRole("dialog"));
  expect(detail.getByRole("link", { name: "https://sahyadri.example" })).toHaveAttribute(
    "href",
    "https://sahyadri.example",
  );
  expect(detail.getByText("20 Nov 2026, 5:30 pm IST")).toBeVisible();
});

test("a reported job is hidden once that is confirmed; of a deleted one there is nothing to hide", async () => {
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
  await press("Details of Data Analyst");
  const detail = within(await screen.findByRole("dialog"));
  expect(detail.getByText("They want 500 rupees.")).toBeVisible();
  expect(detail.getByRole("link", { name: "Open the public page" })).toHaveAttribute("href", `/jobs/${ID}`);
  await press("Close");
  await press("Hide job Data Analyst of Sahyadri Analytics");
  await confirm("Hide job");
  expect(await screen.findByText(JOB_HIDDEN)).toBeVisible();
  expect(sent).toEqual([{ hidden: true }]);
  expect(await screen.findByRole("button", { name: "Show job Data Analyst of Sahyadri Analytics" })).toBeVisible();
});

test("the audit says who changed what and when, in words, and pages", async () => {
  const entry = { _id: ID, at: "2026-11-20T10:00:00.000Z", actor: "Meera Iyer", detail: "From 35 to 40" };
  const entries = [
    { ...entry, action: "review.decided", target: "Asha Rao" },
    { ...entry, _id: `${ID.slice(0, -1)}2`, action: "moon.landed", target: "Moon", detail: "" },
  ];
  const asked: string[] = [];
  server.use(
    answers(auditEntries, { entries, totalPages: 2, currentPage: 1, total: 22 }, (_, url) => asked.push(url.search)),
  );
  const router = show(paths.audit);
  const rows = await rowsOf("Audit");
  expect(rows[1]).toHaveTextContent(/Decided a review.*Asha Rao.*From 35 to 40.*Meera Iyer.*20 Nov 2026, 3:30 pm IST/);
  expect(rows[2]).toHaveTextContent(/moon\.landed.*Moon/);
  await press("Next");
  expect(router.state.location.search).toBe("?page=2");
  expect(await screen.findByText("Page 2 of 2", { selector: "nav *" })).toBeVisible();
  expect(asked.at(-1)).toContain("page=2");
});

test("the ledger writes rupees and credits with their signs, and keeps unit and words in the address together", async () => {
  const entry = { _id: ID, at: "2026-11-20T10:00:00.000Z", reference: ID, email: "asha@example.com" };
  const entries = [
    { ...entry, unit: "INR" as const, amount: 549, reason: "payment" },
    {
      ...entry,
      _id: `${ID.slice(0, -1)}2`,
      unit: "credit" as const,
      amount: -1,
      reason: "mock interview",
      email: null,
    },
  ];
  const asked: string[] = [];
  server.use(answers(ledgerEntries, { entries, ...one, total: 2 }, (_, url) => asked.push(url.search)));
  const router = show(`${paths.ledger}?page=1`);
  const rows = await rowsOf("Ledger");
  expect(rows[1]).toHaveTextContent(/Payment\+ ₹549asha@example\.com/);
  expect(rows[2]).toHaveTextContent(/Mock interview− 1 creditDeleted account/);
  await userEvent.selectOptions(screen.getByRole("combobox", { name: "Unit" }), "Credits");
  await userEvent.type(screen.getByRole("searchbox"), "mock{Enter}");
  expect(router.state.location.search).toBe("?unit=credit&search=mock");
  await screen.findByRole("button", { name: "Clear" });
  expect(asked.at(-1)).toMatch(/unit=credit/);
  expect(asked.at(-1)).toMatch(/search=mock/);
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
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-21T10:00:00.000Z",
  };

  test("say what went back and why, and how a dispute ended; their filters are in the address", async () => {
    const asked: string[] = [];
    const lost = { ...refund, _id: `${ID.slice(0, -1)}2`, reason: "dispute" as const, email: "" };
    server.use(answers(refunds, { refunds: [refund, lost], ...one, total: 2 }, (_, url) => asked.push(url.search)));
    const router = show(paths.refunds);
    const rows = await rowsOf("Refunds");
    expect(rows[1]).toHaveTextContent(
      /10 interview credits.*₹549.*Paid twice.*asha@example\.com.*20 Nov 2026.*Refunded/,
    );
    expect(rows[2]).toHaveTextContent(/Dispute at the bank.*Deleted account.*Dispute lost/);
    await userEvent.selectOptions(screen.getByLabelText("Status"), "On its way or open");
    await userEvent.selectOptions(screen.getByLabelText("Reason"), "Dispute at the bank");
    expect(router.state.location.search).toBe("?status=created&reason=dispute");
    expect(asked.at(-1)).toMatch(/status=created.*reason=dispute|reason=dispute.*status=created/);
    const [first] = await screen.findAllByRole("button", { name: /^Refund of 10 interview credits/ });
    await userEvent.click(first as HTMLElement);
    expect(within(await screen.findByRole("dialog")).getByText("pay_1")).toBeVisible();
  });

  test("say when none matches", async () => {
    server.use(answers(refunds, { refunds: [], ...one, total: 0 }));
    show(`${paths.refunds}?status=failed`);
    expect(await screen.findByText("No refund matches these filters.")).toBeVisible();
  });
});
