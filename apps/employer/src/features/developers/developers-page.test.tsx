import { answers, failsWith, refuses } from "@dryrun/api-client/testing/msw";
import { me } from "@dryrun/domain/auth/contract";
import { apiKeys, createApiKey, revokeApiKey } from "@dryrun/domain/company/api-keys/contract";
import { ROLE_MAY_NOT } from "@dryrun/domain/company/permissions";
import * as webhookCalls from "@dryrun/domain/company/webhooks/contract";
import { NOT_PUBLIC } from "@dryrun/domain/company/webhooks/messages";
import { fill } from "@dryrun/frame/testing/fill";
import { beforeEach, describe, expect, test } from "@jest/globals";
import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { entryOf } from "../../frame/nav-rules.ts";
import { paths } from "../../paths.ts";
import type { ApiKey, Delivery, Webhook } from "../../shared/answers.ts";
import { employerAs } from "../../testing/samples/employer.ts";
import { uuid } from "../../testing/samples/values.ts";
import { show, useServer } from "../../testing/show.tsx";

const server = useServer();
const key: ApiKey = {
  _id: uuid(1),
  name: "Our ATS",
  scope: "write",
  start: "dr_live_AbCd",
  by: { _id: uuid(2), fullName: "Kavita Desai" },
  works: true,
  createdAt: "2026-11-01T06:30:00.000Z",
  lastUsedAt: null,
};
const webhook: Webhook = {
  _id: uuid(3),
  url: "https://hooks.example.com/dryrun",
  events: ["application.received", "a.newer.event"],
  active: true,
  by: { _id: uuid(2), fullName: "Kavita Desai" },
  stoppedAt: null,
  createdAt: "2026-11-01T06:30:00.000Z",
};
const delivery: Delivery = {
  _id: uuid(4),
  eventId: uuid(5),
  event: "application.received",
  createdAt: "2026-11-18T06:30:00.000Z",
  state: "failed",
  attempts: 6,
  lastAt: "2026-11-18T21:30:00.000Z",
  status: 500,
  fault: null,
  ms: 41,
  nextAt: null,
  body: '{"id":"x"}',
};
beforeEach(() => {
  server.use(
    answers(me, { user: employerAs("owner") }),
    answers(apiKeys, { keys: [key] }),
    answers(webhookCalls.webhooks, { webhooks: [webhook] }),
  );
});
const region = async (name: string) => within(await screen.findByRole("region", { name }));
const confirm = async (name: string) =>
  userEvent.click(within(await screen.findByRole("alertdialog")).getByRole("button", { name }));

describe("keys", () => {
  test("are listed with scope, owner and last use", async () => {
    const used = { ...key, _id: uuid(6), name: "Website", scope: "read" as const, works: false };
    server.use(answers(apiKeys, { keys: [{ ...used, lastUsedAt: "2026-11-18T06:30:00.000Z" }, key] }));
    show(paths.developers);
    const table = within(await screen.findByRole("table", { name: "API keys" }));
    const rows = table.getAllByRole("row").map(({ textContent }) => textContent);
    expect(rows.slice(1)).toEqual([
      expect.stringMatching(/^Website Does not work.*Read.*dr_live_AbCd….*Kavita Desai.*18 Nov 2026/),
      expect.stringMatching(/^Our ATS.*Read and write.*Never/),
    ]);
  });

  test("are shown once when they are created", async () => {
    let sent: unknown;
    const secret = `dr_live_${"A".repeat(43)}`;
    server.use(
      answers(createApiKey, { message: "Key created", key, secret }, (body) => {
        sent = body;
      }),
    );
    show(paths.developers);
    const part = await region("Create a key");
    await fill(part.getByLabelText(/^Name/), "Our ATS");
    await userEvent.click(part.getByRole("radio", { name: /^Read and write/ }));
    await userEvent.click(part.getByRole("button", { name: "Create key" }));
    expect(await part.findByLabelText("Key for Our ATS")).toHaveValue(secret);
    expect(part.getByText("Copy the key now. It is not shown again.")).toBeVisible();
    expect(part.getByLabelText(/^Name/)).toHaveValue("");
    expect(sent).toEqual({ name: "Our ATS", scope: "write" });
  });

  test("are revoked after a question", async () => {
    show(paths.developers);
    await userEvent.click(await screen.findByRole("button", { name: "Revoke the key Our ATS" }));
    server.use(answers(revokeApiKey, undefined as never), answers(apiKeys, { keys: [] }));
    await confirm("Revoke key");
    expect(await screen.findByText("There are no keys.")).toBeVisible();
    expect(await screen.findByText("Key revoked")).toBeVisible();
  });
});

