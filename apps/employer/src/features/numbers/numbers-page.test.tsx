import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { exportNumbers, numbers as numbersCall } from "@dryrun/domain/company/numbers/contract";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import type { Numbers } from "../../shared/answers.ts";
import { employer, employerAs } from "../../testing/samples/employer.ts";
import { job } from "../../testing/samples/jobs.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const ofJob = { jobId: job._id, jobTitle: job.title };
const steps = (applied: number, interviewed: number, shortlisted: number, accepted: number) => ({
  ...{ applied, interviewed, shortlisted, accepted },
});
const times = (decisions: number, median: number, p90: number) => ({ decisions, median, p90 });
const group = (name: string, selected: number, people: number) => ({ name, selected, people });
const found: Numbers = {
  from: "2025-11-30",
  to: "2026-11-29",
  timeToDecide: {
    ...times(12, 3.5, 9),
    byMonth: [
      { month: "2026-10", ...times(4, 7, 9) },
      { month: "2026-11", ...times(8, 1, 4) },
    ],
    byJob: [{ ...ofJob, ...times(12, 3.5, 9) }],
  },
  funnel: {
    ...steps(80, 40, 20, 4),
    byJob: [{ ...ofJob, ...steps(80, 40, 20, 4) }],
    bySource: [
      { source: "invited", ...steps(30, 20, 10, 3) },
      { source: "others", ...steps(50, 20, 10, 1) },
    ],
    byPerson: [
      { person: { _id: employer._id, fullName: employer.fullName }, ...steps(10, 9, 5, 3) },
      { person: null, ...steps(2, 2, 1, 1) },
    ],
  },
  impact: [
    {
      ...{ measure: "passed", grouping: "place", hasSmaller: true },
      groups: [group("Pune", 20, 40), group("Nagpur", 15, 40)],
    },
    { measure: "passed", grouping: "experience", hasSmaller: false, groups: [group("2 to 5 years", 20, 40)] },
    {
      ...{ measure: "passed", grouping: "education", hasSmaller: false },
      groups: [group("Bachelor's degree", 20, 40), group("Master's degree", 16, 40)],
    },
    { measure: "accepted", grouping: "place", hasSmaller: true, groups: [] },
    { measure: "accepted", grouping: "experience", hasSmaller: false, groups: [] },
    { measure: "accepted", grouping: "education", hasSmaller: false, groups: [] },
  ],
};
const rowsOf = (table: HTMLElement) =>
  within(table)
    .getAllByRole("row")
    .map((row) => [...row.children].map(({ textContent }) => textContent));
const part = async (name: string) => within(await screen.findByRole("region", { name }));

test("shows how long decisions take, as a chart and as tables", async () => {
  server.use(answers(numbersCall, found));
  show(paths.numbers);
  const section = await part("Time to decide");
  expect(
    section.getByText("Half of 12 decisions came within 3.5 days of the application, nine in ten within 9 days."),
  ).toBeVisible();
  const chart = within(section.getByRole("figure", { name: "Median by month of the decision" }));
  expect(chart.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Oct 20267 days",
    "Nov 20261 day",
  ]);
  await userEvent.click(chart.getByRole("button", { name: "Show as table" }));
  expect(rowsOf(chart.getByRole("table"))).toEqual([
    ["Month", "Decisions", "Median", "9 of 10 within"],
    ["Oct 2026", "4", "7 days", "9 days"],
    ["Nov 2026", "8", "1 day", "4 days"],
  ]);
  expect(rowsOf(section.getByRole("table", { name: "Time to decide by job" })).at(1)).toEqual([
    ...[job.title, "12", "3.5 days", "9 days"],
  ]);
});

