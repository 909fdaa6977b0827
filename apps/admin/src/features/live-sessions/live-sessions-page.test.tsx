import { answers, breaks } from "@dryrun/api-client/testing/msw";
import { liveSessions } from "@dryrun/domain/masterclass/sessions/contract";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { LiveSession } from "./session-table.tsx";

const server = useServer();
const session = (own: Partial<LiveSession>): LiveSession => ({
  _id: `00000000-0000-7000-8000-${String(own.enrolments ?? 0).padStart(12, "0")}`,
  title: "Data Analyst Masterclass",
  startAt: "2099-11-28T05:30:00.000Z",
  endAt: "2099-11-28T06:30:00.000Z",
  teamsMeetingUrl: "https://meet.example.com/room",
  active: true,
  recordingUrl: null,
  enrolments: 12,
  reportedAt: null,
  updatedAt: "2026-11-01T05:30:00.000Z",
  ...own,
});

test("/admin leads to the sessions: upcoming and past, with times of India and how many are enrolled", async () => {
  const past = { startAt: "2020-11-28T05:30:00.000Z", endAt: "2020-11-28T06:30:00.000Z", enrolments: 3 };
  const recordingUrl = "https://video.example.com/1";
  const sessions = [session({}), session({ ...past, recordingUrl }), session({ active: false, enrolments: 0 })];
  server.use(answers(liveSessions, { sessions }));
  const router = show(paths.root);
  const upcoming = await screen.findByRole("table", { name: "Upcoming (2)" });
  expect(router.state.location.pathname).toBe("/admin/live-sessions");
  const rows = within(upcoming).getAllByRole("row").slice(1);
  expect(rows[0]).toHaveTextContent("Sat 28 Nov, 11:00 am - 12:00 pm IST");
  expect(rows[0]).toHaveTextContent("12");
  expect(rows[0]).toHaveTextContent("Active");
  expect(rows[1]).toHaveTextContent("Inactive");
  const over = screen.getByRole("table", { name: "Past (1)" });
  expect(within(over).getByRole("link", { name: /^Open the recording of/ })).toHaveAttribute("href", recordingUrl);
});

test("says when there is none", async () => {
  server.use(answers(liveSessions, { sessions: [] }));
  show(paths.liveSessions);
  expect(await screen.findByText("No live sessions yet.")).toBeVisible();
});

test("says when they could not be loaded, and tries again", async () => {
  server.use(breaks(liveSessions));
  show(paths.liveSessions);
  expect(await screen.findByText("The live sessions could not be loaded")).toBeVisible();
  server.use(answers(liveSessions, { sessions: [session({})] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: "Upcoming (1)" })).toBeVisible();
});
