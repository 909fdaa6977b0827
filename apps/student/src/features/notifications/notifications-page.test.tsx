import { answers, failsWith } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { notifications, readNotifications } from "@dryrun/domain/notifications/contract";
import type { Notification } from "@dryrun/frame/notifications/notification-list";
import { expect, it } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { aUser, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();

const PATH = "/student/notifications";
const aNotification = (own: Partial<Notification> = {}): Notification => ({
  _id: idOf(900),
  event: "accepted",
  at: "2026-11-20T08:00:00.000Z",
  isRead: false,
  sessionId: null,
  applicationId: idOf(200),
  meetingId: null,
  jobId: idOf(100),
  jobTitle: "Data Analyst",
  company: "BluePeak",
  by: null,
  candidate: null,
  score: null,
  found: null,
  search: null,
  ...own,
});
const list = (all: Notification[], more: { hasMore?: boolean; unread?: number } = {}) =>
  answers(notifications, {
    notifications: all,
    hasMore: false,
    unread: all.filter((one) => !one.isRead).length,
    ...more,
  });

it.each<[Partial<Notification>, string, string | null]>([
  [
    { event: "meeting-proposed", meetingId: idOf(700) },
    "BluePeak proposes times for a meeting about Data Analyst",
    `/student/meetings/${idOf(700)}`,
  ],
  [
    { event: "meeting-moved", meetingId: idOf(700) },
    "BluePeak moved the meeting about Data Analyst",
    `/student/meetings/${idOf(700)}`,
  ],
  [
    { event: "meeting-cancelled", meetingId: idOf(700) },
    "BluePeak cancelled the meeting about Data Analyst",
    `/student/meetings/${idOf(700)}`,
  ],
  [
    { event: "result-ready", sessionId: idOf(300), score: 72 },
    "Your mock interview for Data Analyst is scored: 72 out of 100",
    `/student/interview-summary/${idOf(300)}`,
  ],
  [
    { event: "result-ready", sessionId: idOf(300), score: 40, jobTitle: null },
    "Your practice interview is scored: 40 out of 100",
    `/student/interview-summary/${idOf(300)}`,
  ],
  [
    { event: "result-parked", sessionId: idOf(300) },
    "Your mock interview for Data Analyst could not be scored. You have your credit back.",
    `/student/interview-summary/${idOf(300)}`,
  ],
  [
    { event: "review-decided", sessionId: idOf(300), score: 75 },
    "A person looked at your mock interview for Data Analyst again. The score is 75 out of 100",
    `/student/interview-summary/${idOf(300)}`,
  ],
  [{ event: "profile-opened" }, "BluePeak opened your profile", "/student/profile"],
  [
    { event: "application-opened" },
    "BluePeak opened your application for Data Analyst",
    `/student/my-applications/${idOf(200)}`,
  ],
  [
    { event: "accepted" },
    "BluePeak accepted your application for Data Analyst",
    `/student/my-applications/${idOf(200)}`,
  ],
  [
    { event: "rejected" },
    "BluePeak did not select your application for Data Analyst",
    `/student/my-applications/${idOf(200)}`,
  ],
  [
    { event: "reopened" },
    "BluePeak is considering your application for Data Analyst again",
    `/student/my-applications/${idOf(200)}`,
  ],
  [
    { event: "remind-of-interview" },
    "BluePeak is waiting for your interview for Data Analyst",
    `/student/my-applications/${idOf(200)}`,
  ],
  [{ event: "remind-to-apply" }, "BluePeak reminds you to apply for Data Analyst", `/student/jobs/${idOf(100)}`],
  [{ event: "invited" }, "BluePeak invites you to apply for Data Analyst", `/student/jobs/${idOf(100)}`],
  [{ event: "invited", jobId: null }, "BluePeak invites you to apply for Data Analyst", null],
  [{ event: "remind-to-apply", jobId: null }, "BluePeak reminds you to apply for Data Analyst", null],
  [
    { event: "jobs-found", found: 1, search: "title=analyst&location=Pune&jobType=full-time" },
    "1 new job matches your alert: “analyst” in Pune, full-time",
    "/student/jobs?title=analyst&location=Pune&jobType=full-time",
  ],
  [
    {
      event: "jobs-found",
      found: 3,
      search: "location=Pune&minSalary=600000&maxExperience=0&skills=SQL%2CExcel",
    },
    "3 new jobs match your alert: in Pune, from ₹6 lakh a year, no experience needed, SQL, Excel",
    "/student/jobs?location=Pune&minSalary=600000&maxExperience=0&skills=SQL%2CExcel",
  ],
  [{ event: "jobs-found", found: 12, search: "" }, "12 new jobs match your alert", "/student/jobs"],
])("%j has a readable text and links to its page", async (own, text, to) => {
  server.use(list([aNotification({ ...own, isRead: true })]));
  showAt(PATH);
  const item = within(within(await screen.findByRole("list", { name: "Your notifications" })).getByRole("listitem"));
  expect(item.getByText(text)).toBeVisible();
  if (to) expect(item.getByRole("link", { name: text })).toHaveAttribute("href", to);
  else {
    expect(item.queryByRole("link")).toBeNull();
    expect(item.getByText("This job was taken down.")).toBeVisible();
  }
});

it("marks everything up to the newest as read when it opens, keeps the marks visible, and is accessible", async () => {
  const requests: unknown[] = [];
  server.use(
    list([aNotification(), aNotification({ _id: idOf(901), event: "rejected" })]),
    answers(readNotifications, { unread: 0 }, (body) => void requests.push(body)),
    answers(me, { user: aUser({ unreadNotifications: 0 }) }),
  );
  showAt(PATH, { user: { unreadNotifications: 2 } });
  expect(await screen.findByRole("link", { name: /^New: BluePeak accepted/ })).toBeVisible();
  await waitFor(() => expect(requests).toEqual([{ upTo: idOf(900) }]));
  expect(screen.getByRole("link", { name: /^New: BluePeak did not select/ })).toBeVisible();
  expect(await axeFaults()).toEqual([]);
});

it("sends nothing if everything is read", async () => {
  const requests: unknown[] = [];
  server.use(
    list([aNotification({ _id: idOf(950), isRead: true })]),
    answers(readNotifications, { unread: 0 }, (body) => void requests.push(body)),
  );
  showAt(PATH);
  expect(await screen.findByRole("link", { name: /^BluePeak accepted/ })).toBeVisible();
  expect(requests).not.toContainEqual({ upTo: idOf(950) }); // a former test's page may still send its own
});

it("skips events that only a later release knows", async () => {
  server.use(list([aNotification({ event: "badge-earned" }), aNotification({ _id: idOf(901) })]));
  showAt(PATH);
  expect(await screen.findByRole("link", { name: /accepted your application/ })).toBeVisible();
  expect(within(screen.getByRole("list", { name: "Your notifications" })).getAllByRole("listitem")).toHaveLength(1);
});

it("shows older ones on demand, and focuses them", async () => {
  server.use(list([aNotification()], { hasMore: true }));
  showAt(PATH);
  const more = await screen.findByRole("button", { name: "Show older ones" });
  const cursors: (string | null)[] = [];
  server.use(
    answers(
      notifications,
      { notifications: [aNotification({ _id: idOf(800), event: "profile-opened" })], hasMore: false, unread: 2 },
      (_, url) => void cursors.push(url.searchParams.get("before")),
    ),
  );
  await userEvent.click(more);
  const older = await screen.findByRole("list", { name: "Older notifications" });
  await waitFor(() => expect(older).toHaveFocus());
  expect(cursors).toEqual([idOf(900)]);
  expect(within(older).getByText(/opened your profile/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "Show older ones" })).toBeNull();
});