test("shows the funnel in all, by source, by job and by who decided", async () => {
  server.use(answers(numbersCall, found));
  show(paths.numbers);
  const section = await part("How far candidates come");
  const invited = within(section.getByRole("figure", { name: "Invited by you" }));
  expect(invited.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Applied30",
    "Interview sent20 · 67% of applied",
    "Shortlisted or further10 · 33% of applied",
    "Accepted3 · 10% of applied",
  ]);
  const steps = ["Interview sent", "Shortlisted or further", "Accepted"];
  expect(rowsOf(section.getByRole("table", { name: "By job" }))).toEqual([
    ["Job", "Applied", ...steps],
    [job.title, "80", "40", "20", "4"],
  ]);
  expect(rowsOf(section.getByRole("table", { name: "By who decided" }))).toEqual([
    ["Decided by", "Decisions", ...steps],
    [employer.fullName, "10", "9", "5", "3"],
    ["Not known", "2", "2", "1", "1"],
  ]);
});

test("names groups under four fifths of the highest share, and what this does not show", async () => {
  server.use(answers(numbersCall, found));
  show(paths.numbers);
  const section = await part("Interview verdict Pass");
  expect(section.getByText("Nagpur: 38%, Pune: 50%. The ratio is 0.75, under four fifths.")).toBeVisible();
  expect(section.getByText("Groups of fewer than 20 people are not shown.")).toBeVisible();
  expect(section.getByText("Only one group has 20 people or more, so there is nothing to compare.")).toBeVisible();
  expect(section.getByText("No group is under four fifths of the highest share.")).toBeVisible();
  const chart = within(section.getByRole("figure", { name: "Place of the job" }));
  await userEvent.click(chart.getByRole("button", { name: "Show as table" }));
  expect(rowsOf(chart.getByRole("table")).at(0)).toEqual(["Group", "Selected", "Share"]);
  const accepted = await part("Accepted by your company");
  const none = "There are not enough people to compare: a group needs 20.";
  expect(accepted.getAllByText(none)).toHaveLength(3);
  expect(screen.getByText(/^For each group, the share .* neither asked for nor guessed\.$/)).toBeVisible();
});

test("is of the chosen period and job, which are in the address", async () => {
  const asked: URLSearchParams[] = [];
  server.use(
    http.get(`/api${numbersCall.path}`, ({ request }) => {
      asked.push(new URL(request.url).searchParams);
      return HttpResponse.json(found);
    }),
  );
  const router = show(paths.numbersOf(job._id));
  await part("Time to decide");
  expect(asked.at(-1)?.get("jobId")).toBe(job._id);
  await userEvent.selectOptions(screen.getByLabelText("Period"), "Last 30 days");
  await waitFor(() => expect(router.state.location.search).toBe(`?job=${job._id}&days=30`));
  await userEvent.selectOptions(await screen.findByLabelText("Job"), "All jobs");
  await waitFor(() => expect(asked.at(-1)?.has("jobId")).toBe(false));
  const days = ["from", "to"].map((name) => Date.parse(asked.at(-1)?.get(name) ?? ""));
  expect(((days[1] ?? 0) - (days[0] ?? 0)) / 86_400_000).toBe(29);
});

test("shows why the file was not downloaded", async () => {
  const message = "Too many exports. Try again later.";
  server.use(answers(numbersCall, found), refuses(exportNumbers, "TOO_MANY_REQUESTS", { message }));
  show(paths.numbers);
  await userEvent.click(await screen.findByRole("button", { name: "Download as CSV" }));
  expect(await screen.findByText(message)).toBeVisible();
});

test("a viewer reads the numbers without the file", async () => {
  server.use(answers(me, { user: employerAs("viewer") }), answers(numbersCall, found));
  show(paths.numbers);
  await part("Time to decide");
  expect(screen.queryByRole("button", { name: "Download as CSV" })).toBeNull();
});

test("says what is missing in a company that has not begun, and can be tried again", async () => {
  server.use(failsWith(numbersCall));
  show(paths.numbers);
  expect(await screen.findByText("The numbers could not be loaded")).toBeVisible();
  const impact = found.impact.map((one) => ({ ...one, groups: [], hasSmaller: false }));
  const funnel = { ...steps(0, 0, 0, 0), byJob: [], bySource: [], byPerson: [] };
  server.use(answers(numbersCall, { ...found, timeToDecide: null, funnel, impact }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No application was decided in this period.")).toBeVisible();
  expect(screen.getByText("There were no applications in this period.")).toBeVisible();
});
