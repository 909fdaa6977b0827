import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { issueToAttendees } from "@dryrun/domain/certificates/contract";
import { certificatesIssued } from "@dryrun/domain/certificates/messages";
import type { Output } from "@dryrun/domain/contract/define";
import { deleteSession, importAttendance, liveSessions, sessionEnrolments } from "@dryrun/domain/masterclass/contract";
import { attendanceImported, SESSION_DELETED } from "@dryrun/domain/masterclass/messages";
import { beforeEach, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { show, useServer } from "../../../testing/show.tsx";
import { aSession } from "../testing/a-session.ts";

type Enrolment = Output<typeof sessionEnrolments>["enrolments"][number];

const server = useServer();
const session = aSession({ enrolments: 2 });
const enrolment: Enrolment = {
  _id: "00000000-0000-7000-8000-000000000101",
  firstName: "Meera",
  lastName: "Nair",
  email: "meera@example.com",
  phone: "9876501234",
  createdAt: "2026-11-20T10:00:00.000Z",
  attendanceStatus: "attended",
  attendedAt: "2026-11-20T10:00:00.000Z",
  attendancePercent: 75,
  refundStatus: "created",
  creditUsed: false,
};
const ofNobody: Enrolment = {
  ...enrolment,
  _id: "00000000-0000-7000-8000-000000000102",
  firstName: "",
  lastName: "",
  email: "",
  phone: "",
  attendanceStatus: "missed",
  attendedAt: null,
  attendancePercent: null,
  refundStatus: "none",
  creditUsed: true,
};
const enrolled = (enrolments: Enrolment[], own: { totalPages?: number; currentPage?: number } = {}) =>
  answers(sessionEnrolments, { enrolments, totalPages: 1, currentPage: 1, total: enrolments.length, ...own });
const at = paths.liveSession(session._id);
const pressButton = async (name: string | RegExp) => userEvent.click(await screen.findByRole("button", { name }));

beforeEach(() => server.use(answers(liveSessions, { sessions: [session] }), enrolled([enrolment, ofNobody])));

test("shows the session and the enrolled people", async () => {
  show(at);
  expect(await screen.findByRole("heading", { level: 1, name: session.title })).toBeVisible();
  expect(screen.getByText("Sat 28 Nov, 11:00 am - 12:00 pm IST")).toBeVisible();
  expect(screen.getByText("Not imported")).toBeVisible();
  const rows = within(await screen.findByRole("table", { name: "Enrolments" })).getAllByRole("row");
  expect(rows[1]).toHaveTextContent(
    /Meera Nair.*meera@example\.com.*9876501234.*20 Nov 2026.*Attended.*75%.*On its way.*No/,
  );
  expect(rows[2]).toHaveTextContent(/Deleted account.*–.*Missed.*–.*None.*Yes/);
});

test("loads the page in the address", async () => {
  const requests: (string | null)[] = [];
  server.use(
    answers(
      sessionEnrolments,
      { enrolments: [enrolment], totalPages: 3, currentPage: 2, total: 41 },
      (_, { searchParams }) => requests.push(searchParams.get("page")),
    ),
  );
  show(`${at}?page=2`);
  expect(await screen.findByRole("navigation", { name: /page/i })).toBeVisible();
  expect(requests).toEqual(["2"]);
});

test("shows a message when nobody is enrolled, and an error when the enrolments could not be loaded", async () => {
  server.use(failsWith(sessionEnrolments));
  show(at);
  expect(await screen.findByText("The enrolments could not be loaded")).toBeVisible();
  server.use(enrolled([]));
  await pressButton("Try again");
  expect(await screen.findByText("Nobody is enrolled yet.")).toBeVisible();
});

test("shows a message when the session does not exist, and an error when it could not be loaded", async () => {
  server.use(failsWith(liveSessions));
  show(paths.liveSession("00000000-0000-7000-8000-000000000999"));
  expect(await screen.findByText("The live sessions could not be loaded")).toBeVisible();
  server.use(answers(liveSessions, { sessions: [session] }));
  await pressButton("Try again");
  expect(await screen.findByText("This session does not exist")).toBeVisible();
  expect(screen.getByRole("link", { name: "All live sessions" })).toHaveAttribute("href", paths.liveSessions);
});

test("imports the attendance report, and lists the addresses that are not enrolled", async () => {
  server.use(
    refuses(importAttendance, "VALIDATION", {
      message: "Row 3: invalid minutes",
      errors: [{ row: 3, field: "minutes", message: "Row 3: invalid minutes" }],
    }),
  );
  show(at);
  await pressButton("Import attendance");
  const dialog = within(await screen.findByRole("dialog", { name: "Import the attendance report" }));
  const send = () => userEvent.click(dialog.getByRole("button", { name: "Import" }));
  await send();
  expect(await dialog.findByText("Please select a CSV file.")).toBeVisible();
  await userEvent.upload(dialog.getByLabelText(/^CSV file/), new File(["Email,Minutes"], "report.csv"));
  await send();
  expect(await dialog.findByText("Row 3: invalid minutes")).toBeVisible();
  server.use(
    answers(importAttendance, {
      message: attendanceImported(1, 2),
      matched: 1,
      unmatched: ["a@example.com", "b@example.com"],
    }),
  );
  await send();
  expect(await dialog.findByText("Attendance imported: 1 matched, 2 not enrolled.")).toBeVisible();
  const strangers = within(dialog.getByRole("list", { name: "Not enrolled" })).getAllByRole("listitem");
  expect(strangers.map(({ textContent }) => textContent)).toEqual(["a@example.com", "b@example.com"]);
  await userEvent.click(dialog.getByRole("button", { name: "Done" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
});

test("issues certificates to every attendee after a confirmation, and shows how many", async () => {
  const sent: unknown[] = [];
  server.use(
    answers(issueToAttendees, { message: certificatesIssued(2, 1), issued: 2, existing: 1 }, () => sent.push(1)),
  );
  show(at);
  await pressButton("Issue certificates");
  const question = within(await screen.findByRole("alertdialog"));
  expect(sent).toEqual([]);
  await userEvent.click(question.getByRole("button", { name: "Issue certificates" }));
  expect(await screen.findByText("2 certificates issued, 1 already existed")).toBeVisible();
});

test("shows the list after its deletion", async () => {
  const empty = aSession({ enrolments: 0, _id: session._id });
  server.use(answers(liveSessions, { sessions: [empty] }), answers(deleteSession, { message: SESSION_DELETED }));
  const router = show(at);
  await pressButton("Delete");
  await userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name: "Delete" }));
  await waitFor(() => expect(router.state.location.pathname).toBe(paths.liveSessions));
});
