import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { liveSessions, updateSession } from "@dryrun/domain/masterclass/contract";
import { SESSION_CHANGED, SESSION_UPDATED } from "@dryrun/domain/masterclass/messages";
import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../../paths.ts";
import { show, useServer } from "../../../testing/show.tsx";
import { aSession } from "../testing/a-session.ts";

const server = useServer();
const opened = aSession();
const theirs = aSession({
  title: "Excel to Power BI",
  startAt: "2099-12-05T05:30:00.000Z",
  endAt: "2099-12-05T06:30:00.000Z",
  active: false,
  updatedAt: "2026-11-02T05:30:00.000Z",
});

beforeEach(() => server.use(answers(liveSessions, { sessions: [opened] })));

async function open() {
  show(paths.liveSessions);
  await userEvent.click(await screen.findByRole("button", { name: /^Edit Data Analyst Masterclass, Sat 28 Nov/ }));
  const dialog = within(await screen.findByRole("dialog", { name: "Edit session" }));
  return {
    dialog,
    type: (label: RegExp, value: string) => fireEvent.change(dialog.getByLabelText(label), { target: { value } }),
    press: (name: string) => userEvent.click(dialog.getByRole("button", { name })),
  };
}
/** Lets edits succeed, and returns their bodies. */
function saves() {
  const sent: unknown[] = [];
  server.use(answers(updateSession, { message: SESSION_UPDATED, session: theirs }, (body) => sent.push(body)));
  return sent;
}
const isChanged = () => refuses(updateSession, "SESSION_CHANGED", { message: SESSION_CHANGED, session: theirs });

test("is filled in India time, and sends only changed fields", async () => {
  const sent = saves();
  const { dialog, type, press } = await open();
  expect(dialog.getByLabelText(/^Start/)).toHaveValue("2099-11-28T11:00");
  expect(dialog.getByLabelText(/^Start/)).toHaveAccessibleDescription("Saturday, 28 November, 11:00 am IST");
  type(/^Recording link/, "https://video.example.com/1");
  expect(dialog.queryByText("12 people will be e-mailed.")).toBeNull();
  await press("Save");
  expect(await screen.findByText("Session updated successfully")).toBeVisible();
  expect(sent).toEqual([{ recordingUrl: "https://video.example.com/1", ifUpdatedAt: opened.updatedAt }]);
});

test("a move shows who gets a mail, and the end moves with the start", async () => {
  const sent = saves();
  const { dialog, type, press } = await open();
  type(/^Start/, "2099-11-29T18:00");
  expect(dialog.getByLabelText(/^End/)).toHaveValue("2099-11-29T19:00");
  expect(dialog.getByText("12 people will be e-mailed.")).toBeVisible();
  await press("Save");
  await screen.findByText("Session updated successfully");
  expect(sent).toEqual([{ startAt: "2099-11-29T18:00", endAt: "2099-11-29T19:00", ifUpdatedAt: opened.updatedAt }]);
});

test("sends nothing if nothing was changed", async () => {
  const sent = saves();
  const { press } = await open();
  await press("Save");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
});

test("requires all fields but the recording", async () => {
  const { dialog, type, press } = await open();
  type(/^Title/, " ");
  type(/^Start/, "");
  await press("Save");
  expect(await dialog.findByRole("heading", { name: "All fields are required." })).toBeVisible();
  expect(dialog.getByLabelText(/^Start/)).toHaveAccessibleDescription(/Start is required\./);
  expect(dialog.getByLabelText(/^Title/)).toHaveAccessibleDescription(/Title is required\./);
});

test("shows a failure in the form", async () => {
  server.use(failsWith(updateSession));
  const { dialog, type, press } = await open();
  type(/^Title/, "Another");
  await press("Save");
  expect(await dialog.findByText("Failed to update session.")).toBeVisible();
  expect(dialog.getByLabelText(/^Title/)).toHaveValue("Another");
});

test("shows the other admin's values next to the typed ones, and overwrites them only on request", async () => {
  server.use(isChanged());
  const { dialog, type, press } = await open();
  type(/^Title/, "Mine");
  await press("Save");
  expect(await dialog.findByText(SESSION_CHANGED)).toBeVisible();
  const rows = within(dialog.getByRole("table", { name: "Changes of the other admin" })).getAllByRole("row");
  expect(rows.slice(1).map(({ textContent }) => textContent)).toEqual([
    "TitleExcel to Power BIMine",
    "Start (IST)Saturday, 5 December, 11:00 am ISTNot changed by you",
    "End (IST)Saturday, 5 December, 12:00 pm ISTNot changed by you",
    "StateInactiveNot changed by you",
  ]);
  expect(dialog.getByLabelText(/^Title/)).toHaveValue("Mine");
  expect(dialog.getByLabelText(/^Start/)).toHaveValue("2099-12-05T11:00");
  const sent = saves();
  await press("Overwrite with mine");
  await screen.findByText("Session updated successfully");
  expect(sent).toEqual([{ title: "Mine", ifUpdatedAt: theirs.updatedAt }]);
});

test("can copy the other admin's values", async () => {
  server.use(isChanged());
  const { dialog, type, press } = await open();
  type(/^Title/, "Mine");
  await press("Save");
  await dialog.findByText(SESSION_CHANGED);
  await press("Use the other admin's values");
  expect(dialog.getByLabelText(/^Title/)).toHaveValue("Excel to Power BI");
  expect(dialog.getByLabelText(/^Title/)).toHaveFocus();
  expect(dialog.queryByText(SESSION_CHANGED)).toBeNull();
  const sent = saves();
  await press("Save");
  expect(screen.queryByRole("dialog")).toBeNull();
  expect(sent).toEqual([]);
});

test("shows that a session was deleted in the meantime", async () => {
  server.use(refuses(updateSession, "NOT_FOUND", { message: "This session does not exist." }));
  const { dialog, type, press } = await open();
  type(/^Title/, "Mine");
  await press("Save");
  expect(await dialog.findByText("This session does not exist.")).toBeVisible();
});
