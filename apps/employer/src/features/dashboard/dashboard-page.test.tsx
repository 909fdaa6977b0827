import { answers, answersAfter, failsWith } from "@dryrun/api-client/testing/msw";
import { employerApplications } from "@dryrun/domain/applications/contract";
import { me, resendVerification } from "@dryrun/domain/auth/contract";
import { VERIFICATION_SENT } from "@dryrun/domain/auth/messages";
import { employerDashboard } from "@dryrun/domain/jobs/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { application } from "../../testing/samples/application.ts";
import { dashboard } from "../../testing/samples/dashboard.ts";
import { employer, profile } from "../../testing/samples/employer.ts";
import { job } from "../../testing/samples/jobs.ts";
import { paged, uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const noApplications = { applications: [], ...paged, total: 0, hasMore: false, meantName: null };

test("shows the four numbers with links to their lists, unread items, the activities and the quick actions", async () => {
  server.use(answers(employerDashboard, dashboard));
  show(paths.dashboard);
  await screen.findByText("2 interviews to read");
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
    ["Applications", paths.applications],
    ["Interviews sent", `${paths.applications}?interview=sent&sort=score`],
    ["Interviews pending", `${paths.applications}?status=pending&interview=pending`],
  ]);

  const activity = screen.getByRole("link", { name: "Asha Rao sent an interview result for Data Analyst" });
  expect(activity).toHaveAttribute("href", paths.interview(application._id));
  expect(screen.getByRole("link", { name: "Ravi Iyer applied to Job Deleted" })).toBeVisible();

  const actions = screen.getByRole("region", { name: "Quick actions" });
  expect(
    within(actions)
      .getAllByRole("link")
      .map((link) => link.getAttribute("href")),
  ).toEqual([paths.addJob, paths.jobs, paths.applications, paths.search, paths.numbers]);
  expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob);
});

describe("the to-do list", () => {
  const todos = async () => {
    const part = await screen.findByRole("region", { name: "To do" });
    await waitFor(() => expect(within(part).queryByRole("status")).toBeNull());
    return within(part)
      .queryAllByRole("link")
      .filter((link) => link.closest("li"))
      .map((link) => [link.closest("li")?.firstChild?.textContent, link.textContent, link.getAttribute("href")]);
  };

  test("has one sentence with one button for each item, which opens review mode of exactly these", async () => {
    server.use(answers(employerDashboard, dashboard));
    show(paths.dashboard);
    await screen.findByText("2 interviews to read");
    expect(await todos()).toEqual([
      ["2 interviews to read", "Read interviews", `${paths.applications}?status=pending&interview=unread&review=1`],
      [
        "5 applications have waited more than 3 days",
        "Decide now",
        `${paths.applications}?status=pending&waitingFor=3&review=1`,
      ],
      [
        "12 applications not opened yet",
        "Open applications",
        `${paths.applications}?status=pending&unopened=true&review=1`,
      ],
      [
        "51 invitations to Data Analyst end Monday, 6:30 am IST",
        "See who has not applied",
        `/employer/jobs/${job._id}?tab=invited&show=ending`,
      ],
    ]);
    expect(screen.getByRole("link", { name: "Decide now" })).toHaveAccessibleDescription(
      "5 applications have waited more than 3 days",
    );
  });

  test("begins with the applications assigned to the person", async () => {
    server.use(answers(employerDashboard, { ...dashboard, assignedToYou: 3 }));
    show(paths.dashboard);
    await screen.findByText("2 interviews to read");
    expect((await todos())[0]).toEqual([
      "3 applications assigned to you",
      "See yours",
      `${paths.applications}?status=pending&assignee=me`,
    ]);
    expect(await todos()).toHaveLength(5);
  });

  test("uses the singular for one, and the first date of several", async () => {
    const [first] = dashboard.endingInvitations;
    if (!first) throw new Error("The sample has an ending invitation.");
    const endingInvitations = [
      { ...first, count: 1 },
      { ...first, jobId: uuid(77), jobTitle: "MIS Executive", count: 2, lastAt: "2026-11-23T07:00:00.000Z" },
    ];
    const one = { unreadInterviews: 1, overdueDecisions: 1, unopened: 1, endingInvitations };
    server.use(answers(employerDashboard, { ...dashboard, ...one }));
    show(paths.dashboard);
    await screen.findByText("1 interview to read");
    expect((await todos()).map(([text]) => text)).toEqual([
      "1 interview to read",
      "1 application has waited more than 3 days",
      "1 application not opened yet",
      "1 invitation to Data Analyst ends Monday, 6:30 am IST",
      "2 invitations to MIS Executive end from Monday, 6:30 am IST",
    ]);
  });

  test("shows that nothing is pending", async () => {
    const none = { unreadInterviews: 0, overdueDecisions: 0, unopened: 0, endingInvitations: [] };
    server.use(answers(employerDashboard, { ...dashboard, ...none }));
    show(paths.dashboard);
    expect(await screen.findByText(/^You are up to date\./)).toBeVisible();
    expect(await todos()).toEqual([]);
  });
});

