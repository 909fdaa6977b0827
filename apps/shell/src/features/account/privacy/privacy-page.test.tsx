import { answers, failsWith, isOffline, refuses } from "@dryrun/api-client/testing/msw";
import { keepToken, readToken } from "@dryrun/auth/token-store";
import { accountPrivacy, updateConsents } from "@dryrun/domain/account/contract";
import { ACCOUNT_UPDATED } from "@dryrun/domain/account/messages";
import { me } from "@dryrun/domain/auth/contract";
import type { UserType } from "@dryrun/domain/contract/call";
import type { Output } from "@dryrun/domain/contract/define";
import { updateProfile } from "@dryrun/domain/profile/contract";
import { draftStore } from "@dryrun/forms/drafts/draft-store";
import { expect, jest, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, user, useServer } from "../../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const heldCounts = {
  applications: 3,
  interviews: 2,
  applicationDrafts: 0,
  drills: 7,
  quizAttempts: 1,
  savedJobs: 0,
  jobAlerts: 4,
  payments: 5,
  jobs: 0,
  invitations: 6,
  certificates: 1,
  enrolments: 2,
  jobReports: 3,
  notifications: 7,
  mailStops: 2,
  sharedResults: 1,
  notes: 0,
  scorecards: 0,
  tagged: 0,
  sentInvitations: 0,
  openedProfiles: 0,
  mailTemplates: 0,
  staged: 0,
  savedViews: 0,
};
const consents = [
  { kind: "interview", given: true, source: "interview start", version: "1", at: "2026-11-20T10:00:00.000Z" },
  { kind: "recruiter-visibility", given: true, source: "profile", version: "1", at: "2026-11-19T10:00:00.000Z" },
  { kind: "recruiter-visibility", given: false, source: "register", version: "1", at: "2026-11-18T10:00:00.000Z" },
] satisfies Output<typeof accountPrivacy>["consents"];
const privacy: Output<typeof accountPrivacy> = {
  held: heldCounts,
  consents,
  views: [{ company: "Kaveri Foods", date: "2026-11-17" }],
  listed: [
    { month: "2026-11", employers: 3 },
    { month: "2026-10", employers: 1 },
  ],
  grievance: { name: "Grievance officer, Dryrun Learning", email: "support@dryrun.example" },
};
const profile = {
  fullName: "Asha Verma",
  email: user.email,
  phone: user.phone,
  summary: "",
  skills: [],
  languages: [],
  coverLetter: "",
  currentCTC: 0,
  expectedCTC: 0,
  noticePeriod: "" as const,
  portfolioUrl: "",
  noWorkExperience: false,
  workExperience: [],
  education: [],
  projects: [],
  totalExperienceYears: 0,
  visibleToRecruiters: false,
  extraTime: 0,
  recordOnly: false,
  updatedAt: "2026-11-20T10:00:00.000Z",
  companyName: "",
  companyWebsite: "",
  employerVerified: false,
  verificationRequired: false,
  whole: true,
};

function signIn(userType: UserType = "student", answer = privacy, own: Partial<typeof user> = {}) {
  keepToken("t");
  server.use(answers(me, { user: { ...user, ...own, userType } }), answers(accountPrivacy, answer));
  return show("/account/privacy");
}
const part = async (name: string) => within(await screen.findByRole("region", { name }));

test.each([
  ["9876501234", "Your account: Asha Verma, asha@example.com, +91 98765 01234."],
  ["", "Your account: Asha Verma, asha@example.com."],
])("shows the account, with its phone %j as displayed", async (phone, line) => {
  signIn("student", privacy, { phone });
  expect(await screen.findByText(line, { exact: false })).toBeVisible();
});

test.each<[UserType, string, string]>([
  ["student", "Profile", "/student/profile"],
  ["employer", "Dashboard", "/employer/dashboard"],
])("links a %s back to %s, with no other name", async (userType, name, href) => {
  signIn(userType);
  await screen.findByRole("heading", { level: 1, name: "Your data and privacy" });
  expect(within(screen.getByRole("main")).getByRole("link", { name })).toHaveAttribute("href", href);
  expect(screen.queryByRole("link", { name: /^My account|^Login/ })).toBeNull();
});

test.each<[UserType, [string, string][]]>([
  [
    "student",
    [
      ["Browse Jobs", "/student/jobs"],
      ["My Applications", "/student/my-applications"],
      ["Interview History", "/student/interview-summary"],
    ],
  ],
  [
    "employer",
    [
      ["Dashboard", "/employer/dashboard"],
      ["Applications", "/employer/applications-dashboard"],
      ["My Jobs", "/employer/jobs"],
    ],
  ],
  [
    "admin",
    [
      ["Today", "/admin"],
      ["Live sessions", "/admin/live-sessions"],
      ["Reviews", "/admin/reviews"],
    ],
  ],
])("has the bar of a %s, with its links back and Logout", async (userType, ways) => {
  signIn(userType);
  const bar = within(await screen.findByRole("banner"));
  const links = within(bar.getByRole("navigation", { name: "Main" })).getAllByRole("link");
  expect(links.map((link) => [link.textContent, link.getAttribute("href")])).toEqual(ways);
  expect(bar.getByRole("link", { name: /^Dryrun, / })).toHaveAttribute("href", ways[0]?.[1]);
  expect(bar.getByRole("button", { name: "Logout" })).toBeVisible();
});

