import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { myApplication } from "@dryrun/domain/applications/contract";
import { bookMeeting, cancelMyMeeting, myMeeting, myMeetings } from "@dryrun/domain/company/meetings/contract";
import {
  MEETING_BOOKED,
  MY_MEETING_CANCELLED,
  TIME_TAKEN,
  TIMES_DECLINED,
} from "@dryrun/domain/company/meetings/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, it } from "@jest/globals";
import { cleanup, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axeFaults } from "../../testing/axe.ts";
import { anApplication, idOf } from "../../testing/fixtures.ts";
import { server, showAt, withServer } from "../../testing/show.tsx";

withServer();
const at = `/student/meetings/${idOf(700)}`;
const TIMES = ["2026-11-30T05:30:00.000Z", "2026-11-30T06:30:00.000Z", "2026-12-01T05:30:00.000Z"];
const proposed = {
  ...{ _id: idOf(700), applicationId: idOf(200), minutes: 30, place: "https://meet.example.com/a" },
  ...{
    message: "Bring your questions.",
    createdAt: "2026-11-18T06:00:00.000Z",
    cancelledBy: null,
    isDeclined: false,
    reason: "",
  },
  ...{
    organiser: "Kavita Menon",
    colleagues: ["Anil Deshmukh"],
    company: "Sahyadri Foods",
    jobTitle: "Data Analyst",
    times: TIMES,
    isOpen: true,
  },
  ...{ status: "proposed" as "proposed" | "booked" | "cancelled", startsAt: null as string | null, endsAt: null },
};
const booked = { ...proposed, status: "booked" as const, startsAt: TIMES[0] ?? null };
const picker = async () => within(await screen.findByRole("form", { name: "Pick a time" }));

it("offers the times by day, and books one", async () => {
  const bodies: unknown[] = [];
  server.use(answers(myMeeting, { meeting: proposed }));
  showAt(at);
  const form = await picker();
  expect(form.getAllByRole("group").map((group) => group.querySelector("legend")?.textContent)).toEqual([
    "Monday, 30 Nov 2026",
    "Tuesday, 1 Dec 2026",
  ]);
  expect(screen.getByText("Kavita Menon and Anil Deshmukh")).toBeInTheDocument();
  expect(screen.getByRole("link", { name: proposed.place })).toHaveAttribute("rel", "noopener noreferrer");
  expect(await axeFaults()).toEqual([]);
  await userEvent.click(form.getByRole("button", { name: "Book this time" }));
  expect(await form.findByText("Choose a time first.")).toBeInTheDocument();
  await userEvent.click(form.getByRole("radio", { name: "12:00 pm IST" }));
  server.use(
    answers(bookMeeting, { message: MEETING_BOOKED, meeting: booked }, (body) => bodies.push(body)),
    answers(myMeeting, { meeting: { ...booked, startsAt: TIMES[1] ?? null } }),
  );
  await userEvent.click(form.getByRole("button", { name: "Book this time" }));
  expect(await screen.findByText(MEETING_BOOKED)).toBeInTheDocument();
  expect(await screen.findByText(/^Booked: Monday, 30 Nov 2026, 12:00 pm IST/)).toBeInTheDocument();
  expect(bodies).toEqual([{ start: TIMES[1] }]);
  expect(screen.getByRole("button", { name: "Add to calendar" })).toBeInTheDocument();
});

it("says that a time was taken, and shows those that are left", async () => {
  server.use(answers(myMeeting, { meeting: proposed }));
  showAt(at);
  const form = await picker();
  await userEvent.click(form.getByRole("radio", { name: "12:00 pm IST" }));
  server.use(
    refuses(bookMeeting, "TIME_TAKEN", { message: TIME_TAKEN }),
    answers(myMeeting, { meeting: { ...proposed, times: [TIMES[2] ?? ""] } }),
  );
  await userEvent.click(form.getByRole("button", { name: "Book this time" }));
  expect(await form.findByText(TIME_TAKEN)).toBeInTheDocument();
  await waitFor(() => expect(form.getAllByRole("radio")).toHaveLength(1));
});

