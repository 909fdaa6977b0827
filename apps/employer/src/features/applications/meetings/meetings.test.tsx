import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import {
  applicationMeetings,
  cancelMeeting,
  moveMeeting,
  proposeMeeting,
} from "@dryrun/domain/company/meetings/contract";
import { MEETING_CANCELLED, MEETING_MOVED, MEETING_PROPOSED } from "@dryrun/domain/company/meetings/messages";
import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { applicationAnswer, employerAs, listed, uuid } from "../../../testing/samples.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const meeting = {
  ...{ _id: uuid(800), applicationId: listed._id, minutes: 30 as const, place: "Video call", message: "" },
  ...{ status: "booked" as "booked" | "proposed", startsAt: "2026-11-30T05:30:00.000Z", endsAt: null, slots: null },
  ...{ cancelledBy: null, reason: "", createdAt: "2026-11-18T06:00:00.000Z" },
  ...{ organiser: { _id: uuid(1), fullName: "Kavita Menon" }, candidate: "Asha Rao", jobTitle: "Data Analyst" },
};
beforeEach(() => {
  globalThis.scrollTo = () => {};
  server.use(answers(employerApplication, applicationAnswer()), answers(applicationMeetings, { meetings: [] }));
});
const section = async () => within(await screen.findByRole("region", { name: "Meetings" }));
const pressed = async (name: string) => userEvent.click(await (await section()).findByRole("button", { name }));
const setTime = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test("a recruiter proposes times, each in India time", async () => {
  const bodies: unknown[] = [];
  server.use(answers(proposeMeeting, { message: MEETING_PROPOSED, meeting }, (body) => bodies.push(body)));
  show(paths.application(listed._id));
  await pressed("Propose a meeting");
  const dialog = within(await screen.findByRole("dialog", { name: "Propose a meeting to Asha Rao" }));
  await userEvent.type(dialog.getByLabelText(/^Place/), "Our office");
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  expect(await dialog.findAllByText("Choose a day and a time.")).not.toEqual([]);
  setTime(dialog.getByLabelText(/^Time/), "2026-11-30T11:00");
  expect(await dialog.findByText("Monday, 30 Nov 2026, 11:00 am IST")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  expect(await screen.findByText(MEETING_PROPOSED)).toBeVisible();
  const slots = ["2026-11-30T05:30:00.000Z"];
  expect(bodies).toEqual([{ minutes: 30, place: "Our office", message: "", slots }]);
});

test("a recruiter sends a link to the own free times, and a refusal stays in the dialog", async () => {
  const bodies: unknown[] = [];
  const message = "An application can have at most 3 open meetings. Cancel one first.";
  server.use(refuses(proposeMeeting, "LIMIT_REACHED", { message }));
  show(paths.application(listed._id));
  await pressed("Propose a meeting");
  const dialog = within(await screen.findByRole("dialog", { name: "Propose a meeting to Asha Rao" }));
  await userEvent.type(dialog.getByLabelText(/^Place/), "Video call");
  await userEvent.click(dialog.getByRole("radio", { name: /^From my free times/ }));
  expect(dialog.getByRole("link", { name: "Set your hours" })).toHaveAttribute("href", paths.meetings);
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  expect(await dialog.findByText(message)).toBeVisible();
  server.use(answers(proposeMeeting, { message: MEETING_PROPOSED, meeting }, (body) => bodies.push(body)));
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  await waitFor(() => expect(bodies).toMatchObject([{ slots: null }]));
});

test("a booked meeting is moved, and cancelled with a reason", async () => {
  const bodies: unknown[] = [];
  server.use(
    answers(applicationMeetings, { meetings: [meeting] }),
    answers(moveMeeting, { message: MEETING_MOVED, meeting }, (body) => bodies.push(body)),
    answers(cancelMeeting, { message: MEETING_CANCELLED, meeting }, (body) => bodies.push(body)),
  );
  show(paths.application(listed._id));
  await pressed("Move: meeting with Asha Rao");
  const move = within(await screen.findByRole("dialog", { name: "Move the meeting with Asha Rao" }));
  expect(move.getByLabelText(/^New time/)).toHaveValue("2026-11-30T11:00");
  setTime(move.getByLabelText(/^New time/), "2026-12-01T16:00");
  await userEvent.click(move.getByRole("button", { name: "Move the meeting" }));
  expect(await screen.findByText(MEETING_MOVED)).toBeVisible();
  await pressed("Cancel the meeting: meeting with Asha Rao");
  const cancel = within(await screen.findByRole("alertdialog", { name: "Cancel the meeting with Asha Rao?" }));
  await userEvent.type(cancel.getByLabelText("Reason"), "The interviewer is ill.");
  await userEvent.click(cancel.getByRole("button", { name: "Cancel the meeting" }));
  expect(await screen.findByText(MEETING_CANCELLED)).toBeVisible();
  expect(bodies).toEqual([{ start: "2026-12-01T10:30:00.000Z" }, { reason: "The interviewer is ill." }]);
});

test("other times are proposed for a meeting that waits", async () => {
  const bodies: unknown[] = [];
  const waiting = { ...meeting, status: "proposed" as const, startsAt: null };
  server.use(
    answers(applicationMeetings, { meetings: [waiting] }),
    answers(moveMeeting, { message: MEETING_MOVED, meeting: waiting }, (body) => bodies.push(body)),
  );
  show(paths.application(listed._id));
  expect(await (await section()).findByText("Waiting for the candidate")).toBeVisible();
  await pressed("Propose other times: meeting with Asha Rao");
  const dialog = within(await screen.findByRole("dialog", { name: "Propose other times to Asha Rao" }));
  setTime(dialog.getByLabelText(/^Time/), "2026-12-02T11:00");
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  await waitFor(() => expect(bodies).toEqual([{ slots: ["2026-12-02T05:30:00.000Z"] }]));
});

test.each([
  ["a rejected candidate", { status: "rejected" as const }],
  [
    "a candidate marked as “do not contact”",
    { doNotContact: { reason: "", by: null, at: "2026-11-18T06:00:00.000Z" } },
  ],
])("no meeting is proposed to %s", async (_, change) => {
  server.use(answers(employerApplication, applicationAnswer(change)));
  show(paths.application(listed._id));
  expect(await (await section()).findByText("No meeting has been proposed yet.")).toBeVisible();
  expect((await section()).queryByRole("button", { name: "Propose a meeting" })).toBeNull();
});

test("a hiring manager reads the meetings", async () => {
  server.use(answers(me, { user: employerAs("manager") }), answers(applicationMeetings, { meetings: [meeting] }));
  show(paths.application(listed._id));
  expect(await (await section()).findByText("Monday, 30 Nov 2026, 11:00 am IST")).toBeVisible();
  expect((await section()).queryByRole("button")).toBeNull();
});
