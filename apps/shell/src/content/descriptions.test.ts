import { expect, it } from "@jest/globals";
import { descriptions } from "./descriptions.ts";
import { contentPages } from "./pages.ts";

it("describes every content page in the length that search engines show", () => {
  expect([...descriptions.keys()].sort()).toEqual(contentPages.map(({ path }) => path).sort());
  for (const text of descriptions.values()) {
    expect(text.length).toBeGreaterThan(20);
    expect(text.length).toBeLessThan(160);
  }
});