it("moves a booked meeting", async () => {
  const bodies: unknown[] = [];
  server.use(answers(myMeeting, { meeting: booked }));
  showAt(at);
  await userEvent.click(await screen.findByRole("button", { name: "Move to another time" }));
  const form = await picker();
  expect(form.getAllByRole("radio")).toHaveLength(2); // without its own time
  await userEvent.click(form.getByRole("radio", { name: "12:00 pm IST" }));
  server.use(answers(bookMeeting, { message: MEETING_BOOKED, meeting: booked }, (body) => bodies.push(body)));
  await userEvent.click(form.getByRole("button", { name: "Move to this time" }));
  await waitFor(() => expect(bodies).toEqual([{ start: TIMES[1] }]));
  await waitFor(() => expect(screen.queryByRole("form", { name: "Pick a time" })).toBeNull());
});

it("cancels with a reason", async () => {
  const bodies: unknown[] = [];
  server.use(answers(myMeeting, { meeting: booked }));
  showAt(at);
  await userEvent.click(await screen.findByRole("button", { name: "Cancel the meeting" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Cancel this meeting?" }));
  await fill(dialog.getByLabelText("Reason"), "I have an exam.");
  const cancelled = {
    ...booked,
    status: "cancelled" as const,
    cancelledBy: "candidate" as const,
    isOpen: false,
    times: [],
  };
  server.use(
    answers(cancelMyMeeting, { message: MY_MEETING_CANCELLED, meeting: cancelled }, (body) => bodies.push(body)),
    answers(myMeeting, { meeting: cancelled }),
  );
  await userEvent.click(dialog.getByRole("button", { name: "Cancel the meeting" }));
  expect(await screen.findByText(MY_MEETING_CANCELLED)).toBeInTheDocument();
  expect(await screen.findByText(/^You have cancelled this meeting/)).toBeInTheDocument();
  expect(bodies).toEqual([{ reason: "I have an exam." }]);
  expect(screen.queryByRole("button", { name: "Add to calendar" })).toBeNull();
});

it("says that none of the proposed times suit, and what happens next", async () => {
  const bodies: unknown[] = [];
  server.use(answers(myMeeting, { meeting: proposed }));
  showAt(at);
  await picker();
  expect(screen.queryByRole("button", { name: "Cancel the meeting" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "None of these times suit me" }));
  const dialog = within(await screen.findByRole("alertdialog", { name: "Do none of these times suit you?" }));
  expect(dialog.getByText(/^The company gets an e-mail and can propose other times\./)).toBeInTheDocument();
  await fill(dialog.getByLabelText("Reason"), "I am free on Friday.");
  const cancelled = { ...proposed, status: "cancelled" as const, cancelledBy: "candidate" as const, isOpen: false };
  const declined = { ...cancelled, isDeclined: true };
  server.use(
    answers(cancelMyMeeting, { message: TIMES_DECLINED, meeting: declined }, (body) => bodies.push(body)),
    answers(myMeeting, { meeting: { ...declined, times: [] } }),
  );
  await userEvent.click(dialog.getByRole("button", { name: "No time suits me" }));
  expect(await screen.findByText(TIMES_DECLINED)).toBeInTheDocument();
  expect(await screen.findByText(/^You said that none of the proposed times suit you\./)).toBeInTheDocument();
  expect(bodies).toEqual([{ reason: "I am free on Friday." }]);
});

it("says when no time is free, when the meeting is over, and when it does not exist", async () => {
  server.use(answers(myMeeting, { meeting: { ...proposed, times: [] } }));
  showAt(at);
  expect(await screen.findByText(/^No time is free at the moment/)).toBeInTheDocument();
  cleanup();
  server.use(answers(myMeeting, { meeting: { ...booked, isOpen: false, times: [] } }));
  showAt(at);
  expect(await screen.findByText("This meeting is over.")).toBeInTheDocument();
  cleanup();
  server.use(refuses(myMeeting, "NOT_FOUND", { message: "This meeting was not found." }));
  showAt(at);
  expect(await screen.findByRole("heading", { level: 1, name: "This meeting was not found" })).toBeInTheDocument();
});

it("offers to try again when it cannot be loaded", async () => {
  server.use(failsWith(myMeeting));
  showAt(at);
  expect(await screen.findByText("Failed to load the meeting")).toBeInTheDocument();
});

it("is reached from the application", async () => {
  server.use(answers(myApplication, anApplication()), answers(myMeetings, { meetings: [{ ...proposed, times: [] }] }));
  showAt(`/student/my-applications/${idOf(200)}`);
  const link = await screen.findByRole("link", { name: "Pick a time for the meeting" });
  expect(link).toHaveAttribute("href", at);
});
