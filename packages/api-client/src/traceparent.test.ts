import { afterEach, expect, jest, test } from "@jest/globals";
import { traceparent } from "./traceparent.ts";

afterEach(() => {
  jest.useRealTimers();
});

const traceOf = () => traceparent().split("-")[1];

test("has W3C's form", () => {
  expect(traceparent()).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
});

test("calls of a page are one trace below one span; another page and a minute later begin others", () => {
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
