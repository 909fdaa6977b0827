import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { incidents, openIncident, updateIncident } from "@dryrun/domain/incidents/contract";
import {
  BEGUN_LATER,
  INCIDENT_OPENED,
  INCIDENT_RESOLVED,
  NOTHING_AFFECTED,
  UPDATED_ALREADY_RESOLVED,
} from "@dryrun/domain/incidents/messages";
import { NO_IMPACTS } from "@dryrun/domain/incidents/rules";
import { fill } from "@dryrun/frame/testing/fill";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { paths } from "../../paths.ts";
import { show, useServer } from "../../testing/show.tsx";
import type { Incident } from "./incident.ts";

const server = useServer();
const at = "2026-11-23T08:00:00.000Z";
const open: Incident = {
  _id: "00000000-0000-7000-8000-000000000001",
  title: "Payments fail",
  begunAt: at,
  resolvedAt: null,
  phase: "investigating",
  impacts: { ...NO_IMPACTS, payments: "outage" },
  updates: [{ phase: "investigating", message: "We look into it.", at }],
};
const past: Incident = {
  ...open,
  _id: "00000000-0000-7000-8000-000000000002",
  title: "Mail was late",
  resolvedAt: "2026-11-23T09:00:00.000Z",
  phase: "resolved",
  impacts: { ...NO_IMPACTS, mail: "degraded" },
  updates: [{ phase: "resolved", message: "All mails are sent.", at: "2026-11-23T09:00:00.000Z" }, ...open.updates],
};
const dialogAfter = async (button: string) => {
  await userEvent.click(await screen.findByRole("button", { name: button }));
  return within(await screen.findByRole("dialog"));
};

test("shows open incidents with their timeline, and resolved ones in a table", async () => {
  server.use(answers(incidents, { incidents: [open, past] }));
  show(paths.incidents);
  const region = within(await screen.findByRole("article"));
  expect(region.getByRole("heading", { name: "Payments fail" })).toBeVisible();
  expect(region.getByText("Since 23 Nov 2026, 1:30 pm IST · Payments (outage)")).toBeVisible();
  expect(region.getByText("We look into it.")).toBeVisible();
  const [, row] = within(screen.getByRole("table", { name: /^Resolved/ })).getAllByRole("row");
  expect(row).toHaveTextContent(
    /Mail was late.*23 Nov 2026, 1:30 pm IST to 23 Nov 2026, 2:30 pm IST.*Mail \(degraded performance\).*All mails are sent\./,
  );
  expect(screen.getByRole("link", { name: "Open the status page" })).toHaveAttribute("href", "/status");
});

test("reports an incident; missing values are marked at their field", async () => {
  let sent: unknown;
  server.use(
    answers(incidents, { incidents: [] }),
    answers(openIncident, { message: INCIDENT_OPENED }, (body) => {
      sent = body;
    }),
  );
  show(paths.incidents);
  expect(await screen.findByText("No incident is open.")).toBeVisible();
  const dialog = await dialogAfter("Report an incident");
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await dialog.findByText("Title is required.", { selector: "a" })).toBeVisible();
  const affected = dialog.getByRole("group", { name: "What is affected" });
  expect(affected).toHaveAccessibleDescription(expect.stringContaining(NOTHING_AFFECTED));
  expect(dialog.getByLabelText("Website and login")).not.toHaveAttribute("aria-invalid", "true");
  await userEvent.click(dialog.getByRole("link", { name: NOTHING_AFFECTED }));
  expect(affected).toHaveFocus();
  await fill(dialog.getByLabelText(/^Title/), "Payments fail");
  await userEvent.selectOptions(dialog.getByLabelText("Payments"), "Outage");
  expect(affected).not.toHaveAccessibleDescription(expect.stringContaining(NOTHING_AFFECTED));
  await fill(dialog.getByLabelText(/^Message/), "We look into it.");
  server.use(answers(incidents, { incidents: [open] }));
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText(INCIDENT_OPENED)).toBeVisible();
  expect(sent).toEqual({
    title: "Payments fail",
    phase: "investigating",
    impacts: { ...NO_IMPACTS, payments: "outage" },
    message: "We look into it.",
    begunAt: "",
  });
  expect(await screen.findByRole("heading", { name: "Payments fail" })).toBeVisible();
});

test("shows a refused start next to its field, and keeps the typed text", async () => {
  server.use(
    answers(incidents, { incidents: [] }),
    refuses(openIncident, "VALIDATION", {
      message: BEGUN_LATER,
      errors: [{ field: "begunAt", message: BEGUN_LATER }],
    }),
  );
  show(paths.incidents);
  const dialog = await dialogAfter("Report an incident");
  await fill(dialog.getByLabelText(/^Title/), "Payments fail");
  await userEvent.selectOptions(dialog.getByLabelText("Payments"), "Outage");
  await fill(dialog.getByLabelText(/^Message/), "We look into it.");
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  expect((await dialog.findAllByText(BEGUN_LATER)).length).toBeGreaterThan(0);
  expect(dialog.getByLabelText(/^Title/)).toHaveValue("Payments fail");
});

test("resolves an open incident with its last message", async () => {
  let sent: unknown;
  server.use(
    answers(incidents, { incidents: [open] }),
    answers(updateIncident, { message: INCIDENT_RESOLVED }, (body) => {
      sent = body;
    }),
  );
  show(paths.incidents);
  const dialog = await dialogAfter("Add an update to Payments fail");
  expect(dialog.getByLabelText("Payments")).toHaveDisplayValue("Outage");
  await userEvent.selectOptions(dialog.getByLabelText("State"), "Resolved");
  await fill(dialog.getByLabelText(/^Message/), "It works again.");
  server.use(answers(incidents, { incidents: [{ ...open, resolvedAt: at, phase: "resolved" }] }));
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await screen.findByText(INCIDENT_RESOLVED)).toBeVisible();
  expect(sent).toEqual({ phase: "resolved", impacts: open.impacts, message: "It works again." });
  expect(await screen.findByText("No incident is open.")).toBeVisible();
});

test("accepts no update of an incident that another admin resolved, and keeps the message for copying", async () => {
  server.use(
    answers(incidents, { incidents: [open] }),
    refuses(updateIncident, "INCIDENT_RESOLVED", { message: UPDATED_ALREADY_RESOLVED }),
  );
  show(paths.incidents);
  const dialog = await dialogAfter("Add an update to Payments fail");
  await fill(dialog.getByLabelText(/^Message/), "We found it.");
  await userEvent.click(dialog.getByRole("button", { name: "Publish" }));
  expect(await dialog.findByText(UPDATED_ALREADY_RESOLVED)).toBeVisible();
  expect(dialog.getByLabelText(/^Message/)).toHaveValue("We found it.");
});

test("can load the list again after a failure", async () => {
  server.use(failsWith(incidents));
  show(paths.incidents);
  expect(await screen.findByText("The incidents could not be loaded")).toBeVisible();
  server.use(answers(incidents, { incidents: [] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("No incident is open.")).toBeVisible();
});
