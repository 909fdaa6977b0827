import { answers } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { SAVED_PATH_KEY, TOKEN_KEY } from "@dryrun/domain/auth/destination";
import { searchCandidates } from "@dryrun/domain/candidates/contract";
import { COMPANY_ROLES, mayCall } from "@dryrun/domain/company/permissions";
import { createJob, employerDashboard, employerJobs } from "@dryrun/domain/jobs/contract";
import { showPart } from "@dryrun/frame/testing/show-part";
import { describe, expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entriesOf, entryOf } from "./frame/nav-rules.ts";
import { paths } from "./paths.ts";
import remote from "./remote.tsx";
import { dashboard } from "./testing/samples/dashboard.ts";
import { employer, employerAs } from "./testing/samples/employer.ts";
import { job } from "./testing/samples/jobs.ts";
import { paged } from "./testing/samples/values.ts";
import { show, useServer } from "./testing/show.tsx";

const server = useServer();

describe("the role guard", () => {
  test("redirects a student to the sign-in", async () => {
    server.use(answers(me, { user: { ...employer, userType: "student" } }));
    const router = show(paths.jobs);
    expect(await screen.findByRole("heading", { name: "Login page" })).toBeVisible();
    expect(router.state.location.pathname).toBe("/login");
    expect(router.state.location.state).toEqual({ neededRole: "employer" }); // the reason in the URL
  });

  test("redirects a visitor to the sign-in and keeps path and query for later", async () => {
    localStorage.removeItem(TOKEN_KEY);
    show(`${paths.applications}?page=2`);
    await screen.findByRole("heading", { name: "Login page" });
    expect(localStorage.getItem(SAVED_PATH_KEY)).toBe("/employer/applications-dashboard?page=2");
  });
});

test("a person of a blocked company reads that on every page, with the way to the own data", async () => {
  const { company } = employerAs("recruiter");
  server.use(answers(me, { user: { ...employer, company: { ...company, blocked: true } } }));
  show(paths.jobs);
  expect(await screen.findByRole("heading", { level: 1, name: "This company is blocked" })).toBeVisible();
  const data = screen.getByRole("link", { name: "Your data and your account" });
  expect(data).toHaveAttribute("href", "/account/privacy");
  expect(screen.getByRole("link", { name: "Write to support" })).toHaveAttribute("href", "/contact");
  for (const name of ["Applications", "My Jobs", "Add Job", "Find", "Notifications"])
    expect(screen.queryByRole("link", { name }) ?? screen.queryByRole("button", { name })).toBeNull();
});

test("a person of a blocked company still has the pages of the account", async () => {
  const { company } = employerAs("recruiter");
  server.use(answers(me, { user: { ...employer, company: { ...company, blocked: true } } }));
  const page = { path: "/account/privacy", element: <h1>Your data</h1> };
  showPart([{ Component: remote.AccountLayout ?? null, children: [page] }], "/account/privacy");
  expect(await screen.findByRole("heading", { level: 1, name: "Your data" })).toBeVisible();
  expect(screen.queryByRole("heading", { name: "This company is blocked" })).toBeNull();
});

describe("the navigation", () => {
  test("shows the employer's name, links to every page and marks the current one; /employer is the dashboard", async () => {
    server.use(answers(employerDashboard, dashboard));
    const router = show(paths.root);
    const nav = await screen.findByRole("navigation", { name: "Main" });
    const links = within(nav).getAllByRole("link");
    expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual([
      ["Dashboard", "/employer/dashboard"],
      ["Applications", "/employer/applications-dashboard"],
      ["My Jobs", "/employer/jobs"],
      ["Add Job", "/employer/jobs/add"],
      ["Search Candidates", "/employer/search-candidates"],
      ["My Profile", "/employer/profile"],
    ]);
    expect(await within(nav).findByRole("link", { current: "page" })).toHaveTextContent("Dashboard");
    expect(router.state.location.pathname).toBe(paths.dashboard);
    expect(screen.getByText("kavita")).toBeVisible();
    expect(await screen.findByRole("region", { name: "Your numbers" })).toBeVisible();
  });

  test.each([
    [paths.addJob, paths.addJob],
    [paths.job("1"), paths.jobs],
    [paths.jobApplications("1"), paths.jobs],
    [paths.application("1"), paths.applications],
    [paths.interview("1"), paths.applications],
    [paths.applications, paths.applications],
  ])("%s belongs to %s", (pathname, entry) => {
    expect(entryOf(pathname)).toBe(entry);
  });

  test.each(COMPANY_ROLES)("has the pages that the table of permissions allows to a %s", (role) => {
    const has = (path: string) => entriesOf(role).some(({ to }) => to === path);
    expect(has(paths.addJob)).toBe(mayCall(role, createJob));
    expect(has(paths.search)).toBe(mayCall(role, searchCandidates));
  });

  test("Logout removes the token and opens the sign-in", async () => {
    server.use(answers(employerJobs, { jobs: [job], ...paged }));
    show(paths.jobs);
    await userEvent.click(await screen.findByRole("button", { name: "Logout" }));
    await screen.findByRole("heading", { name: "Login page" });
    expect(localStorage.getItem(TOKEN_KEY)).toBeNull();
  });
});
