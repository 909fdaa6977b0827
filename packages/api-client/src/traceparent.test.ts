import { afterEach, expect, jest, test } from "@jest/globals";
import { traceparent } from "./traceparent.ts";

afterEach(() => {
  jest.useRealTimers();
});

const partsOf = (header: string) => header.split("-");
const traceOf = () => partsOf(traceparent())[1];

test("each call has its own id in W3C's form", () => {
  const [first, second] = [traceparent(), traceparent()];
  expect(first).toMatch(/^00-[0-9a-f]{32}-[0-9a-f]{16}-01$/);
  expect(partsOf(first)[2]).not.toBe(partsOf(second)[2]);
});

test("calls of a page are one trace; another page and a minute later begin others", () => {
  jest.useFakeTimers();
  history.pushState(null, "", "/student/jobs");
  const first = traceOf();
  expect(traceOf()).toBe(first);
  history.pushState(null, "", "/student/profile");
  const second = traceOf();
  expect(second).not.toBe(first);
  jest.setSystemTime(Date.now() + 61_000);
  expect(traceOf()).not.toBe(second);
});
