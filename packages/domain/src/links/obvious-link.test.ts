import { expect, test } from "@jest/globals";
import * as server from "./holds-link.ts";
import { holdsLink, holdsPhone } from "./obvious-link.ts";

test.each([
  ["https://evil.example", true],
  ["Visit www.evil.example", true],
  ["write to a@b.in", true],
  ["Sahyadri Analytics Pvt. Ltd.", false],
  ["ASP.NET Developer", false],
])("a link that the browser refuses in %j is refused by the server too: %s", (name, isRefused) => {
  expect(holdsLink(name)).toBe(isRefused);
  expect(server.holdsLink(name)).toBe(isRefused);
});

test.each([
  ["Call 9876543210", true],
  ["Batch 2026, 24/7 Support", false],
])("a telephone number is refused too: %j", (name, isRefused) => {
  expect([holdsPhone(name), server.holdsPhone(name)]).toEqual([isRefused, isRefused]);
});
