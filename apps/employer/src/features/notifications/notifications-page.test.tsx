import { answers } from "@dryrun/api-client/testing/msw";
import { notifications, readNotifications } from "@dryrun/domain/notifications/contract";
import type { Notification } from "@dryrun/frame/notifications/notification-list";
import { expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import { paths } from "../../paths.ts";
import { uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const aNotification = (change: Partial<Notification>): Notification => ({
  ...{ _id: uuid(900), event: "mentioned", at: "2026-11-20T08:00:00.000Z", isRead: false, sessionId: null },
  meetingId: null,
  ...{ applicationId: uuid(200), jobId: uuid(100), jobTitle: "Data Analyst", company: "Sahyadri Foods" },
  ...{ by: "Rohan Kulkarni", candidate: "Asha Rao", score: null, found: null, search: null, ...change },
});

test("says who mentioned the person and who assigned what, and marks it as read", async () => {
  const read: unknown[] = [];
  const list = [
    aNotification({}),
    aNotification({ _id: uuid(901), event: "assigned", by: null, isRead: true }),
    aNotification({ _id: uuid(902), event: "something-newer" }),
  ];
  server.use(
    answers(notifications, { notifications: list, hasMore: false, unread: 1 }),
    answers(readNotifications, { unread: 0 }, (body) => read.push(body)),
  );
  show(paths.notifications);
  const shown = within(await screen.findByRole("list", { name: "Your notifications" }));
  const links = shown.getAllByRole("link");
  expect(links.map(({ textContent }) => textContent)).toEqual([
    "New: Rohan Kulkarni mentioned you in a note about Asha Rao",
    "A former colleague assigned the application of Asha Rao to you",
  ]);
  expect(links[0]).toHaveAttribute("href", paths.application(uuid(200)));
  await waitFor(() => expect(read).toEqual([{ upTo: uuid(900) }]));
});

test.each([
  ["meeting-booked", "Asha Rao booked a meeting with you"],
  ["meeting-moved-by-candidate", "Asha Rao moved the meeting with you"],
  ["meeting-cancelled-by-candidate", "Asha Rao cancelled the meeting with you"],
  ["meeting-declined", "None of the times for a meeting with you suit Asha Rao"],
])("says what a candidate did with a meeting: %s", async (event, text) => {
  const list = [aNotification({ event, by: null, isRead: true })];
  server.use(answers(notifications, { notifications: list, hasMore: false, unread: 0 }));
  show(paths.notifications);
  expect(await screen.findByRole("link", { name: text })).toHaveAttribute("href", paths.application(uuid(200)));
});

test("says what will appear here", async () => {
  server.use(answers(notifications, { notifications: [], hasMore: false, unread: 0 }));
  show(paths.notifications);
  expect(await screen.findByRole("heading", { name: "You have no notifications yet" })).toBeVisible();
  expect(screen.getByRole("link", { name: "Notifications" })).toHaveAttribute("href", paths.notifications);
});
