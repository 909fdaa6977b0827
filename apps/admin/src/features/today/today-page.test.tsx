import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { today } from "@dryrun/domain/admin/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { quiet } from "../../testing/quiet-day.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const linesIn = async (name: string) => {
  const part = await screen.findByRole("region", { name });
  return within(part)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
};

test("shows on a quiet day that nothing waits, with its money and no live session", async () => {
  server.use(answers(today, quiet));
  show(paths.root);
  expect(await screen.findByRole("heading", { level: 1, name: "Today" })).toBeVisible();
  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
  expect(screen.getByText("Sunday 22 November 2026")).toBeVisible();
  expect(await linesIn("Waiting for you")).toEqual([]);
  const money = screen.getByRole("region", { name: "Money" });
  expect(within(money).getByText("₹0 in, ₹0 out")).toBeVisible();
  expect(within(money).getByText("₹1,848 in, ₹99 out")).toBeVisible();
  expect(await linesIn("Money")).toEqual([
    ["Today", "/admin/ledger?unit=INR&from=2026-11-22&to=2026-11-22"],
    ["Last 7 days", "/admin/ledger?unit=INR&from=2026-11-16&to=2026-11-22"],
  ]);
  expect(screen.getByText("No live session is scheduled.")).toBeVisible();
});

test("shows one sentence with a number for each kind of pending item, and links to the list of exactly these", async () => {
  const waiting = {
    reviews: 1,
    employers: 2,
    reports: 3,
    refunds: 4,
    failedRefunds: 5,
    disputes: 6,
    failedMails: 7,
    failedJobs: 8,
    parked: 9,
    booksDifferences: 10,
  };
  server.use(answers(today, { ...quiet, waiting }));
  show(paths.root);
  expect(await linesIn("Waiting for you")).toEqual([
    ["5 refunds failed", "/admin/refunds?status=failed&kind=refund"],
    ["1 review to decide", "/admin/reviews?state=open"],
    ["2 companies to verify", "/admin/companies?state=waiting"],
    ["9 interviews without a score", "/admin/operations#parked"],
    ["3 open reports of jobs", "/admin/reports?state=open"],
    ["6 disputes open at the bank", "/admin/refunds?status=created&kind=dispute"],
    ["7 mails failed", "/admin/operations?failed=mail#failed"],
    ["8 background jobs failed", "/admin/operations?failed=other#failed"],
    ["10 differences in the books", "/admin/operations#books"],
  ]);
  expect(screen.queryByText("Nothing is waiting for you.")).toBeNull();
});

test("leaves out kinds without pending items, and refunds in progress", async () => {
  server.use(answers(today, { ...quiet, waiting: { ...quiet.waiting, reports: 1, refunds: 2 } }));
  show(paths.root);
  expect(await linesIn("Waiting for you")).toEqual([["1 open report of a job", "/admin/reports?state=open"]]);
});

test("shows the next live session with its time and its people, or that it is running", async () => {
  const nextSession = {
    _id: "00000000-0000-7000-8000-000000000001",
    title: "Data Analyst Masterclass",
    startAt: "2026-11-28T05:30:00.000Z",
    endAt: "2026-11-28T06:30:00.000Z",
    enrolments: 12,
  };
  server.use(answers(today, { ...quiet, nextSession }));
  show(paths.root);
  const part = within(await screen.findByRole("region", { name: "Next live session" }));
  expect(part.getByRole("link", { name: "Data Analyst Masterclass" })).toHaveAttribute(
    "href",
    "/admin/live-sessions/00000000-0000-7000-8000-000000000001",
  );
  expect(part.getByText(/^Sat 28 Nov, 11:00\sam - 12:00\spm\sIST$/)).toBeVisible();
  expect(part.getByText("12 people are enrolled")).toBeVisible();
  server.use(answers(today, { ...quiet, nextSession: { ...nextSession, startAt: quiet.serverTime, enrolments: 1 } }));
  show(paths.root);
  expect(await screen.findByText("Running now")).toBeVisible();
  expect(screen.getByText("1 person is enrolled")).toBeVisible();
});

test("shows a failure, and can be loaded again", async () => {
  server.use(failsWith(today));
  show(paths.root);
  expect(await screen.findByText("Your tasks could not be loaded")).toBeVisible();
  server.use(answers(today, quiet));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Nothing is waiting for you.")).toBeVisible();
});
