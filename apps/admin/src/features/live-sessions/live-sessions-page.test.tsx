import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { deleteSession, liveSessions, toggleSession, updateSession } from "@dryrun/domain/masterclass/contract";
import { hasEnrolments, SESSION_DELETED, SESSION_UPDATED, switchedOff } from "@dryrun/domain/masterclass/messages";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import { aSession } from "./testing/a-session.ts";

const server = useServer();

test("lists upcoming and past sessions, with times in India and the number of enrolments", async () => {
  const past = { startAt: "2020-11-28T05:30:00.000Z", endAt: "2020-11-28T06:30:00.000Z", enrolments: 3 };
  const recordingUrl = "https://video.example.com/1";
  const sessions = [aSession({}), aSession({ ...past, recordingUrl }), aSession({ active: false, enrolments: 0 })];
  server.use(answers(liveSessions, { sessions }));
  show(paths.liveSessions);
  const upcoming = await screen.findByRole("table", { name: "Upcoming (2)" });
  const rows = within(upcoming).getAllByRole("row").slice(1);
  expect(rows[0]).toHaveTextContent("Sat 28 Nov, 11:00 am - 12:00 pm IST");
  expect(rows[0]).toHaveTextContent("12");
  expect(rows[0]).toHaveTextContent("Active");
  expect(rows[1]).toHaveTextContent("Inactive");
  const [on, off] = within(upcoming).getAllByRole("switch");
  expect([on, off].map((control) => (control as HTMLInputElement).checked)).toEqual([true, false]);
  const over = screen.getByRole("table", { name: "Past (1)" });
  expect(within(over).queryByRole("switch")).toBeNull();
  expect(within(over).getByRole("link", { name: /^Open the recording of/ })).toHaveAttribute("href", recordingUrl);
});

test("shows a message when there is none", async () => {
  server.use(answers(liveSessions, { sessions: [] }));
  show(paths.liveSessions);
  expect(await screen.findByText("No live sessions yet.")).toBeVisible();
});

test("shows an error when they could not be loaded, and retries", async () => {
  server.use(failsWith(liveSessions));
  show(paths.liveSessions);
  expect(await screen.findByText("The live sessions could not be loaded")).toBeVisible();
  server.use(answers(liveSessions, { sessions: [aSession({})] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("table", { name: "Upcoming (1)" })).toBeVisible();
});

test("switches off a session without enrolments", async () => {
  const [before, after] = [aSession({ enrolments: 0 }), aSession({ enrolments: 0, active: false })];
  server.use(answers(liveSessions, { sessions: [before] }));
  show(paths.liveSessions);
  const control = await screen.findByRole("switch", {
    name: /^Active: Data Analyst Masterclass, Sat 28 Nov, 11:00\sam - 12:00\spm\sIST$/,
  });
  server.use(
    answers(toggleSession, { message: SESSION_UPDATED, session: after }),
    answers(liveSessions, { sessions: [after] }),
  );
  await userEvent.click(control);
  expect(await screen.findByText("Session updated successfully")).toBeVisible();
  expect(await screen.findByText("Inactive")).toBeVisible();
  expect(control).not.toBeChecked();
});

test("keeps the switch when it fails, and shows why", async () => {
  server.use(answers(liveSessions, { sessions: [aSession({ enrolments: 0 })] }), failsWith(toggleSession));
  show(paths.liveSessions);
  const control = await screen.findByRole("switch");
  await userEvent.click(control);
  expect(await screen.findByText("Failed to update session.")).toBeVisible();
  expect(control).toBeChecked();
});

test("asks what the enrolled people get when switching off their session, and sends it", async () => {
  const next = aSession({ enrolments: 0, startAt: "2099-12-05T05:30:00.000Z", endAt: "2099-12-05T06:30:00.000Z" });
  const off = aSession({ active: false });
  const sent: unknown[] = [];
  server.use(answers(liveSessions, { sessions: [aSession({}), next] }));
  show(paths.liveSessions);
  await userEvent.click(await screen.findByRole("switch", { name: /^Active: Data Analyst Masterclass, Sat 28 Nov/ }));
  const question = within(await screen.findByRole("alertdialog", { name: "Switch off Data Analyst Masterclass?" }));
  expect(question.getByText(/12 people are enrolled and will get an e-mail/)).toBeVisible();
  const confirm = question.getByRole("button", { name: "Switch off" });
  await userEvent.click(confirm);
  expect(await question.findByText("Choose what they get.")).toBeVisible();
  await userEvent.click(
    question.getByRole("radio", { name: "A seat in the next session", description: /Sat 5 Dec, 11:00/ }),
  );
  server.use(
    answers(updateSession, { message: switchedOff(12, "next"), session: off }, (body) => sent.push(body)),
    answers(liveSessions, { sessions: [off, next] }),
  );
  await userEvent.click(confirm);
  expect(await screen.findByText(switchedOff(12, "next"))).toBeVisible();
  expect(sent).toEqual([{ active: false, offer: "next" }]);
  expect(await screen.findByText("Inactive")).toBeVisible();
});

test("offers only a refund without a later session", async () => {
  server.use(answers(liveSessions, { sessions: [aSession({})] }));
  show(paths.liveSessions);
  await userEvent.click(await screen.findByRole("button", { name: /^Delete Data Analyst Masterclass/ }));
  const name = "Data Analyst Masterclass cannot be deleted. Switch it off?";
  const question = within(await screen.findByRole("alertdialog", { name }));
  expect(question.getByRole("radio", { name: "A seat in the next session" })).toBeDisabled();
  expect(question.getByText("There is no later session.")).toBeVisible();
  expect(question.getByRole("radio", { name: "A refund of ₹99" })).toBeEnabled();
});

test("deletes a session without enrolments after a confirmation, and keeps one that people joined in the meantime", async () => {
  const empty = aSession({ enrolments: 0 });
  server.use(
    answers(liveSessions, { sessions: [empty] }),
    refuses(deleteSession, "HAS_ENROLMENTS", { message: hasEnrolments(1), enrolments: 1 }),
  );
  show(paths.liveSessions);
  await userEvent.click(await screen.findByRole("button", { name: /^Delete Data Analyst Masterclass, Sat 28 Nov/ }));
  const question = within(await screen.findByRole("alertdialog", { name: "Delete Data Analyst Masterclass?" }));
  const remove = () => userEvent.click(question.getByRole("button", { name: "Delete" }));
  await remove();
  expect(await question.findByText("1 person is enrolled. Deactivate instead.")).toBeVisible();
  server.use(answers(deleteSession, { message: SESSION_DELETED }), answers(liveSessions, { sessions: [] }));
  await remove();
  expect(await screen.findByText("Session deleted")).toBeVisible();
  expect(await screen.findByText("No live sessions yet.")).toBeVisible();
});
