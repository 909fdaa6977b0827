import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { person, resendUserVerification, updateEmployer, updateUser } from "@dryrun/domain/admin/contract";
import { EMPLOYER_VERIFIED, USER_BLOCKED, VERIFICATION_RESENT } from "@dryrun/domain/admin/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { show, useServer } from "../../../testing/show.tsx";
import type { Person } from "./person.ts";

const server = useServer();
const ID = "00000000-0000-7000-8000-000000000001";
const AT = "2026-11-20T10:00:00.000Z";
const nothing = { rows: [], total: 0 };
const student: Person = {
  _id: ID,
  fullName: "Asha Rao",
  email: "asha@example.com",
  userType: "student",
  createdAt: AT,
  emailVerifiedAt: null,
  blockedAt: null,
  hasPassword: true,
  invited: false,
  student: {
    credits: 4,
    quizPassedAt: AT,
    applications: [
      { status: "accepted", count: 1 },
      { status: "pending", count: 3 },
    ],
    interviews: {
      total: 12,
      rows: [
        {
          _id: ID,
          jobTitle: "Data Analyst",
          topic: null,
          startedAt: AT,
          state: "sent",
          score: 72,
          finalDecision: "Pass",
          review: { _id: ID, state: "open" },
        },
        {
          _id: "2",
          jobTitle: null,
          topic: "sql",
          startedAt: AT,
          state: "parked",
          score: null,
          finalDecision: null,
          review: null,
        },
      ],
    },
    enrolments: [
      {
        _id: ID,
        sessionId: ID,
        title: "Data Analyst Masterclass",
        startAt: AT,
        attendanceStatus: "attended",
        refundStatus: "created",
      },
    ],
    certificates: [{ _id: ID, certId: "7K3M9-QXT2C", courseName: "Data Analyst Course", issuedOn: AT, revokedAt: AT }],
  },
  employer: null,
  payments: {
    total: 1,
    rows: [
      {
        _id: ID,
        providerOrderId: "order_1",
        description: "10 interview credits",
        amount: 549,
        status: "paid",
        refundStatus: "none",
        failedRefundId: null,
        createdAt: AT,
      },
    ],
  },
  ledger: { total: 1, rows: [{ _id: ID, at: AT, unit: "credit", amount: -1, reason: "mock interview" }] },
  audit: {
    total: 1,
    rows: [
      {
        _id: ID,
        at: AT,
        actor: "Meera Iyer",
        action: "user.unblocked",
        target: "Asha Rao",
        detail: "Checked by phone",
        personId: ID,
      },
    ],
  },
};
const employer: Person = {
  ...student,
  fullName: "Kavita Menon",
  userType: "employer",
  emailVerifiedAt: AT,
  student: null,
  employer: {
    companyId: ID,
    companyName: "Sahyadri Analytics",
    companyWebsite: "https://sahyadri.example",
    verifiedAt: null,
    jobs: {
      total: 2,
      rows: [
        { _id: ID, title: "Data Analyst", createdAt: AT, state: "open", applications: 34 },
        { _id: "2", title: "MIS Executive", createdAt: AT, state: "hidden", applications: 0 },
      ],
    },
  },
  payments: nothing,
  ledger: nothing,
  audit: nothing,
};
const pressButton = async (name: string) => userEvent.click(await screen.findByRole("button", { name }));
const confirm = async (name: string, reason?: string) => {
  const dialog = within(await screen.findByRole("alertdialog"));
  if (reason) await fill(dialog.getByLabelText(/^Reason/), reason);
  await userEvent.click(dialog.getByRole("button", { name }));
};
const rowsOf = async (name: string) =>
  within(await screen.findByRole("table", { name }))
    .getAllByRole("row")
    .slice(1);
const fact = (name: string) => screen.getByText(name, { selector: "dt" }).closest("div");

test("shows a student's facts, interviews, payments, seats, certificates and admins' actions, each with a link to its list", async () => {
  server.use(answers(person, student));
  show(paths.person(ID));
  expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
  expect(fact("Email")).toHaveTextContent("asha@example.com");
  expect(fact("Email verified")).toHaveTextContent("Not verified");
  expect(fact("Interview credits")).toHaveTextContent("4");
  expect(fact("Applications")).toHaveTextContent("Accepted 1, Pending 3");
  const [sent, parked] = await rowsOf("Interviews");
  expect(sent).toHaveTextContent(/Data Analyst.*Sent to the recruiter.*72 Pass.*Review to decide/);
  expect(parked).toHaveTextContent(/Practice, SQL.*Grading failed.*––/);
  expect(screen.getByText("The newest 2 of 12.")).toBeVisible();
  expect((await rowsOf("Payments"))[0]).toHaveTextContent(/10 interview credits.*₹549.*Paid.*order_1/);
  expect((await rowsOf("Rupees and credits"))[0]).toHaveTextContent(/Mock interview− 1 credit/);
  expect((await rowsOf("Live sessions"))[0]).toHaveTextContent(/Data Analyst Masterclass.*Attended.*On its way/);
  expect((await rowsOf("Certificates"))[0]).toHaveTextContent(/7K3M9-QXT2C.*Revoked on 20 Nov 2026/);
  expect((await rowsOf("What admins changed"))[0]).toHaveTextContent(/Unblocked an account.*Checked by phone/);
  const main = within(screen.getByRole("main"));
  for (const [name, href] of [
    ["All people", "/admin/users"],
    ["Review to decide", `/admin/reviews/${ID}`],
    ["All entries in the ledger", `/admin/ledger?person=${ID}`],
    ["All entries in the audit", `/admin/audit?person=${ID}`],
    ["Data Analyst Masterclass", `/admin/live-sessions/${ID}`],
    ["Data Analyst Course", "/admin/certificates?search=7K3M9-QXT2C"],
  ] as const)
    expect(main.getByRole("link", { name })).toHaveAttribute("href", href);
});

