import "@testing-library/jest-dom/jest-globals";
import { answers, isOffline } from "@dryrun/api-client/testing/msw";
import { siteStatus } from "@dryrun/domain/status/contract";
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { watchMaintenance } from "../releases/after-load.ts";
import { useServer } from "../testing/show-page.tsx";
import { renewBar } from "./bar.ts";

const server = useServer();
const TEXT = "Dryrun is being maintained. You can read everything. Changes are possible again soon.";
const at = "2026-11-23T08:00:00.000Z";
const off = { at, summary: "All systems are operational.", components: [], incidents: [], maintenance: null };
const on = { ...off, maintenance: { startsAt: at, endsAt: null, message: "", phase: "on" as const, text: TEXT } };
const bar = () => document.querySelector("aside");

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  watchMaintenance();
});
afterEach(() => {
  delete document.documentElement.dataset.maintenance;
  bar()?.remove();
});

test("appears when an answer announces a maintenance, and disappears with it", async () => {
  server.use(answers(siteStatus, on));
  document.documentElement.dataset.maintenance = "on";
  await waitFor(() => expect(bar()).toHaveTextContent(TEXT));
  expect(document.body.firstElementChild).toBe(bar());
  server.use(answers(siteStatus, off));
  delete document.documentElement.dataset.maintenance;
  await waitFor(() => expect(bar()).toBeNull());
});

test("reuses a bar that came with the page, and keeps it while the server is away", async () => {
  document.body.insertAdjacentHTML("afterbegin", '<aside id="maintenance">as it was</aside>');
  server.use(isOffline(siteStatus));
  await renewBar();
  expect(bar()).toHaveTextContent("as it was");
  server.use(answers(siteStatus, on));
  await renewBar();
  expect(document.querySelectorAll("aside")).toHaveLength(1);
  expect(bar()).toHaveTextContent(TEXT);
});
