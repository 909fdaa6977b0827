import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import {
  meetingAvailability,
  meetingBusy,
  moveMeeting,
  ownMeetings,
  saveMeetingAvailability,
} from "@dryrun/domain/company/meetings/contract";
import { DEFAULT_HOURS } from "@dryrun/domain/company/meetings/limits";
import { AVAILABILITY_SAVED, NO_MEETING_AFTER_DECISION } from "@dryrun/domain/company/meetings/messages";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import { NOT_PUBLIC } from "@dryrun/domain/company/webhooks/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { employerAs } from "../../testing/samples/employer.ts";
import { uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const availability = {
  hours: [...DEFAULT_HOURS],
  ...{ noticeHours: 24, horizonDays: 14, bufferMinutes: 0 },
  feed: null,
};
const meeting = {
  ...{ _id: uuid(800), applicationId: uuid(10), status: "booked" as const, minutes: 30, place: "Video call" },
  ...{ message: "", startsAt: "2026-11-30T05:30:00.000Z", endsAt: "2026-11-30T06:00:00.000Z", slots: null },
  ...{ cancelledBy: null, reason: "", createdAt: "2026-11-18T06:00:00.000Z", endsWithRejectionAt: null },
  ...{ colleagues: [{ _id: uuid(2), fullName: "Anil Deshmukh" }] },
  ...{ organiser: { _id: uuid(1), fullName: "Kavita Menon" }, candidate: "Asha Rao", jobTitle: "Data Analyst" },
};
beforeEach(() =>
  server.use(
    answers(ownMeetings, { meetings: [] }),
    answers(meetingAvailability, { availability }),
    answers(meetingBusy, { busy: [] }),
  ),
);
const form = async () => within(await screen.findByRole("form", { name: "Availability" }));

test("the page is reached from the profile, and shows the next meetings with their candidates", async () => {
  server.use(answers(ownMeetings, { meetings: [meeting] }));
  show(paths.profile);
  await userEvent.click(await screen.findByRole("link", { name: "Your meetings" }));
  const list = within(await screen.findByRole("list", { name: "Next meetings" }));
  expect(list.getByText("Monday, 30 Nov 2026, 11:00 am IST")).toBeVisible();
  expect(list.getByRole("link", { name: "Asha Rao" })).toHaveAttribute("href", paths.application(uuid(10)));
  expect(list.getByRole("button", { name: "Move: meeting with Asha Rao" })).toBeVisible();
});

test("a meeting that a waiting rejection cancels says when, and has no actions", async () => {
  server.use(answers(ownMeetings, { meetings: [{ ...meeting, endsWithRejectionAt: "2026-11-21T03:30:00.000Z" }] }));
  show(paths.meetings);
  const list = within(await screen.findByRole("list", { name: "Next meetings" }));
  expect(
    list.getByText("Will be cancelled with the rejection, which is sent on 21 Nov 2026, 9:00 am IST."),
  ).toBeVisible();
  expect(list.queryByRole("button")).toBeNull();
});

test("a meeting of which no time suits the candidate needs other times", async () => {
  const declined = {
    ...{ ...meeting, status: "cancelled" as const, cancelledBy: "candidate" as const },
    ...{ startsAt: null, endsAt: null, reason: "I am free on Friday." },
  };
  server.use(answers(ownMeetings, { meetings: [declined] }));
  show(paths.meetings);
  const list = within(await screen.findByRole("list", { name: "Next meetings" }));
  expect(list.getByText("Needs other times")).toBeVisible();
  expect(list.getByText("None of the times suit the candidate")).toBeVisible();
  expect(list.getByText("Reason: I am free on Friday.")).toBeVisible();
  expect(list.queryByText(/^Cancelled/)).toBeNull();
  expect(list.getAllByRole("button").map(({ textContent }) => textContent)).toEqual(["Propose other times"]);
  await userEvent.click(list.getByRole("button"));
  const dialog = within(await screen.findByRole("dialog", { name: "Propose other times to Asha Rao" }));
  expect(dialog.getByText("The candidate gets an e-mail with the new times and picks one of them.")).toBeVisible();
});

test("a toast shows why a move was refused when the meeting has left the list", async () => {
  server.use(answers(ownMeetings, { meetings: [meeting] }));
  show(paths.meetings);
  await userEvent.click(await screen.findByRole("button", { name: "Move: meeting with Asha Rao" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Move the meeting with Asha Rao" }));
  const message = NO_MEETING_AFTER_DECISION;
  server.use(refuses(moveMeeting, "DECIDED", { message }), answers(ownMeetings, { meetings: [] }));
  await userEvent.click(dialog.getByRole("button", { name: "Move the meeting" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  expect(await screen.findByText(message)).toBeVisible();
});

test("hours, limits and a calendar are saved together", async () => {
  const bodies: unknown[] = [];
  const saved = { message: AVAILABILITY_SAVED, availability };
  server.use(answers(saveMeetingAvailability, saved, (body) => bodies.push(body)));
  show(paths.meetings);
  const fields = await form();
  await userEvent.click(fields.getByRole("checkbox", { name: "Friday" }));
  await userEvent.click(fields.getByRole("checkbox", { name: "Saturday" }));
  await userEvent.clear(fields.getByLabelText("Notice in hours"));
  await userEvent.type(fields.getByLabelText("Notice in hours"), "2");
  await fill(fields.getByLabelText("Calendar address"), "https://calendar.example.com/a.ics");
  await userEvent.click(fields.getByRole("button", { name: "Save the availability" }));
  expect(await screen.findByText(AVAILABILITY_SAVED)).toBeVisible();
  const hours = [1, 2, 3, 4, 6].map((day) => ({ day, from: "10:00", to: "18:00" }));
  const numbers = { noticeHours: 2, horizonDays: 14, bufferMinutes: 0 };
  expect(bodies).toEqual([{ hours, ...numbers, feedUrl: "https://calendar.example.com/a.ics" }]);
});

test("a refused address is refused at its field, and what was typed stays", async () => {
  const errors = [{ field: "feedUrl", message: NOT_PUBLIC }];
  server.use(refuses(saveMeetingAvailability, "VALIDATION", { message: NOT_PUBLIC, errors }));
  show(paths.meetings);
  const address = (await form()).getByLabelText("Calendar address");
  await fill(address, "https://intranet/a.ics");
  await userEvent.click((await form()).getByRole("button", { name: "Save the availability" }));
  await waitFor(() => expect(address).toHaveAccessibleDescription(new RegExp(NOT_PUBLIC)));
  expect(address).toHaveValue("https://intranet/a.ics");
});

test("a connected calendar is named by its server, with what could not be read and why, and can be removed", async () => {
  const feed = {
    ...{ host: "calendar.example.com", busyCount: 0, entries: 25 },
    unread: [{ reason: "zone" as const, count: 2 }],
    ...{ readAt: "2026-11-18T05:30:00.000Z", failure: "redirect" as const },
  };
  const bodies: unknown[] = [];
  server.use(
    answers(meetingAvailability, { availability: { ...availability, feed } }),
    answers(saveMeetingAvailability, { message: AVAILABILITY_SAVED, availability }, (body) => bodies.push(body)),
  );
  show(paths.meetings);
  const fields = await form();
  expect(fields.getByText("Your calendar at calendar.example.com is connected.")).toBeVisible();
  expect(fields.getByText("Last read: 18 Nov 2026, 11:00 am IST.")).toBeVisible();
  expect(fields.getByText(/The address leads to another one\. Enter that one\./)).toBeVisible();
  expect(fields.getByText(/25 entries, and none of them makes you busy in the next 60 days/)).toBeVisible();
  expect(fields.getByText(/^2 entries have a time zone that we do not know/)).toBeVisible();
  await userEvent.click(fields.getByRole("checkbox", { name: "Remove the calendar" }));
  await userEvent.click(fields.getByRole("button", { name: "Save the availability" }));
  await waitFor(() => expect(bodies).toMatchObject([{ feedUrl: "" }]));
});

test("a failure offers to try again", async () => {
  server.use(failsWith(meetingAvailability), failsWith(ownMeetings));
  show(paths.meetings);
  expect(await screen.findByText("Failed to load your availability")).toBeVisible();
  expect(await screen.findByText("Failed to load the meetings")).toBeVisible();
});

test("a hiring manager says when candidates can meet them, and sees a meeting without its actions", async () => {
  server.use(answers(me, { user: employerAs("manager") }), answers(ownMeetings, { meetings: [meeting] }));
  show(paths.meetings);
  expect((await form()).getByRole("button", { name: "Save the availability" })).toBeVisible();
  const list = within(await screen.findByRole("list", { name: "Next meetings" }));
  expect(list.getByText("With Anil Deshmukh")).toBeVisible();
  expect(list.queryByRole("button")).toBeNull();
});

test("a viewer reads why the page is closed", async () => {
  server.use(answers(me, { user: employerAs("viewer") }));
  show(paths.meetings);
  expect(await screen.findByText(ROLE_MAY_NOT)).toBeVisible();
});
