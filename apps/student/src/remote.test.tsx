import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { myApplications } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import { interviewHistory } from "@dryrun/domain/interviews/contract";
import { completionStatus } from "@dryrun/domain/profile/contract";
import { generateQuiz, quizHistory } from "@dryrun/domain/quiz/contract";
import { memoryDrafts } from "@dryrun/forms/testing/memory-drafts";
import { isWithin } from "@dryrun/remote-kit/remote";
import type { RouteObject } from "@dryrun/remote-kit/router";
import { afterEach, beforeEach, describe, expect, it, jest } from "@jest/globals";
import { act, cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { UserMenu } from "./frame/top-bar.tsx";
import { paths } from "./paths.ts";
import student from "./remote.tsx";
import { aPaper, aUser, idOf } from "./testing/fixtures.ts";
import { server, showAt, withServer } from "./testing/show.tsx";

withServer();
afterEach(() => void jest.useRealTimers());
const links = async () => within(await screen.findByRole("navigation", { name: "Main" }));
const empty = { totalPages: 1, currentPage: 1, total: 0 };

function showHome(user: Parameters<typeof showAt>[1] = {}) {
  server.use(
    answers(myApplications, { applications: [], invitations: [], ...empty }),
    answers(interviewHistory, { sessions: [], ...empty }),
    answers(quizHistory, { nextPaperAt: null, openPaperId: null, history: [] }),
  );
  return showAt(paths.today, user);
}

it("keeps its routes within its prefix", () => {
  const pathsOf = (route: RouteObject): string[] => [route.path ?? [], ...(route.children?.map(pathsOf) ?? [])].flat(2);
  const all = student.routes.flatMap(pathsOf);
  expect(all).toHaveLength(22);
  expect(all.filter((path) => !isWithin("/student", path))).toEqual([]);
});

it.each([
  { user: { passedQuiz: true, hasAttempts: false }, quiz: "Retake Quiz", history: true, status: "Quiz Passed" },
  { user: { passedQuiz: false, hasAttempts: true }, quiz: "Start Quiz", history: true, status: "Quiz Pending" },
  { user: { passedQuiz: false, hasAttempts: false }, quiz: "Start Quiz", history: false, status: "Quiz Pending" },
])("shows $quiz and history: $history to $user", async ({ user, quiz, history, status }) => {
  showHome({ user });
  const nav = await links();
  expect(nav.getByRole("link", { name: "Browse Jobs" })).toHaveAttribute("href", paths.jobs);
  expect(nav.getByRole("link", { name: "My Applications" })).toHaveAttribute("href", paths.applications);
  expect(nav.getByRole("link", { name: "Interview History" })).toHaveAttribute("href", paths.interviews);
  expect(nav.getByRole("link", { name: quiz })).toHaveAttribute("href", paths.quiz);
  expect(nav.queryByRole("link", { name: "Quiz History" }) !== null).toBe(history);
  expect(screen.getByText(status)).toBeInTheDocument();
  expect(screen.getByText("3 interview credits")).toBeInTheDocument();
});

it.each([
  { user: { courseBought: true, masterclassEnrolled: true }, masterclass: null },
  {
    user: { courseBought: false, masterclassEnrolled: true },
    masterclass: { to: "/masterclass", name: "Masterclass" },
  },
  {
    user: { courseBought: false, masterclassEnrolled: false },
    masterclass: { to: "/live_event_data_analyst_master_class", name: "Masterclass, opens in a new tab" },
  },
])("links $user to the masterclass by $masterclass and to the courses in a new tab", async ({ user, masterclass }) => {
  showHome({ user });
  const nav = await links();
  const courses = nav.getByRole("link", { name: /^Courses ?, opens in a new tab$/ });
  expect(courses).toHaveAttribute("href", "/buy-course");
  expect(courses).toHaveAttribute("target", "_blank");
  const link = nav.queryByRole("link", { name: /^Masterclass/ });
  expect(link && { to: link.getAttribute("href"), name: link.textContent }).toEqual(masterclass);
  if (link) expect(link.getAttribute("target")).toBe(user.masterclassEnrolled ? null : "_blank");
});

it("logs out without a call and goes to /login", async () => {
  const { at } = showHome();
  await userEvent.click(await screen.findByRole("button", { name: "Account of Asha Verma" }));
  await userEvent.click(screen.getByRole("button", { name: "Logout" }));
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeInTheDocument();
  expect(localStorage.getItem("token")).toBeNull();
  expect(at()).toBe("/login");
});

describe("logging out with unsent text on the device", () => {
  const key = `${idOf(1)}:apply:${idOf(100)}`;
  async function ask() {
    const { store, kept } = memoryDrafts({ key, values: {}, savedAt: 0 });
    const routes = [{ path: "/menu", element: <UserMenu openDrafts={async () => store} /> }];
    const { at } = showAt("/menu", { routes });
    await userEvent.click(screen.getByRole("button", { name: "Account of Asha Verma" }));
    await userEvent.click(screen.getByRole("button", { name: "Logout" }));
    const name = "Log out and delete unsent work?";
    return { at, kept, question: within(await screen.findByRole("alertdialog", { name })) };
  }

  it("asks for confirmation, and deletes it", async () => {
    const { at, kept, question } = await ask();
    expect(localStorage.getItem("token")).not.toBeNull();
    await userEvent.click(question.getByRole("button", { name: "Log out" }));
    await waitFor(() => expect(at()).toBe("/login"));
    expect(localStorage.getItem("token")).toBeNull();
    await waitFor(() => expect(kept.size).toBe(0));
  });

  it("keeps it when the student chooses to stay", async () => {
    const { at, kept, question } = await ask();
    await userEvent.click(question.getByRole("button", { name: "Stay here" }));
    expect(at()).toBe("/menu");
    expect(localStorage.getItem("token")).not.toBeNull();
    expect(kept.size).toBe(1);
  });
});

it("redirects other users to /login", async () => {
  showAt(paths.jobs, { user: { userType: "employer" } });
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeInTheDocument();
});

it("warns for five seconds when the profile is less than half complete", async () => {
  showHome();
  server.use(answers(completionStatus, { completion: 42, missing: ["summary", "skills"] }));
  expect(await screen.findByText(/^Your profile is 42% complete/)).toBeInTheDocument();
  expect(within(screen.getByRole("banner")).getByText("Profile 42% complete, 2 items missing")).toBeInTheDocument();
});

it("removes the warning after five seconds, or when it is closed", async () => {
  const warning = () => screen.queryByText(/^Your profile is 31% complete/);
  const low = () => server.use(answers(completionStatus, { completion: 31, missing: [] }));
  showHome();
  low();
  await waitFor(() => expect(warning()).toBeInTheDocument());
  const region = within(warning()?.closest("li") as HTMLElement);
  act(() => region.getByRole("button", { name: "Close toast" }).click());
  await waitFor(() => expect(warning()).toBeNull());
  cleanup();
  sessionStorage.clear();
  jest.useFakeTimers({ advanceTimers: true });
  showHome();
  low();
  // Under a fake clock, `waitFor` gives up after a tenth of a real second.
  const { setImmediate } = jest.requireActual<{ setImmediate: (go: () => void) => void }>("node:timers");
  while (!warning()) await act(() => new Promise<void>((go) => setImmediate(go)));
  await act(() => jest.advanceTimersByTimeAsync(4000));
  expect(warning()).toBeInTheDocument();
  await act(() => jest.advanceTimersByTimeAsync(2000));
  expect(warning()).toBeNull();
});

it("warns once a session, not over a quiz or after it, and not after a reload", async () => {
  const warning = () => screen.queryByText(/^Your profile is 42% complete/);
  const load = () => {
    const view = showHome();
    server.use(answers(completionStatus, { completion: 42, missing: [] }), answers(generateQuiz, aPaper(3)));
    return view;
  };
  const { router } = load();
  await waitFor(() => expect(warning()).toBeInTheDocument());
  await act(() => router.navigate(paths.quiz));
  await waitFor(() => expect(warning()).toBeNull());
  await act(() => router.navigate(paths.paper));
  await screen.findByRole("heading", { name: /^Question/ });
  await waitFor(() => expect(warning()).toBeNull());
  await act(() => router.navigate(paths.today));
  await screen.findByRole("heading", { name: "Today" });
  expect(warning()).toBeNull();
  cleanup();
  load();
  await within(await screen.findByRole("banner")).findByText(/^Profile 42% complete/);
  expect(warning()).toBeNull();
});

it.each([paths.profile, paths.quizzes])("does not warn on %s, but on the page after it", async (quiet) => {
  const warning = () => screen.queryByText(/^Your profile is 42% complete/);
  const { router } = showAt(quiet);
  server.use(answers(completionStatus, { completion: 42, missing: [] }));
  await within(await screen.findByRole("banner")).findByText(/^Profile 42% complete/);
  expect(warning()).toBeNull();
  await act(() => router.navigate(paths.payments));
  await waitFor(() => expect(warning()).toBeInTheDocument());
});

it("shows no warning if the profile is half complete, and only logs if that cannot be loaded", async () => {
  const warn = jest.spyOn(console, "warn").mockImplementation(() => {});
  showHome();
  server.use(failsWith(completionStatus));
  await screen.findByRole("heading", { name: "Today" });
  await waitFor(() => expect(warn).toHaveBeenCalled());
  expect(screen.queryByText(/% complete/)).toBeNull();
  warn.mockRestore();
});

it("links back to a running interview until its time is over", async () => {
  const expiresAt = new Date(Date.now() + 20.5 * 60_000).toISOString();
  const runningInterview = { sessionId: idOf(5), applicationId: idOf(200), expiresAt };
  showHome({ user: { runningInterview } });
  const banner = within(await screen.findByRole("complementary", { name: "Running interview" }));
  expect(banner.getByText("Your mock interview is running. 21 minutes left.")).toBeInTheDocument();
  expect(banner.getByRole("link", { name: "Resume" })).toHaveAttribute("href", paths.startInterview(idOf(200)));
});

it("refetches the account when the time of an interview has passed", async () => {
  const expiresAt = new Date(Date.now() - 1000).toISOString();
  const runningInterview = { sessionId: idOf(5), applicationId: idOf(200), expiresAt };
  let requestCount = 0;
  showHome({ user: { runningInterview } });
  server.use(answers(me, { user: aUser({ runningInterview }) }, () => void requestCount++));
  await screen.findByRole("heading", { name: "Today" });
  await waitFor(() => expect(requestCount).toBe(2));
  expect(screen.queryByRole("complementary", { name: "Running interview" })).toBeNull();
});

it("marks practice as the current entry on its second tab too", async () => {
  showAt(paths.progress);
  const entry = (await links()).getByRole("link", { name: "Practice" });
  expect(entry).toHaveAttribute("aria-current", "page");
});

it("highlights a pressed entry for a moment", async () => {
  showHome();
  const entry = (await links()).getByRole("link", { name: "My Applications" });
  jest.useFakeTimers();
  act(() => entry.click());
  expect(entry).toHaveAttribute("data-lit");
  act(() => jest.advanceTimersByTime(400));
  expect(entry).not.toHaveAttribute("data-lit");
});

describe("on a phone", () => {
  const narrow = { matches: false, addEventListener: () => {}, removeEventListener: () => {} };
  beforeEach(() => {
    Object.assign(window, { matchMedia: () => narrow });
  });
  afterEach(() => {
    Reflect.deleteProperty(window, "matchMedia");
  });

  it("has Today, three lists and practice at the bottom, and everything else under More", async () => {
    showHome();
    const nav = await links();
    expect(nav.getAllByRole("link").map((link) => link.textContent)).toEqual([
      "Today",
      "Jobs",
      "Applications",
      "Interviews",
      "Practice",
    ]);
    await userEvent.click(nav.getByRole("button", { name: "More" }));
    const sheet = within(await screen.findByRole("dialog", { name: "More" }));
    expect(sheet.getByText("Quiz Passed · 3 interview credits")).toBeInTheDocument();
    expect(sheet.getByRole("link", { name: "Retake Quiz" })).toHaveAttribute("href", paths.quiz);
    expect(sheet.getByRole("link", { name: "Quiz History" })).toHaveAttribute("href", paths.quizzes);
    expect(sheet.getByRole("link", { name: /^Courses ?, opens in a new tab$/ })).toHaveAttribute("target", "_blank");
    expect(sheet.getByRole("link", { name: /^Masterclass ?, opens in a new tab$/ })).toHaveAttribute(
      "target",
      "_blank",
    );
    expect(sheet.getByRole("button", { name: "Logout" })).toBeInTheDocument();
  });

  it("hides both in the quiz", async () => {
    server.use(answers(generateQuiz, aPaper(2)));
    showAt(paths.paper);
    await screen.findByRole("heading", { name: "Question 1 of 2" });
    expect(screen.queryByRole("navigation", { name: "Main" })).toBeNull();
  });
});

it("goes to /login when the session has ended", async () => {
  showAt(paths.jobs);
  server.use(refuses(me, "UNAUTHENTICATED", { message: "Sign in." }));
  expect(await screen.findByRole("heading", { name: "Login page" })).toBeInTheDocument();
  expect(localStorage.getItem("token")).toBeNull();
});
