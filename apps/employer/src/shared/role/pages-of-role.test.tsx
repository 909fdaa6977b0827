import { answers } from "@dryrun/api-client/testing/msw";
import { employerApplication, employerApplications, jobApplications } from "@dryrun/domain/applications/contract";
import { applicationCounts } from "@dryrun/domain/applications/triage/contract";
import { me } from "@dryrun/domain/auth/contract";
import { candidateProfile, searchCandidates } from "@dryrun/domain/candidates/contract";
import { type CompanyRole, ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import { employerInterview } from "@dryrun/domain/interviews/contract";
import { jobInvitations } from "@dryrun/domain/invitations/contract";
import { employerDashboard, employerJob, employerJobs, jobStats } from "@dryrun/domain/jobs/contract";
import { myProfile } from "@dryrun/domain/profile/contract";
import { templates } from "@dryrun/domain/templates/contract";
import { savedViews } from "@dryrun/domain/views/contract";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../paths.ts";
import { applicationAnswer } from "../../testing/samples/application.ts";
import { dashboard } from "../../testing/samples/dashboard.ts";
import { employerAs, profile } from "../../testing/samples/employer.ts";
import { interview } from "../../testing/samples/interview.ts";
import { job, jobStatsAnswer } from "../../testing/samples/jobs.ts";
import { counts, listed } from "../../testing/samples/listed-applications.ts";
import { paged, uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Invitation } from "../answers.ts";

const server = useServer();
const second = { ...listed, _id: uuid(33), fullName: "Ravi Iyer" };
const applications = [listed, second];
const company = { companyName: "Sahyadri Foods", companyWebsite: "https://sahyadri.example" };
const invitation: Invitation = {
  _id: uuid(40),
  student: { _id: uuid(41), fullName: "Neha Joshi", email: "neha@student.example" },
  validity: "never",
  createdAt: "2026-11-19T06:00:00.000Z",
  expiresAt: null,
  hasApplied: false,
  interviewStatus: null,
  applicationId: null,
  applicationStatus: null,
};
const notes = [
  {
    ...{ _id: uuid(700), text: "Met in October.", author: { _id: uuid(91), fullName: "Rohan Kulkarni" } },
    ...{ createdAt: "2026-11-20T06:00:00.000Z", editedAt: null },
  },
];
const unsent = { interview: { state: "none" as const, score: null, finalDecision: null }, interviewCompleted: false };

const signIn = (role: CompanyRole) => server.use(answers(me, { user: employerAs(role) }));
beforeEach(() => {
  globalThis.scrollTo = () => {};
  server.use(
    // Fixed paths before those with an id, which match them too.
    answers(employerDashboard, dashboard),
    answers(employerApplications, { applications, ...paged, total: 2, hasMore: false }),
    answers(applicationCounts, counts),
    answers(employerJob, { job }),
    answers(jobStats, jobStatsAnswer),
    answers(jobInvitations, { invitations: [invitation] }),
    answers(savedViews, { views: [] }),
    answers(jobApplications, { applications, ...paged, total: 2, hasMore: false }),
    http.get(`/api${employerApplication.path}`, ({ params }) => {
      const found = applications.find(({ _id }) => _id === params.applicationId) ?? listed;
      return HttpResponse.json(applicationAnswer({ _id: found._id, fullName: found.fullName, tags: ["Pune"], notes }));
    }),
    answers(employerInterview, interview),
    answers(myProfile, { ...profile, ...company, employerVerified: true }),
  );
});
const missing = (role: "button" | "link", names: readonly (string | RegExp)[]) => {
  for (const name of names) expect([name, screen.queryByRole(role, { name })]).toEqual([name, null]);
};

describe.each(["manager", "viewer"] as const)("a %s", (role) => {
  beforeEach(() => signIn(role));

  test("is not offered to post, to search or to decide on the dashboard", async () => {
    show(paths.dashboard);
    await screen.findByText("2 interviews to read");
    missing("link", ["Post a New Job", "Add Job", "Search Candidates", "Decide now", "See who has not applied"]);
    expect(screen.getByRole("link", { name: "Open applications" })).toBeVisible();
  });

  test("reads a job with its invited people, and changes nothing", async () => {
    show(paths.jobTab(job._id, "invited"));
    expect(await screen.findByText(/Neha Joshi/)).toBeVisible();
    expect(screen.queryByRole("region", { name: "Actions for this job" })).toBeNull();
    missing("link", ["Edit", "Duplicate", "Invite a candidate"]);
    missing("button", ["Close job", "More actions for this job", "Bulk invite", /^Remind/, /^Actions for Neha/]);
  });

  test("selects applications only to compare them", async () => {
    show(paths.applications);
    await userEvent.click(await screen.findByRole("checkbox", { name: "Select Asha Rao, Data Analyst" }));
    const bar = within(await screen.findByRole("region", { name: "Selected applications" }));
    expect(bar.getByText("Choose two to five applications to compare.")).toBeVisible();
    await userEvent.click(screen.getByRole("checkbox", { name: "Select Ravi Iyer, Data Analyst" }));
    expect(bar.getByRole("link", { name: "Compare" })).toBeVisible();
    missing("button", [/^Stage of/, "Add tags", "Reject", "Accept", /^Export/]);
    expect(screen.getByRole("button", { name: "Saved views" })).toBeVisible();
  });

  test("reads the marks of an application, and neither decides nor reminds", async () => {
    server.use(answers(employerApplication, applicationAnswer({ ...unsent, tags: ["Pune"], notes })));
    show(paths.application(listed._id));
    const marks = within(await screen.findByRole("region", { name: "Notes and tags" }));
    expect(within(marks.getByRole("list", { name: "Notes" })).getByText("Met in October.")).toBeVisible();
    expect(marks.queryByRole("textbox", { name: "Note" }) !== null).toBe(role === "manager"); // who comments
    missing("button", ["Edit", "Delete"]);
    const facts = marks.getAllByRole("term").map((term) => [term.textContent, term.nextElementSibling?.textContent]);
    expect(facts).toEqual([
      ["Stage", "Reading"],
      ["Tags", "Pune"],
    ]);
    expect(screen.queryByRole("region", { name: "Decision" })).toBeNull();
    missing("button", ["Accept", "Reject", "Mark as unread", "Send interview reminder"]);
  });

  test("reads a decision, and does not undo it", async () => {
    const undoUntil = new Date(Date.now() + 15_000).toISOString();
    server.use(answers(employerApplication, applicationAnswer({ status: "accepted", undoUntil })));
    show(paths.application(listed._id));
    expect(await screen.findByText("Accepted.")).toBeVisible();
    missing("button", ["Undo"]);
  });

  test("walks through review mode, whose keys only read", async () => {
    show(`${paths.applications}?review=1&status=pending`);
    await screen.findByRole("heading", { level: 1, name: "Asha Rao" });
    const panel = within(await screen.findByRole("region", { name: "Decision" }));
    expect(panel.getAllByText("Met in October.")[0]).toBeVisible();
    missing("button", ["Accept", "Reject"]);
    await userEvent.keyboard("ar");
    expect(screen.queryByRole("group", { name: /application of Asha Rao/ })).toBeNull();
    await userEvent.keyboard("u");
    expect(screen.queryByText(/nothing to undo/)).toBeNull();
    await userEvent.keyboard("j");
    expect(await screen.findByRole("heading", { level: 1, name: "Ravi Iyer" })).toBeVisible();
    await userEvent.keyboard("?");
    const keys = within(await screen.findByRole("dialog", { name: "Keyboard shortcuts" }));
    const terms = keys.getAllByRole("term").map(({ textContent }) => textContent);
    const ofNotes = role === "manager" ? ["N"] : [];
    expect(terms).toEqual(["Ctrl+K", "Alt+R", "J", "K", ...ofNotes, "I", "E", "Esc", "?"]);
  });

  test("compares candidates without deciding", async () => {
    show(paths.compare(applications.map(({ _id }) => _id)));
    await screen.findByRole("table", { name: "Compare candidates" });
    missing("button", ["Accept", "Reject"]);
  });

  test("reads the company's name and website on the profile, without mails to edit", async () => {
    show(paths.profile);
    const part = within(await screen.findByRole("region", { name: "Your company" }));
    expect(part.getByText(company.companyName)).toBeVisible();
    expect(part.getByRole("link", { name: /^https:/ })).toHaveAttribute("href", company.companyWebsite);
    expect(part.getByText("Only owners change the company.")).toBeVisible();
    expect(screen.queryByLabelText("Company name")).toBeNull();
    missing("link", ["Edit your mails"]);
  });

  test.each([
    ["Add Job", paths.addJob],
    ["Search Candidates", paths.search],
    ["Search Candidates", paths.candidate(uuid(50))],
    ["Mails to candidates", paths.templates],
    ["Invite a candidate", paths.invite(job._id)],
    ["Data Analyst", paths.editJob(job._id)],
  ])("reads why %s is closed at %s, and no refused call is made", async (title, at) => {
    const calls: string[] = [];
    const refusing = [templates, searchCandidates, candidateProfile].map(({ path }) =>
      http.get(`/api${path}`, ({ request }) => {
        calls.push(request.url);
        return HttpResponse.json({ message: ROLE_MAY_NOT, code: "ROLE" }, { status: 403 });
      }),
    );
    server.use(...refusing);
    show(at);
    expect(await screen.findByRole("heading", { level: 1, name: title })).toBeVisible();
    expect(screen.getByText(ROLE_MAY_NOT)).toBeVisible();
    const nav = screen.getByRole("navigation", { name: "Main" });
    const out = screen.getAllByRole("link", { name: "Dashboard" }).filter((link) => !nav.contains(link));
    expect(out.map((link) => link.getAttribute("href"))).toEqual([paths.dashboard]);
    expect(calls).toEqual([]);
  });

  test("does not see these pages in the navigation", async () => {
    show(paths.jobs);
    const nav = within(await screen.findByRole("navigation", { name: "Main" }));
    const names = ["Dashboard", "Applications", "My Jobs", "My Profile"];
    await waitFor(() => expect(nav.getAllByRole("link").map(({ textContent }) => textContent)).toEqual(names));
    await screen.findByRole("link", { name: job.title });
    missing("link", ["Post a New Job"]);
  });

  test("without jobs, is not asked to post one", async () => {
    server.use(
      answers(employerJobs, { jobs: [], ...paged, total: 0 }),
      answers(employerDashboard, { ...dashboard, totalJobs: 0, totalApplications: 0 }),
    );
    show(paths.jobs);
    expect(await screen.findByText("There is no job for you to see yet.")).toBeVisible();
    missing("link", ["Post a New Job", "Search Candidates"]);
  });
});

test("a recruiter works like an owner, but does not change the company", async () => {
  signIn("recruiter");
  show(paths.application(listed._id));
  expect(await screen.findByRole("button", { name: "Accept" })).toBeVisible();
  expect(screen.getByLabelText("Note")).toHaveValue("");
  expect(screen.getByRole("link", { name: "Search Candidates" })).toBeVisible();
});

test("an owner changes the company", async () => {
  signIn("owner");
  show(paths.profile);
  expect(await screen.findByLabelText("Company name")).toHaveValue(company.companyName);
});
