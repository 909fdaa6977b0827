import { answersFile, failsWith } from "@dryrun/api-client/testing/msw";
import { openApi } from "@dryrun/domain/company/developers/contract";
import { openApiOf } from "@dryrun/domain/company/developers/open-api";
import { contracts } from "@dryrun/domain/contracts";
import { expect, test } from "@jest/globals";
import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { show, useServer } from "../../testing/show-page.tsx";
import "@testing-library/jest-dom/jest-globals";

const server = useServer();
const document = openApiOf(contracts, "https://dryrun.example", "1");

test("explains keys, webhooks, signatures and the list of jobs to a visitor", async () => {
  server.use(answersFile(openApi, JSON.stringify(document)));
  show("/developers");
  expect(await screen.findByRole("heading", { level: 1, name: "Connect your systems" })).toBeVisible();
  expect(screen.getByRole("group", { name: "Example of a call" })).toHaveTextContent("Authorization: Bearer dr_live_…");
  expect(screen.getByRole("group", { name: "Check in Node" })).toHaveTextContent("export function isFromDryrun");
  expect(screen.getByRole("group", { name: "Example of an event" })).toHaveTextContent(
    '"event": "application.decided"',
  );
  expect(screen.getByRole("group", { name: "Code for a website" })).toHaveTextContent("/embed/jobs.js");
});

test("lists the calls with scope, fields and refusals", async () => {
  server.use(answersFile(openApi, JSON.stringify(document)));
  show("/developers");
  const part = within(await screen.findByRole("region", { name: "Calls" }));
  const calls = await part.findAllByText(/^(GET|POST|PUT|PATCH|DELETE) \//);
  expect(calls).toHaveLength(19);
  expect(part.getByRole("link", { name: "OpenAPI 3.1 document" })).toHaveAttribute(
    "href",
    "/api/developers/openapi.json",
  );
  const reject = part.getByText("POST /emp/jobs/reject-application");
  expect(reject.parentElement).toHaveTextContent("scope write");
  expect(part.queryByText("applicationId")).toBeNull();
  await userEvent.click(reject);
  expect((await part.findByText("applicationId")).parentElement).toHaveTextContent("string · required");
  expect(part.getByText("409").parentElement).toHaveTextContent("ALREADY_DECIDED");
});

test("shows an error when the calls did not load, and loads them on Try again", async () => {
  server.use(failsWith(openApi));
  show("/developers");
  expect(await screen.findByRole("alert")).toHaveTextContent("The calls could not be loaded");
  server.use(answersFile(openApi, JSON.stringify(document)));
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByText("GET /emp/jobs")).toBeVisible();
});
