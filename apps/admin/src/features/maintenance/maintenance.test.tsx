import { answers, refuses } from "@dryrun/api-client/testing/msw";
import { endMaintenance, maintenance, planMaintenance } from "@dryrun/domain/maintenance/contract";
import { END_NOT_AFTER_START, MAINTENANCE_ENDED, MAINTENANCE_ON } from "@dryrun/domain/maintenance/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const off = { current: null, runningInterviews: 3, past: [] };
const on = {
  ...off,
  current: {
    phase: "on" as const,
    startsAt: "2026-11-23T08:00:00.000Z",
    endsAt: "2026-11-23T09:00:00.000Z",
    message: "",
    isForced: false,
  },
};
const pressButton = (name: string) => userEvent.click(screen.getByRole("button", { name }));

test("shows how many interviews are running, and starts a maintenance with a reason", async () => {
  let sent: unknown;
  server.use(
    answers(maintenance, off),
    answers(planMaintenance, { message: MAINTENANCE_ON }, (body) => {
      sent = body;
    }),
  );
  show(paths.maintenance);
  expect(await screen.findByText(/^3 interviews are running now/)).toBeVisible();
  await pressButton("Announce or start");
  expect(await screen.findByText("Reason is required.", { selector: "a" })).toBeVisible();
  await fill(screen.getByLabelText(/^Reason/), "a new database");
  server.use(answers(maintenance, on));
  await pressButton("Announce or start");
  expect(await screen.findByText(MAINTENANCE_ON)).toBeVisible();
  expect(sent).toEqual({ startsAt: "", endsAt: "", message: "", reason: "a new database" });
  expect(await screen.findByText(/planned to end on 23 Nov 2026, 2:30 pm IST/)).toBeVisible();
});

test("shows a refused time next to its field, and keeps the typed text", async () => {
  server.use(
    answers(maintenance, off),
    refuses(planMaintenance, "VALIDATION", {
      message: END_NOT_AFTER_START,
      errors: [{ field: "endsAt", message: END_NOT_AFTER_START }],
    }),
  );
  show(paths.maintenance);
  await fill(await screen.findByLabelText(/^Reason/), "a new database");
  await pressButton("Announce or start");
  expect((await screen.findAllByText(END_NOT_AFTER_START)).length).toBeGreaterThan(0);
  expect(screen.getByLabelText(/^Reason/)).toHaveValue("a new database");
});

test("ends a maintenance after a confirmation", async () => {
  server.use(answers(maintenance, on), answers(endMaintenance, { message: MAINTENANCE_ENDED }));
  show(paths.maintenance);
  await userEvent.click(await screen.findByRole("button", { name: "End the maintenance" }));
  const dialog = within(await screen.findByRole("alertdialog"));
  server.use(answers(maintenance, off));
  await userEvent.click(dialog.getByRole("button", { name: "End the maintenance" }));
  expect(await screen.findByText(MAINTENANCE_ENDED)).toBeVisible();
  expect(await screen.findByText("No maintenance is planned or running.")).toBeVisible();
});

test("cannot end a maintenance that the server's environment variable forces", async () => {
  server.use(answers(maintenance, { ...on, current: { ...on.current, isForced: true } }));
  show(paths.maintenance);
  expect(await screen.findByText(/variable READ_ONLY switched it on/)).toBeVisible();
  expect(screen.queryByRole("button", { name: "End the maintenance" })).toBeNull();
  expect(screen.queryByLabelText(/^Reason/)).toBeNull();
});
