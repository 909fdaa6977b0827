import { traceparent } from "@dryrun/api-client/traceparent";
import { afterEach, expect, jest, test } from "@jest/globals";

jest.mock("@module-federation/enhanced/runtime", () => ({ loadRemote: () => {}, registerRemotes: () => {} }));
const listeners: Record<string, (metric: { value: number }) => void> = {};
jest.mock("web-vitals", () => ({
  onCLS: (listener: () => void) => Object.assign(listeners, { cls: listener }),
  onINP: (listener: () => void) => Object.assign(listeners, { inp: listener }),
  onLCP: (listener: () => void) => Object.assign(listeners, { lcp: listener }),
}));
afterEach(() => void jest.restoreAllMocks());

test("sends the measurements once, when the page is hidden", async () => {
  const { measurePage } = await import("./vitals.ts");
  const fetched = jest.spyOn(globalThis, "fetch").mockImplementation(async () => new Response(null, { status: 204 }));
  // jsdom has no navigation timing.
  Object.assign(performance, { getEntriesByType: () => [{ loadEventEnd: 1200 }] });
  measurePage("/login");
  listeners.lcp?.({ value: 900 });
  listeners.cls?.({ value: 0.01 });
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetched).not.toHaveBeenCalled();
  jest.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  document.dispatchEvent(new Event("visibilitychange"));
  document.dispatchEvent(new Event("visibilitychange"));
  expect(fetched).toHaveBeenCalledTimes(1);
  const [url, init] = fetched.mock.calls[0] ?? [];
  expect(url).toBe("/api/page-vitals");
  expect(JSON.parse(String(init?.body))).toEqual({
    ...{ part: "shell", version: "", page: "/login", lcp: 900, inp: null, cls: 0.01 },
    ...{ trace: traceparent(), loadedMs: 1200, ageMs: expect.any(Number) },
  });
});
