import { makeStore, StoreProvider } from "@dryrun/api-client/base";
import { answers } from "@dryrun/api-client/testing/msw";
import { openedApplication } from "@dryrun/domain/applications/triage/contract";
import { afterEach, beforeEach, expect, jest, test } from "@jest/globals";
import { renderHook, waitFor } from "@testing-library/react";
import type { PropsWithChildren } from "react";
import { application } from "../../testing/samples/application.ts";
import { useServer } from "../../testing/show.tsx";
import { useReading } from "./use-reading.ts";

const server = useServer();
const opened: unknown[] = [];
beforeEach(() => {
  opened.length = 0;
  server.use(answers(openedApplication, undefined as never, (body) => opened.push(body)));
  jest.useFakeTimers();
});
afterEach(() => void jest.useRealTimers());

function setVisible(state: DocumentVisibilityState) {
  Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
}

function read(withInterview = false) {
  const store = makeStore();
  const wrapper = ({ children }: PropsWithChildren) => <StoreProvider store={store}>{children}</StoreProvider>;
  return renderHook((shown: { withInterview: boolean }) => useReading({ applicationId: application._id, ...shown }), {
    wrapper,
    initialProps: { withInterview },
  });
}
const pass = (seconds: number) => jest.advanceTimersByTime(seconds * 1000);
/** Returns everything that was sent. */
async function sent(count: number) {
  jest.useRealTimers();
  await waitFor(() => expect(opened).toHaveLength(count));
  return opened;
}

test("opens an application after ten seconds in view, and not earlier", async () => {
  read().unmount();
  pass(30);
  read();
  pass(9);
  setVisible("hidden");
  pass(60);
  setVisible("visible");
  pass(9);
  expect(opened).toEqual([]);
  pass(1);
  expect(await sent(1)).toEqual([{ interview: false }]);
});

test("opens it immediately on an action, and only once", async () => {
  const { result } = read(true);
  result.current.read();
  result.current.read();
  pass(30);
  expect(await sent(1)).toEqual([{ interview: true }]);
});

test("keeps an application marked as unread until another part of it is read", async () => {
  const { result, rerender } = read();
  result.current.stop();
  pass(30);
  rerender({ withInterview: true });
  pass(10);
  expect(await sent(1)).toEqual([{ interview: true }]);
});