it("shows what will appear here when there is nothing yet", async () => {
  server.use(list([]));
  showAt(PATH);
  expect(await screen.findByRole("heading", { name: "You have no notifications yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Notifications" })).toHaveAttribute("href", PATH);
});

it("links to the quiz if there is nothing yet and the quiz is not passed", async () => {
  server.use(list([]));
  showAt(PATH, { user: { passedQuiz: false } });
  await screen.findByRole("heading", { name: "You have no notifications yet" });
  const main = within(screen.getByRole("main"));
  expect(main.getByRole("link", { name: "Start Quiz" })).toHaveAttribute("href", "/student/quiz");
  expect(main.queryByRole("link", { name: "Browse Jobs" })).toBeNull();
});

it("can be loaded again after a fault", async () => {
  server.use(failsWith(notifications));
  showAt(PATH);
  const again = await screen.findByRole("button", { name: "Try again" });
  server.use(list([aNotification()]));
  await userEvent.click(again);
  expect(await screen.findByRole("link", { name: /accepted your application/ })).toBeVisible();
});

it.each([
  [99, "Notifications, 99 new", "99"],
  [100, "Notifications, more than 99 new", "99+"],
])("shows %d unread notifications in the bell", async (unread, name, count) => {
  server.use(list([]));
  showAt(PATH, { user: { unreadNotifications: unread } });
  expect(await screen.findByRole("link", { name })).toHaveTextContent(count);
});