describe("Start reviewing", () => {
  const toReview = `${paths.applications}?status=pending&review=1`;
  const page = async () => {
    server.use(answers(employerDashboard, dashboard), answers(employerApplications, noApplications));
    const router = show(paths.dashboard);
    return { router, link: await screen.findByRole("link", { name: "Start reviewing" }) };
  };
  const place = ({ state: { location } }: ReturnType<typeof show>) => location.pathname + location.search;

  test("opens review mode for all applications to decide, also by R", async () => {
    const { router, link } = await page();
    expect(link).toHaveAttribute("href", toReview);
    expect(link).toHaveAttribute("aria-keyshortcuts", "r");
    await userEvent.keyboard("{Control>}r{/Control}x");
    expect(place(router)).toBe(paths.dashboard);
    await userEvent.keyboard("r");
    await waitFor(() => expect(place(router)).toBe(toReview));
  });

  test("R does nothing during typing", async () => {
    const { router } = await page();
    await userEvent.keyboard("{Control>}k{/Control}");
    await screen.findByRole("combobox");
    await userEvent.keyboard("r{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(place(router)).toBe(paths.dashboard);
  });

  test("R does nothing once the person has switched single-letter keys off", async () => {
    localStorage.setItem("review-keys", "off");
    const { router, link } = await page();
    expect(link).not.toHaveAttribute("aria-keyshortcuts");
    await userEvent.keyboard("r");
    expect(place(router)).toBe(paths.dashboard);
    localStorage.removeItem("review-keys");
  });

  test("is not offered before the first application", async () => {
    server.use(answers(employerDashboard, { ...dashboard, totalApplications: 0 }));
    show(paths.dashboard);
    await screen.findByText("2 interviews to read");
    expect(screen.queryByRole("link", { name: "Start reviewing" })).toBeNull();
  });
});

test("draws the funnels of invited candidates and of the others", async () => {
  const counts = { invited: 40, totalApplications: 60, totalInterviews: 30, accepted: 6 };
  const byInvitation = { totalApplications: 20, totalInterviews: 10, accepted: 5 };
  server.use(answers(employerDashboard, { ...dashboard, ...counts, byInvitation }));
  show(paths.dashboard);
  const stepsOf = async (name: string) =>
    within(await screen.findByRole("figure", { name }))
      .getAllByRole("listitem")
      .map((step) => step.textContent);
  expect(await stepsOf("People your company invited")).toEqual([
    "Invited40",
    "Applied20 · 50% of invited",
    "Interview sent10 · 50% of applied",
    "Accepted5 · 25% of applied",
  ]);
  expect(await stepsOf("Direct applicants")).toEqual([
    "Applied40",
    "Interview sent20 · 50% of applied",
    "Accepted1 · 3% of applied",
  ]);
});

test("describes the days in words and as a table", async () => {
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
])("names no single day if %i have the maximum", async (busy, summary) => {
  const { applicationsPerDay: days } = dashboard;
  const applicationsPerDay = days.map((day, index) => ({ ...day, count: index < days.length - busy ? 0 : 5 }));
  server.use(answers(employerDashboard, { ...dashboard, applicationsPerDay }));
  show(paths.dashboard);
  expect(await screen.findByText(summary)).toBeVisible();
});

test("draws no empty axis before the first application", async () => {
  const applicationsPerDay = dashboard.applicationsPerDay.map((day) => ({ ...day, count: 0 }));
  server.use(answers(employerDashboard, { ...dashboard, applicationsPerDay }));
  show(paths.dashboard);
  const chart = await screen.findByRole("figure", { name: "Applications per day, last 30 days" });
  expect(within(chart).getByText("No applications in the last 30 days.")).toBeVisible();
  expect(chart).not.toHaveTextContent("30 Nov 2026");
  expect(chart.querySelector("svg[width]")).toBeNull();
});

test("suggests posting the first job instead of zeros", async () => {
  server.use(answers(employerDashboard, { ...dashboard, totalJobs: 0, totalApplications: 0, unreadInterviews: 0 }));
  show(paths.dashboard);
  expect(await screen.findByRole("heading", { name: "Post your first job" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Post a New Job" })).toHaveAttribute("href", paths.addJob);
  expect(screen.queryByRole("region", { name: "Your numbers" })).toBeNull();
});

test("shows an error when it did not load, and loads on Try again", async () => {
  server.use(failsWith(employerDashboard));
  show(paths.dashboard);
  expect(await screen.findByRole("alert")).toHaveTextContent("Failed to load the dashboard");
  server.use(answers(employerDashboard, dashboard));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("region", { name: "Quick actions" })).toBeVisible();
});

test("shows no link to press until the company's verification is known", async () => {
  const { promise: known, resolve: answer } = Promise.withResolvers<void>();
  server.use(answers(employerDashboard, dashboard), answersAfter(known, myProfile, profile));
  show(paths.dashboard);
  await screen.findByRole("link", { name: "Post a New Job" }); // in the header, above the notice
  expect(screen.queryByRole("region", { name: "Quick actions" })).toBeNull();
  answer();
  expect(await screen.findByRole("region", { name: "Quick actions" })).toBeVisible();
});

describe("the verification notice", () => {
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

  test("lists the missing data to an employer who is not verified, with a link", async () => {
    open({}, false);
    const region = within(await notice());
    expect(region.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      "your verified e-mail address: open the link in the e-mail that we sent when you signed up",
      "the name of your company",
      "the website of your company",
    ]);
    const text =
      "You can invite candidates once you have verified your e-mail address. Until your company is verified,";
    expect(await notice()).toHaveTextContent(text);
    server.use(answers(resendVerification, { message: VERIFICATION_SENT }));
    await userEvent.click(await region.findByRole("button", { name: "Send the e-mail again" }));
    expect(await region.findByText(VERIFICATION_SENT)).toBeVisible();
    expect(region.getByRole("link", { name: "Complete your profile" })).toHaveAttribute("href", paths.profile);
  });

  test("only asks to wait if nothing is missing", async () => {
    open(company);
    expect(await notice()).toHaveTextContent("We are checking your company. There is nothing more for you to do.");
    expect(await notice()).toHaveTextContent(
      "Until your company is verified, you can send 20 invitations in 24 hours. Nothing else is limited.",
    );
    expect(await notice()).not.toHaveTextContent("You see the names");
    expect(within(await notice()).queryByRole("listitem")).toBeNull();
  });

  test("shows what needs verification if the server requires it", async () => {
    open({ ...company, verificationRequired: true });
    expect(await notice()).toHaveTextContent(
      "You see the names and contact details only of candidates who have applied to you.",
    );
    expect(await notice()).not.toHaveTextContent("Nothing else is limited.");
  });

  test("is hidden from a verified employer", async () => {
    open({ ...company, employerVerified: true });
    expect(await screen.findByRole("region", { name: "Quick actions" })).toBeVisible();
    await screen.findByText("2 interviews to read");
    expect(screen.queryByRole("complementary", { name: "Verification of your company" })).toBeNull();
  });
});
