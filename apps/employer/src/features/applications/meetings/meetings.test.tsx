import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { employerApplication } from "@dryrun/domain/applications/contract";
import { me } from "@dryrun/domain/auth/contract";
import {
  applicationMeetings,
  cancelMeeting,
  meetingBusy,
  moveMeeting,
  proposeMeeting,
} from "@dryrun/domain/company/meetings/contract";
import {
  MEETING_CANCELLED,
  MEETING_MOVED,
  MEETING_PROPOSED,
  NOT_A_COLLEAGUE,
} from "@dryrun/domain/company/meetings/messages";
import { team } from "@dryrun/domain/company/team/contract";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import type { Colleague } from "../../../shared/answers.ts";
import { applicationAnswer } from "../../../testing/samples/application.ts";
import { employer, employerAs } from "../../../testing/samples/employer.ts";
import { listed } from "../../../testing/samples/listed-applications.ts";
import { uuid } from "../../../testing/samples/values.ts";
import { show, useServer } from "../../../testing/show.tsx";

const server = useServer();
const meeting = {
  ...{ _id: uuid(800), applicationId: listed._id, minutes: 30 as const, place: "Video call", message: "" },
  ...{ status: "booked" as "booked" | "proposed", startsAt: "2026-11-30T05:30:00.000Z", endsAt: null, slots: null },
  ...{ cancelledBy: null, reason: "", createdAt: "2026-11-18T06:00:00.000Z", endsWithRejectionAt: null },
  ...{ colleagues: [{ _id: uuid(2), fullName: "Anil Deshmukh" }] },
  ...{ organiser: { _id: uuid(1), fullName: "Kavita Menon" }, candidate: "Asha Rao", jobTitle: "Data Analyst" },
};
beforeEach(() => {
  globalThis.scrollTo = () => {};
  server.use(
    answers(employerApplication, applicationAnswer()),
    answers(applicationMeetings, { meetings: [] }),
    answers(meetingBusy, { busy: [] }),
  );
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
  await fill(dialog.getByLabelText(/^Place/), "Our office");
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  expect(await dialog.findAllByText("Choose a day and a time.")).not.toEqual([]);
  setTime(dialog.getByLabelText(/^Time/), "2026-11-30T11:00");
  expect(await dialog.findByText("Monday, 30 Nov 2026, 11:00 am IST")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
  expect(await screen.findByText(MEETING_PROPOSED)).toBeVisible();
  const slots = ["2026-11-30T05:30:00.000Z"];
  expect(bodies).toEqual([{ minutes: 30, place: "Our office", message: "", slots, colleagues: [] }]);
});

describe("with colleagues", () => {
  const anil: Colleague = {
    ...{
      _id: uuid(2),
      fullName: "Anil Deshmukh",
      email: "anil@sahyadri.example",
      role: "manager",
      jobIds: null,
      jobs: 0,
    },
  };
  const people: Colleague[] = [
    { ...anil, _id: employer._id, fullName: employer.fullName, role: "owner" },
    anil,
    { ...anil, _id: uuid(3), fullName: "Vikram Shah", role: "viewer" },
    { ...anil, _id: uuid(4), fullName: "Meera Nair", jobIds: [] },
  ];
  beforeEach(() => server.use(answers(team, { people, invitations: [] })));
  const withPlace = async () => {
    show(paths.application(listed._id));
    await pressed("Propose a meeting");
    const dialog = within(await screen.findByRole("dialog", { name: "Propose a meeting to Asha Rao" }));
    await fill(dialog.getByLabelText(/^Place/), "Video call");
    await userEvent.click(dialog.getByRole("radio", { name: /^From my free times/ }));
    return dialog;
  };

  test("who see the job and do not only read, a recruiter proposes a meeting", async () => {
    const bodies: unknown[] = [];
    server.use(answers(proposeMeeting, { message: MEETING_PROPOSED, meeting }, (body) => bodies.push(body)));
    const dialog = await withPlace();
    expect(dialog.getByText(/^The candidate gets an e-mail and picks a time\./)).toBeVisible();
    const group = within(dialog.getByRole("group", { name: "With" }));
    expect(group.getAllByRole("checkbox")).toHaveLength(1);
    await userEvent.click(group.getByRole("checkbox", { name: "Anil Deshmukh" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
    expect(await screen.findByText(MEETING_PROPOSED)).toBeVisible();
    expect(bodies).toMatchObject([{ slots: null, colleagues: [anil._id] }]);
  });

  test("a refusal of one is at the group, which keeps the choice", async () => {
    const errors = [{ field: "colleagues", message: NOT_A_COLLEAGUE }];
    server.use(refuses(proposeMeeting, "VALIDATION", { message: NOT_A_COLLEAGUE, errors }));
    const dialog = await withPlace();
    await userEvent.click(dialog.getByRole("checkbox", { name: "Anil Deshmukh" }));
    await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
    const group = dialog.getByRole("group", { name: "With" });
    await waitFor(() => expect(group).toHaveAccessibleDescription(expect.stringContaining(NOT_A_COLLEAGUE)));
    expect(dialog.getByRole("checkbox", { name: "Anil Deshmukh" })).toBeChecked();
  });

  test("a proposal names the people who are busy at a time, and can still be sent", async () => {
    const busy = [employer, anil].map(({ _id, fullName }) => ({ _id, fullName }));
    server.use(answers(meetingBusy, { busy }), answers(proposeMeeting, { message: MEETING_PROPOSED, meeting }));
    const dialog = await withPlace();
    await userEvent.click(dialog.getByRole("radio", { name: /^From times that I propose/ }));
    await userEvent.click(dialog.getByRole("checkbox", { name: "Anil Deshmukh" }));
    setTime(dialog.getByLabelText(/^Time/), "2026-11-30T11:00");
    const note = "You have an event in your calendar at this time. Anil Deshmukh is busy at this time.";
    expect(await dialog.findByText(note)).toBeVisible();
    expect(dialog.getByLabelText(/^Time/)).toHaveAccessibleDescription(expect.stringContaining(note));
    await userEvent.click(dialog.getByRole("button", { name: "Send the proposal" }));
    expect(await screen.findByText(MEETING_PROPOSED)).toBeVisible();
  });

  test("the list names them", async () => {
    server.use(answers(applicationMeetings, { meetings: [meeting] }));
    show(paths.application(listed._id));
    expect(await (await section()).findByText("With Anil Deshmukh")).toBeVisible();
    expect((await section()).getByText(/Organised by Kavita Menon/)).toBeVisible();
  });
});

test("a recruiter sends a link to the own free times, and a refusal stays in the dialog", async () => {
  const bodies: unknown[] = [];
  const message = "An application can have at most 3 open meetings. Cancel one first.";
  server.use(refuses(proposeMeeting, "LIMIT_REACHED", { message }));
  show(paths.application(listed._id));
  await pressed("Propose a meeting");
  const dialog = within(await screen.findByRole("dialog", { name: "Propose a meeting to Asha Rao" }));
  await fill(dialog.getByLabelText(/^Place/), "Video call");
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
  expect(move.getByText(/^The candidate gets an e-mail with the new time/)).toBeVisible();
  expect(move.getByLabelText(/^New time/)).toHaveValue("2026-11-30T11:00");
  setTime(move.getByLabelText(/^New time/), "2026-12-01T16:00");
  await userEvent.click(move.getByRole("button", { name: "Move the meeting" }));
  expect(await screen.findByText(MEETING_MOVED)).toBeVisible();
  await pressed("Cancel the meeting: meeting with Asha Rao");
  const cancel = within(await screen.findByRole("alertdialog", { name: "Cancel the meeting with Asha Rao?" }));
  expect(cancel.getByText("The candidate gets an e-mail. The meeting leaves their calendar.")).toBeVisible();
  await fill(cancel.getByLabelText("Reason"), "The interviewer is ill.");
  await userEvent.click(cancel.getByRole("button", { name: "Cancel the meeting" }));
  expect(await screen.findByText(MEETING_CANCELLED)).toBeVisible();
  expect(bodies).toEqual([{ start: "2026-12-01T10:30:00.000Z" }, { reason: "The interviewer is ill." }]);
});

test.each([
  ["Move", "DECIDED", "Move the meeting with Asha Rao"],
  ["Move", "TIME_TAKEN", "Move the meeting with Asha Rao"],
  ["Propose other times", "TOO_LATE", "Propose other times to Asha Rao"],
] as const)(
  "%s refused with %s stays open with the message when the meeting can no longer be changed",
  async (act, code, name) => {
    server.use(answers(applicationMeetings, { meetings: [meeting] }));
    show(paths.application(listed._id));
    await pressed(`${act}: meeting with Asha Rao`);
    const dialog = within(await screen.findByRole("dialog", { name }));
    setTime(dialog.getByLabelText(/^(New time|Time)/), "2026-12-01T16:00");
    const ending = { ...meeting, endsWithRejectionAt: "2026-11-21T03:30:00.000Z" };
    server.use(
      refuses(moveMeeting, code, { message: "This was refused." }),
      answers(applicationMeetings, { meetings: [ending] }),
    );
    await userEvent.click(
      dialog.getByRole("button", { name: act === "Move" ? "Move the meeting" : "Send the proposal" }),
    );
    expect(await screen.findByText(/^Will be cancelled with the rejection/)).toBeInTheDocument(); // reloaded
    expect(dialog.getByText("This was refused.")).toBeVisible();
    expect(screen.queryByRole("button", { name: `${act}: meeting with Asha Rao` })).toBeNull();
  },
);

test("a time at night in India gets a hint, and is not refused", async () => {
  const bodies: unknown[] = [];
  server.use(
    answers(applicationMeetings, { meetings: [meeting] }),
    answers(moveMeeting, { message: MEETING_MOVED, meeting }, (body) => bodies.push(body)),
  );
  show(paths.application(listed._id));
  await pressed("Move: meeting with Asha Rao");
  const dialog = within(await screen.findByRole("dialog", { name: "Move the meeting with Asha Rao" }));
  const field = dialog.getByLabelText(/^New time/);
  for (const time of ["08:00", "20:00"]) {
    setTime(field, `2026-12-01T${time}`);
    expect(dialog.queryByText(/^This is .* in India\.$/)).toBeNull();
  }
  setTime(field, "2026-12-01T03:00");
  expect(dialog.getByText("This is 3:00 am in India.")).toBeVisible();
  await userEvent.click(dialog.getByRole("button", { name: "Move the meeting" }));
  await waitFor(() => expect(bodies).toEqual([{ start: "2026-11-30T21:30:00.000Z" }]));
});

test("a declined meeting of a closed application is shown as cancelled, without actions", async () => {
  const declined = { ...meeting, status: "cancelled" as const, cancelledBy: "candidate" as const, startsAt: null };
  server.use(
    answers(employerApplication, applicationAnswer({ status: "rejected" })),
    answers(applicationMeetings, { meetings: [declined] }),
  );
  show(paths.application(listed._id));
  expect(await (await section()).findByText("Cancelled")).toBeVisible();
  expect((await section()).queryByRole("button")).toBeNull();
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
  expect(dialog.getByText(/The former times can no longer be picked\.$/)).toBeVisible();
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
