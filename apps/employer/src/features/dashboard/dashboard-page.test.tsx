import { answers, breaks } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { employerDashboard } from "@dryrun/domain/jobs/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { application, dashboard, employer, profile } from "../../testing/samples.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();

test("shows the four numbers with their lists, what is unread, the activities and the quick actions", async () => {
  server.use(answers(employerDashboard, dashboard));
  show(paths.dashboard);
  const unread = await screen.findByRole("link", { name: "2 interviews waiting to be read" });
  expect(unread).toHaveAttribute("href", `${paths.applications}?status=live&interview=unread`);

  const numbers = screen.getByRole("region", { name: "Your numbers" });
  const read = within(numbers)
    .getAllByRole("term")
    .map((term) => [term.textContent, term.nextElementSibling?.textContent]);
  expect(read).toEqual([
    ["Jobs", "20"],
    ["Applications", "1,234"],
    ["Interviews sent", "4"],
    ["Interviews pending", "3"],
  ]);
  const lists = within(numbers)
    .getAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);
  expect(lists).toEqual([
    ["Jobs", paths.jobs],
    ["Applications", `${paths.applications}?status=live`],
    ["Interviews sent", `${paths.applications}?status=live&interview=sent&sort=score`],
    ["Interviews pending", `${paths.applications}?status=live&interview=pending`],
  ]);

  const activity = screen.getByRole("link", { name: "Asha Rao sent an interview for Data Analyst" });
  expect(activity).toHaveAttribute("href", paths.interview(application._id));
  expect(screen.getByRole("link", { name: "Ravi Iyer applied to Job Deleted" })).toBeVisible();

  const actions = screen.getByRole("region", { name: "Quick actions" });
  expect(
    within(actions)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([paths.addJob, paths.jobs, paths.applications, paths.search]);
  expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob);
});

test("draws the way from invitation to decision, and takes nobody for invited who was not", async () => {
  server.use(
    answers(employerDashboard, { ...dashboard, invited: 40, totalApplications: 60, totalInterviews: 30, accepted: 6 }),
  );
  show(paths.dashboard);
  const chart = within(await screen.findByRole("figure", { name: "From invitation to decision" }));
  const steps = chart.getAllByRole("listitem").map((step) => step.textContent);
  expect(steps).toEqual([
    "Invited40",
    "Applied60",
    "Interview sent30 · 50% of the step before",
    "Accepted6 · 10% of all applications",
  ]);
});

test("says the days in words and as a table", async () => {
  server.use(answers(employerDashboard, dashboard));
  show(paths.dashboard);
  const chart = await screen.findByRole("figure", { name: "Applications per day, last 30 days" });
  expect(within(chart).getByText("19 applications in 30 days. Most on 12 Nov 2026: 5.")).toBeVisible();
  await userEvent.click(within(chart).getByRole("button", { name: "Show as table" }));
  expect(within(chart).getAllByRole("row")).toHaveLength(31);
  expect(within(chart).getByRole("row", { name: "12 Nov 2026 5" })).toBeVisible();
});

test.each([
  [2, "10 applications in 30 days. Most on 29 Nov 2026 and 30 Nov 2026: 5."],
  [4, "20 applications in 30 days. Most on 30 Nov 2026 and 3 other days: 5."],
])("names no day alone where %i have the most", async (busy, summary) => {
  const { applicationsPerDay: days } = dashboard;
  const applicationsPerDay = days.map((day, at) => ({ ...day, count: at < days.length - busy ? 0 : 5 }));
  server.use(answers(employerDashboard, { ...dashboard, applicationsPerDay }));
  show(paths.dashboard);
  expect(await screen.findByText(summary)).toBeVisible();
});

test("asks for the first job in place of zeros", async () => {
  server.use(answers(employerDashboard, { ...dashboard, totalJobs: 0, totalApplications: 0, unreadInterviews: 0 }));
  show(paths.dashboard);
  expect(await screen.findByRole("heading", { name: "Post your first job" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob);
  expect(screen.queryByRole("region", { name: "Your numbers" })).toBeNull();
});

test("says that it did not load, and loads on Try again", async () => {
  server.use(breaks(employerDashboard));
  show(paths.dashboard);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load the dashboard");
  server.use(answers(employerDashboard, dashboard));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Quick actions" })).toBeVisible();
});

describe("what verification needs", () => {
  const notice = () => screen.findByRole("complementary", { name: "Verification of your company" });
  const open = (own: Partial<typeof profile>, emailVerified = true) => {
    server.use(
      answers(employerDashboard, dashboard),
      answers(me, { user: { ...employer, emailVerified } }),
      answers(myProfile, { ...profile, employerVerified: false, ...own }),
    );
    show(paths.dashboard);
  };
  const company = { companyName: "Sahyadri", companyWebsite: "https://sahyadri.example" };

  test("is named to an employer who is not verified, with the way to it", async () => {
    open({}, false);
    const shown = within(await notice());
    expect(shown.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "your verified e-mail address: open the link in the e-mail that we sent when you signed up",
      "the name of your company",
      "the website of your company",
    ]);
    expect(shown.getByRole("link", { name: "Complete your profile" })).toHaveAttribute("href", paths.profile);
  });

  test("is only patience where everything is there", async () => {
    open(company);
    expect(await notice()).toHaveTextContent("We are checking your company. There is nothing more for you to do.");
    expect(within(await notice()).queryByRole("listitem")).toBeNull();
  });

  test("is not named to a verified employer", async () => {
    open({ ...company, employerVerified: true });
    expect(await screen.findByRole("region", { name: "Quick actions" })).toBeVisible();
    await screen.findByRole("link", { name: "2 interviews waiting to be read" });
    expect(screen.queryByRole("complementary", { name: "Verification of your company" })).toBeNull();
  });
});