test("verifies an employer with a reason, without which nothing is sent", async () => {
  const sent: unknown[] = [];
  const verified = { ...employer, employer: { ...employer.employer, verifiedAt: AT } as Person["employer"] };
  server.use(
    answers(person, employer),
    answers(updateEmployer, { message: EMPLOYER_VERIFIED, employer: anEmployer }, (body, url) => {
      sent.push([url.pathname, body]);
      server.use(answers(person, verified));
    }),
  );
  show(paths.person(ID));
  const [open, hidden] = await rowsOf("Jobs");
  expect(screen.getByRole("link", { name: "Sahyadri Analytics" })).toHaveAttribute("href", `/admin/companies/${ID}`);
  expect(open).toHaveTextContent(/Data Analyst.*Open.*34/);
  expect(within(open as HTMLElement).getByRole("link")).toHaveAttribute("href", `/jobs/${ID}`);
  expect(hidden).toHaveTextContent(/MIS Executive.*Hidden/);
  expect(within(hidden as HTMLElement).queryByRole("link")).toBeNull();
  expect(screen.queryByRole("heading", { name: "Payments" })).toBeNull();
  await pressButton("Verify");
  await confirm("Verify");
  expect(await screen.findByText("A reason is required.")).toBeVisible();
  expect(sent).toEqual([]);
  await confirm("Verify", "  GST number checked ");
  expect(await screen.findByText(EMPLOYER_VERIFIED)).toBeVisible();
  expect(sent).toEqual([[`/api/admin/employers/${ID}`, { verified: true, reason: "GST number checked" }]]);
  expect(await screen.findByRole("button", { name: "Remove verification" })).toBeVisible();
});
const anEmployer = {
  _id: ID,
  fullName: "Kavita Menon",
  email: "kavita@example.com",
  companyName: "Sahyadri Analytics",
  companyWebsite: "",
  createdAt: AT,
  emailVerified: true,
  jobs: 2,
  verified: true,
  verifiedAt: AT,
};

test("blocks an account, and sends its verification mail again, each with its own reason", async () => {
  const sent: unknown[] = [];
  const { _id, fullName, email, userType, createdAt } = student;
  const user = { _id, fullName, email, userType, createdAt, emailVerified: false, blocked: true, invited: false };
  server.use(
    answers(person, student),
    answers(resendUserVerification, { message: VERIFICATION_RESENT }, (body) => sent.push(body)),
    answers(updateUser, { message: USER_BLOCKED, user }, (body) => {
      sent.push(body);
      server.use(answers(person, { ...student, blockedAt: AT }));
    }),
  );
  show(paths.person(ID));
  await pressButton("Send the verification mail again");
  await confirm("Send the verification mail again", "Asked by mail");
  expect(await screen.findByText(VERIFICATION_RESENT)).toBeVisible();
  await pressButton("Block");
  expect(within(await screen.findByRole("alertdialog")).getByLabelText(/^Reason/)).toHaveValue("");
  await confirm("Block", "Fraud");
  expect(await screen.findByText(USER_BLOCKED)).toBeVisible();
  expect(sent).toEqual([{ reason: "Asked by mail" }, { blocked: true, reason: "Fraud" }]);
  expect(await screen.findByRole("button", { name: "Unblock" })).toBeVisible();
  expect(fact("Blocked since")).toHaveTextContent("20 Nov 2026, 3:30 pm IST");
});

test("shows a refusal in the dialog, which keeps the typed reason", async () => {
  server.use(answers(person, student), refuses(updateUser, "NOT_FOUND", { message: "This account was not found." }));
  show(paths.person(ID));
  await pressButton("Block");
  await confirm("Block", "Fraud");
  const dialog = within(await screen.findByRole("alertdialog"));
  expect(await dialog.findByText("This account was not found.")).toBeVisible();
  expect(dialog.getByLabelText(/^Reason/)).toHaveValue("Fraud");
});

test("shows an admin's account without actions", async () => {
  server.use(answers(person, { ...student, userType: "admin", student: null, ledger: nothing, payments: nothing }));
  show(paths.person(ID));
  await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
  expect(screen.queryByRole("button", { name: /Block|Send/ })).toBeNull();
  expect(screen.queryByRole("heading", { name: "Payments" })).toBeNull();
});

test("shows that an account does not exist; a failure can be retried", async () => {
  server.use(refuses(person, "NOT_FOUND", { message: "This account was not found." }));
  show(paths.person(ID));
  expect(await screen.findByRole("heading", { level: 1, name: "This account does not exist" })).toBeVisible();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
  server.use(failsWith(person));
  show(paths.person("00000000-0000-7000-8000-000000000002"));
  expect(await screen.findByText("The account could not be loaded")).toBeVisible();
  server.use(answers(person, student));
  await pressButton("Try again");
  expect(await screen.findByRole("heading", { level: 1, name: "Asha Rao" })).toBeVisible();
});

test("shows actions on a failed refund next to the payment", async () => {
  const [payment] = student.payments.rows;
  const rows = payment ? [{ ...payment, refundStatus: "failed" as const, failedRefundId: ID }, payment] : [];
  server.use(answers(person, { ...student, payments: { rows, total: 2 } }));
  show(paths.person(ID));
  expect(await screen.findAllByRole("button", { name: /^Retry the refund of 10 interview credits/ })).toHaveLength(1);
  expect(screen.getAllByRole("button", { name: /^Settled outside: / })).toHaveLength(1);
});