describe("webhooks", () => {
  test("are listed with events and state", async () => {
    const stopped = { ...webhook, _id: uuid(7), active: false, stoppedAt: "2026-11-18T06:30:00.000Z" };
    server.use(answers(webhookCalls.webhooks, { webhooks: [webhook, stopped] }));
    show(paths.developers);
    expect(await screen.findAllByText("Application received, a.newer.event")).toHaveLength(2);
    expect(screen.getByText("Off: its server did not answer")).toBeVisible();
  });

  test("are added with an address that the server accepts; the secret is shown once", async () => {
    const errors = [{ field: "url", message: NOT_PUBLIC }];
    server.use(refuses(webhookCalls.createWebhook, "VALIDATION", { message: "Some fields are not valid.", errors }));
    show(paths.developers);
    const part = await region("Add a webhook");
    await fill(part.getByLabelText(/^Address/), "https://10.0.0.1/");
    await userEvent.click(part.getByRole("checkbox", { name: "Interview result sent" }));
    await userEvent.click(part.getByRole("button", { name: "Add webhook" }));
    expect(await part.findAllByText(NOT_PUBLIC)).toHaveLength(2); // in the list of errors and at the field
    let sent: unknown;
    const secret = `whsec_${"A".repeat(32)}`;
    server.use(
      answers(webhookCalls.createWebhook, { message: "Webhook created", webhook, secret }, (body) => {
        sent = body;
      }),
    );
    await userEvent.clear(part.getByLabelText(/^Address/));
    await fill(part.getByLabelText(/^Address/), webhook.url);
    await userEvent.click(part.getByRole("button", { name: "Add webhook" }));
    expect(await part.findByLabelText("Secret of the webhook to hooks.example.com")).toHaveValue(secret);
    expect(sent).toEqual({ url: webhook.url, events: ["application.received", "application.decided"] });
  });

  test("need at least one event", async () => {
    show(paths.developers);
    const part = await region("Add a webhook");
    await fill(part.getByLabelText(/^Address/), webhook.url);
    for (const box of part.getAllByRole("checkbox")) await userEvent.click(box);
    await userEvent.click(part.getByRole("button", { name: "Add webhook" }));
    expect(await part.findAllByText("Choose at least one event.")).toHaveLength(2);
  });

  test("show their log, and send an event again", async () => {
    server.use(answers(webhookCalls.webhookDeliveries, { deliveries: [delivery] }));
    show(paths.developers);
    await userEvent.click(await screen.findByRole("button", { name: "Log of hooks.example.com" }));
    const log = await region("Log of hooks.example.com");
    expect(await log.findByText(/Answer 500 · 41 ms/)).toBeVisible();
    expect(log.getByText("Failed")).toBeVisible();
    server.use(answers(webhookCalls.repeatDelivery, { message: "Event is on its way again", deliveryId: uuid(8) }));
    await userEvent.click(log.getByRole("button", { name: /^Send again: Application received, 18 Nov 2026/ }));
    expect(await screen.findByText("Event is on its way again")).toBeVisible();
  });

  test("are tested, switched off, given a new secret and deleted", async () => {
    show(paths.developers);
    server.use(answers(webhookCalls.testWebhook, { message: "Test event is on its way", deliveryId: uuid(8) }));
    await userEvent.click(await screen.findByRole("button", { name: "Send test to hooks.example.com" }));
    expect(await screen.findByText("Test event is on its way")).toBeVisible();
    const off = { ...webhook, active: false };
    server.use(
      answers(webhookCalls.changeWebhook, { message: "Webhook saved", webhook: off }),
      answers(webhookCalls.webhooks, { webhooks: [off] }),
    );
    await userEvent.click(screen.getByRole("button", { name: "Switch off hooks.example.com" }));
    expect(await screen.findByRole("button", { name: "Switch on hooks.example.com" })).toBeVisible();
    const secret = `whsec_${"B".repeat(32)}`;
    server.use(answers(webhookCalls.changeWebhookSecret, { message: "Secret changed", secret }));
    await userEvent.click(screen.getByRole("button", { name: "New secret for hooks.example.com" }));
    await confirm("Change secret");
    expect(await screen.findByLabelText("Secret of the webhook to hooks.example.com")).toHaveValue(secret);
    await userEvent.click(screen.getByRole("button", { name: "Delete the webhook to hooks.example.com" }));
    server.use(
      answers(webhookCalls.deleteWebhook, undefined as never),
      answers(webhookCalls.webhooks, { webhooks: [] }),
    );
    await confirm("Delete webhook");
    expect(await screen.findByText("There are no webhooks.")).toBeVisible();
    await waitFor(() => expect(screen.queryByDisplayValue(secret)).toBeNull());
  });
});

test("the code for a website has the company's id", async () => {
  show(paths.developers);
  const part = await region("Your open jobs on your website");
  const { id } = employerAs("owner").company;
  expect(part.getByLabelText("Code for your website")).toHaveValue(
    `<div data-dryrun-jobs="${id}"></div><script async src="http://localhost/embed/jobs.js"></script>`,
  );
});

test("an error of a part is shown there, and loads on Try again", async () => {
  server.use(failsWith(apiKeys));
  show(paths.developers);
  expect(await screen.findByRole("alert")).toHaveTextContent("Your keys could not be loaded");
  server.use(answers(apiKeys, { keys: [key] }));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("Our ATS")).toBeVisible();
});

test("is for owners, and My Profile links to it for them alone", async () => {
  expect(entryOf(paths.developers)).toBe(paths.profile);
  show(paths.profile);
  const part = await region("How you hire");
  expect(part.getByRole("link", { name: "Connect other systems" })).toHaveAttribute("href", paths.developers);
});

test.each(["recruiter", "manager", "viewer"] as const)("a %s reads why it is closed", async (role) => {
  server.use(answers(me, { user: employerAs(role) }));
  show(paths.developers);
  expect(await screen.findByText(ROLE_MAY_NOT)).toBeVisible();
});
