import { afterEach, expect, jest, test } from "@jest/globals";
import { traceparent } from "./traceparent.ts";

afterEach(() => {
  jest.useRealTimers();
});

const traceOf = () => traceparent().split("-")[1];

test("has the form of W3C's specification", () => {
  expect(traceparent()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test("puts the calls of a page into one trace below one span, and starts another for another page and after a minute", () => {
  jest.useFakeTimers();
  history.pushState(null, "", "/student/jobs");
  const header = traceparent();
  expect(traceparent()).toBe(header);
  const first = traceOf();
  history.pushState(null, "", "/student/profile");
  const second = traceOf();
  expect(second).not.toBe(first);
  jest.setSystemTime(Date.now() + 61_000);
  expect(traceOf()).not.toBe(second);
});