test("Logout asks first if this device has unsent data, and deletes it", async () => {
  const has = jest.spyOn(draftStore, "has").mockResolvedValue(true);
  const clear = jest.spyOn(draftStore, "clear").mockResolvedValue();
  const router = signIn();
  const logout = async () => userEvent.click(await screen.findByRole("button", { name: "Logout" }));
  await logout();
  await userEvent.click(await screen.findByRole("button", { name: "Stay here" }));
  expect(router.state.location.pathname).toBe("/account/privacy");
  await logout();
  await userEvent.click(await screen.findByRole("button", { name: "Log out" }));
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  expect([has, clear].map(({ mock }) => mock.lastCall)).toEqual([[`${user._id}:`], [`${user._id}:`]]);
  expect(readToken()).toBeNull();
  has.mockRestore();
  clear.mockRestore();
});

test("a visitor signs in first and returns", async () => {
  const router = show("/account/privacy");
  expect(await screen.findByRole("button", { name: "Login" })).toBeVisible();
  expect(router.state.location.search).toBe("?redirect=%2Faccount%2Fprivacy");
});

test("shows a student the amount of stored data, with the pages that show it", async () => {
  signIn();
  const region = await part("What we hold about you");
  expect(region.getByText(/Asha Verma, asha@example.com, \+91 98765 01234/)).toBeVisible();
  const rows = region.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ["Applications", "3"],
    ["Mock interviews", "2"],
    ["Quick practice", "7"],
    ["Quiz attempts", "1"],
    ["Draft applications", "0"],
    ["Saved jobs", "0"],
    ["Job alerts", "4"],
    ["Invitations from companies", "6"],
    ["Masterclass enrolments and attendance", "2"],
    ["Certificates", "1"],
    ["Results you share by link", "1"],
    ["Notifications", "7"],
    ["E-mails you turned off", "2"],
    ["Jobs you reported", "3"],
    ["Payments and refunds", "5"],
  ]);
  const links = region.getAllByRole("link").map((link) => link.getAttribute("href"));
  expect(links).toEqual([
    "/student/profile",
    "/student/my-applications",
    "/student/interview-summary",
    "/student/quizzes",
    "/student/jobs?saved=1",
    "/masterclass",
    "/verify-certificate",
    "/student/progress#sharing",
    "/student/notifications",
    "/student/profile#mails",
  ]);
  expect((await part("Questions and complaints")).getByRole("link", { name: "support@dryrun.example" })).toBeVisible();
});

test("shows an employer the jobs, and no data of students", async () => {
  const none = Object.fromEntries(Object.keys(heldCounts).map((name) => [name, 0])) as typeof heldCounts;
  const marks = { notes: 4, scorecards: 2, staged: 5, tagged: 3 };
  const own = { jobs: 7, sentInvitations: 51, ...marks, openedProfiles: 9, mailTemplates: 2, savedViews: 6 };
  signIn("employer", { ...privacy, held: { ...none, ...own }, consents: [], views: [] });
  const region = await part("What we hold about you");
  const rows = region.getAllByRole("term").map((term) => [term.textContent, term.nextSibling?.textContent]);
  expect(rows).toEqual([
    ["Jobs", "7"],
    ["Invitations you sent", "51"],
    ["Applications with your private notes", "4"],
    ["Scorecards of your company", "2"],
    ["Applications you shortlisted or moved to a call or an offer", "5"],
    ["Applications with your tags", "3"],
    ["Candidate profiles you opened", "9"],
    ["Your mail templates", "2"],
    ["Saved views", "6"],
  ]);
  expect(region.getByRole("link", { name: "Your mail templates" })).toHaveAttribute("href", "/employer/templates");
  expect(region.getByRole("link", { name: "Jobs" })).toHaveAttribute("href", "/employer/jobs");
  expect(screen.getByText("We have not asked for your consent to anything yet.")).toBeVisible();
  expect(screen.queryByRole("checkbox")).toBeNull();
  expect(screen.queryByText("Who looked at your profile")).toBeNull();
});

test("each consent has its time and source, and each view its company and day", async () => {
  signIn();
  const region = await part("What you agreed to");
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Mock interview: its rules, automatic grading and what is recordedYes, 20 Nov 2026, 3:30 pm IST, before the interview",
    "Recruiters can find my profileYes, 19 Nov 2026, 3:30 pm IST, in your profile",
    "Recruiters can find my profileNo, 18 Nov 2026, 3:30 pm IST, at registration",
  ]);
  expect(region.getByRole("checkbox", { name: "Recruiters can find my profile" })).toBeChecked(); // by the newest consent
  const views = within(await screen.findByRole("list", { name: "Who looked at your profile" }));
  expect(views.getByRole("listitem")).toHaveTextContent("Kaveri Foods17 Nov 2026");
});

