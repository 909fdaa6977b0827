import { wireContracts } from "@dryrun/domain/system/contract";
import { HOUR_MS, MINUTE_MS } from "@dryrun/domain/time";
import { expect, test } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";
import { HttpResponse, http } from "msw";
import { server, withServer } from "../../testing/show.tsx";
import { useMinutesLeft } from "./use-minutes-left.ts";

withServer();
/** A server whose clock is this far ahead of the device's; null if it does not answer. */
function serveClock(ahead: number | null) {
  const answer = () =>
    ahead === null
      ? HttpResponse.error()
      : HttpResponse.json({ hash: "1" }, { headers: { date: new Date(Date.now() + ahead).toUTCString() } });
  server.use(http.get(`/api${wireContracts.path}`, answer));
}
const inMinutes = (minutes: number, ahead = 0) => new Date(Date.now() + ahead + minutes * MINUTE_MS).toISOString();

test.each([
  { device: "is right", ahead: 0, left: 20, minutes: 20 },
  { device: "is five hours fast", ahead: -5 * HOUR_MS, left: 20, minutes: 20 },
  { device: "is five hours slow", ahead: 5 * HOUR_MS, left: 20, minutes: 20 },
  { device: "is five hours slow and it is over", ahead: 5 * HOUR_MS, left: -1, minutes: 0 },
])("uses the server's minutes when the device's clock $device", async ({ ahead, left, minutes }) => {
  serveClock(ahead);
  const { result } = renderHook(useMinutesLeft, { initialProps: inMinutes(left - 0.5, ahead) });
  expect(result.current).toBeGreaterThan(0); // nothing ends before the server's clock is known
  await waitFor(() => expect(result.current).toBe(minutes));
});

test("uses the device's clock without an answer; without an end it is 0", async () => {
  serveClock(null);
  const { result, rerender } = renderHook((until: string | undefined) => useMinutesLeft(until), {
    initialProps: inMinutes(-1) as string | undefined,
  });
  expect(result.current).toBe(1);
  await waitFor(() => expect(result.current).toBe(0));
  rerender(undefined);
  expect(result.current).toBe(0);
});
