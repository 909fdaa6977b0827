import "@testing-library/jest-dom/jest-globals";
import { baseApi, makeStore } from "@dryrun/api-client/base";
import { answers, isOffline } from "@dryrun/api-client/testing/msw";
import { MAINTENANCE_HEADER } from "@dryrun/domain/maintenance/limits";
import { siteStatus } from "@dryrun/domain/status/contract";
import { afterEach, beforeAll, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { watchMaintenance } from "../releases/after-load.ts";
import { useServer } from "../testing/show-page.tsx";
import { renewBar } from "./bar.ts";

const server = useServer();
const TEXT = "Dryrun is being maintained. You can read everything. Changes are possible again soon.";
const at = "2026-11-23T08:00:00.000Z";
const off = { at, summary: "All systems are operational.", components: [], incidents: [], maintenance: null };
const on = { ...off, maintenance: { startsAt: at, endsAt: null, message: "", phase: "on" as const, text: TEXT } };
const store = makeStore();
const bar = () => document.querySelector("aside");

beforeAll(() => {
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  watchMaintenance(store);
});
afterEach(() => bar()?.remove());
/** Makes a call whose answer announces this phase. */
async function callDuring(phase?: string) {
  const headers = new Headers(phase ? { [MAINTENANCE_HEADER]: phase } : {});
  server.use(http.get("/api/auth/me", () => HttpResponse.json({ message: "" }, { status: 503, headers })));
  await store.dispatch(baseApi.endpoints.me.initiate(undefined, { forceRefetch: true, subscribe: false }));
}

test("appears when an answer announces a maintenance, and disappears with it", async () => {
  server.use(answers(siteStatus, on));
  await callDuring("on");
  await waitFor(() => expect(bar()).toHaveTextContent(TEXT));
  expect(document.body.firstElementChild).toBe(bar());
  server.use(answers(siteStatus, off));
  await callDuring();
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