test("shows that nobody viewed the profile yet, and that recruiters cannot find it without a consent", async () => {
  signIn("student", { ...privacy, consents: [], views: [] });
  expect(await screen.findByText("No company has looked at your profile yet.")).toBeVisible();
  for (const box of screen.getAllByRole("checkbox")) expect(box).not.toBeChecked();
});

test("names the companies that opened, decided and exported applications, and counts what they wrote", async () => {
  signIn("student", {
    ...privacy,
    access: [
      { company: "Kaveri Foods", kind: "decided", date: "2026-11-18" },
      { company: "Kaveri Foods", kind: "opened", date: "2026-11-17" },
      { company: "Sahyadri", kind: "exported", date: "2026-11-16" },
    ],
    written: [{ company: "Kaveri Foods", notes: 2, scorecards: 1 }],
  });
  const access = within(await screen.findByRole("list", { name: "Companies and your applications" }));
  expect(access.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "Kaveri Foods decided on your application18 Nov 2026",
    "Kaveri Foods opened your application17 Nov 2026",
    "Sahyadri exported your application to a file16 Nov 2026",
  ]);
  const written = within(screen.getByRole("list", { name: "What companies wrote about you" }));
  expect(written.getByRole("listitem")).toHaveTextContent("Kaveri Foods2 notes, 1 scorecard");
});

test("says that no company opened an application or wrote anything, and nothing with a former server", async () => {
  signIn("student", { ...privacy, access: [], written: [] });
  expect(await screen.findByText("No company has opened your applications yet.")).toBeVisible();
  expect(screen.getByText("No company has written a note or a scorecard about you.")).toBeVisible();
});

test("saves a switch immediately, and shows the new consent", async () => {
  signIn();
  const bodies: unknown[] = [];
  const withdrawn = { ...consents[1], given: false, at: "2026-11-20T12:00:00.000Z" } as (typeof consents)[number];
  const tick = await screen.findByRole("checkbox", { name: "Recruiters can find my profile" });
  server.use(
    answers(updateProfile, { message: "Profile saved", profile }, (body) => void bodies.push(body)),
    answers(accountPrivacy, { ...privacy, consents: [withdrawn, ...consents] }),
  );
  await userEvent.click(tick);
  expect(await screen.findByText("Saved", { selector: "p" })).toBeVisible();
  expect(bodies).toEqual([{ visibleToRecruiters: false }]);
  expect(tick).not.toBeChecked();
  expect(await screen.findByText(/20 Nov 2026, 5:30 pm IST/)).toBeVisible();
});

test("uses answers to check the grader only after the student consents here", async () => {
  signIn();
  const bodies: unknown[] = [];
  const agreed = { kind: "grader-check", given: true, source: "privacy", version: "1", at: "2026-11-20T12:00:00.000Z" };
  const box = await screen.findByRole("checkbox", { name: "Use my answers to check the grader" });
  expect(box).not.toBeChecked();
  server.use(failsWith(updateConsents));
  await userEvent.click(box);
  expect(await screen.findByText("Your choice could not be saved. Try again.")).toBeVisible();
  expect(box).not.toBeChecked();
  server.use(
    answers(updateConsents, { message: ACCOUNT_UPDATED }, (body) => void bodies.push(body)),
    answers(accountPrivacy, { ...privacy, consents: [agreed as (typeof consents)[number], ...consents] }),
  );
  await userEvent.click(box);
  expect(await screen.findByText(/20 Nov 2026, 5:30 pm IST, on this page/)).toBeVisible();
  expect(box).toBeChecked();
  expect(bodies).toEqual([{ graderCheck: true }]);
});

test("reverses a switch that was not saved, and shows an error", async () => {
  signIn();
  server.use(failsWith(updateProfile));
  const tick = await screen.findByRole("checkbox", { name: "Recruiters can find my profile" });
  await userEvent.click(tick);
  expect(await screen.findByText("Failed to update profile.")).toBeVisible();
  expect(tick).toBeChecked();
});

test.each([
  ["a fault", failsWith(accountPrivacy)],
  ["a lost connection", isOffline(accountPrivacy)],
  ["a refusal", refuses(accountPrivacy, "TOO_MANY_REQUESTS", { message: "Wait a minute." })],
])("after %s it can be retried", async (_, failure) => {
  keepToken("t");
  server.use(answers(me, { user }), failure);
  show("/account/privacy");
  expect(await screen.findByText("Your privacy page could not be loaded.")).toBeVisible();
  server.use(answers(accountPrivacy, privacy));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "What we hold about you" })).toBeVisible();
});

test("counts by month the companies that saw the contact details in a search", async () => {
  signIn();
  const region = within(await screen.findByRole("list", { name: "Your contact details in search results" }));
  expect(region.getAllByRole("listitem").map(({ textContent }) => textContent)).toEqual([
    "3 companiesNov 2026",
    "1 companyOct 2026",
  ]);
});
