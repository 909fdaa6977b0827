import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { createSessions, liveSessions } from "@dryrun/domain/masterclass/contract";
import { SESSIONS_CREATED } from "@dryrun/domain/masterclass/messages";
import { beforeEach, expect, test } from "@jest/globals";
import { fireEvent, screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { HttpResponse, http } from "msw";
import { paths } from "../../../paths.ts";
import { show, useServer } from "../../../testing/show.tsx";
import { aSession } from "../testing/a-session.ts";

const server = useServer();
const TITLE = "Data Analyst Masterclass";
const LINK = "https://meet.example.com/room";

beforeEach(() => server.use(answers(liveSessions, { sessions: [] })));

async function open() {
  show(paths.liveSessions);
  await userEvent.click(await screen.findByRole("button", { name: "Create sessions" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Create sessions" }));
  const slot = (number: number) => within(dialog.getByRole("group", { name: `Session ${number}` }));
  return {
    dialog,
    slot,
    // A date-and-time control takes its value as a whole.
    type: (number: number, label: RegExp, value: string) =>
      fireEvent.change(slot(number).getByLabelText(label), { target: { value } }),
    send: () => userEvent.click(dialog.getByRole("button", { name: "Create sessions" })),
  };
}

test("sends nothing without a complete slot, and shows an error", async () => {
  const sent: unknown[] = [];
  server.use(answers(createSessions, { message: SESSIONS_CREATED, sessions: [] }, (body) => sent.push(body)));
  const { dialog, type, send } = await open();
  type(1, /^Start/, "2099-11-28T11:00");
  await send();
  expect((await dialog.findAllByText("All fields are required.")).length).toBeGreaterThan(0);
  expect(sent).toEqual([]);
});

test("sends only complete slots; the end is an hour after the start, and the weekday is shown in words", async () => {
  const sent: unknown[] = [];
  server.use(answers(createSessions, { message: SESSIONS_CREATED, sessions: [aSession()] }, (body) => sent.push(body)));
  const { slot, type, send } = await open();
  type(2, /^Start/, "2099-11-28T11:00");
  expect(slot(2).getByLabelText(/^End/)).toHaveValue("2099-11-28T12:00");
  expect(slot(2).getByLabelText(/^Start/)).toHaveAccessibleDescription("Saturday, 28 November, 11:00 am IST");
  type(2, /^Meeting link/, LINK);
  expect(slot(1).queryByText("Incomplete. This session will not be created.")).toBeNull();
  type(1, /^Meeting link/, "not used");
  expect(slot(1).getByText("Incomplete. This session will not be created.")).toBeVisible();
  expect(slot(2).queryByText("Incomplete. This session will not be created.")).toBeNull();
  await send();
  expect(await screen.findByText("Sessions created successfully")).toBeVisible();
  expect(sent).toEqual([
    {
      sessions: [{ title: TITLE, startAt: "2099-11-28T11:00", endAt: "2099-11-28T12:00", teamsMeetingUrl: LINK }],
    },
  ]);
});

test("refuses a faulty slot at its field, in the form and from the server", async () => {
  const { slot, type, send } = await open();
  type(2, /^Start/, "2099-11-28T11:00");
  type(2, /^End/, "2099-11-28T10:00");
  type(2, /^Meeting link/, LINK);
  await send();
  expect(slot(2).getByLabelText(/^End/)).toHaveAccessibleDescription(/The end must be after the start\./);
  type(2, /^End/, "2099-11-28T12:00");
  const message = "Meeting link must start with https://.";
  server.use(
    refuses(createSessions, "VALIDATION", { message, errors: [{ field: "sessions.0.teamsMeetingUrl", message }] }),
  );
  await send();
  expect(await slot(2).findByText(message)).toBeVisible();
});

test("shows a failure in the form, which keeps the typed text", async () => {
  server.use(failsWith(createSessions));
  const { dialog, slot, type, send } = await open();
  type(1, /^Start/, "2099-11-28T11:00");
  type(1, /^Meeting link/, LINK);
  await send();
  expect(await dialog.findByText("Failed to create sessions. Please try again.")).toBeVisible();
  expect(slot(1).getByLabelText(/^Start/)).toHaveValue("2099-11-28T11:00");
});

test("resends the same request after a lost answer, and a new one after a refusal", async () => {
  const keys: (string | null)[] = [];
  const lost = http.post(`/api${createSessions.path}`, ({ request }) => {
    keys.push(request.headers.get("idempotency-key"));
    return keys.length === 3
      ? HttpResponse.json({ message: "No.", code: "VALIDATION" }, { status: 400 })
      : HttpResponse.error();
  });
  server.use(lost);
  const { dialog, type, send } = await open();
  type(1, /^Start/, "2099-11-28T11:00");
  type(1, /^Meeting link/, LINK);
  for (let tries = 1; tries <= 4; tries++) {
    await send();
    await waitFor(() => expect(keys).toHaveLength(tries));
    await dialog.findByText(tries === 3 ? "No." : "Failed to create sessions. Please try again.");
  }
  const [first, second, third, fourth] = keys;
  expect([second, third]).toEqual([first, first]);
  expect(fourth).not.toBe(first);
});
