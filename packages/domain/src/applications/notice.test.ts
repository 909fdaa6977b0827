import { describe, expect, test } from "@jest/globals";
import { NOTICE_OPTIONS, noticeText } from "./notice.ts";
import { noticePeriod } from "./schema.ts";

describe("the notice period", () => {
  test("is one of six choices", () => {
    expect(NOTICE_OPTIONS.map(({ label }) => label)).toEqual([
      "Immediately",
      "15 days",
      "1 month",
      "2 months",
      "3 months",
      "More than 3 months",
    ]);
  });

  test.each([
    { given: "1-month", read: "1-month" },
    { given: "", read: "" },
    { given: null, read: "" },
    { given: undefined, read: undefined },
  ])("parses $given as $read", ({ given, read }) => {
    expect(noticePeriod().validateSync(given)).toBe(read);
  });

  test.each(["soon", "1 month", 30])("refuses %p", (given) => {
    expect(() => noticePeriod().validateSync(given)).toThrow("Choose a notice period from the list.");
  });

  test("is shown in words, and is empty if it was not stated", () => {
    expect([noticeText("longer"), noticeText("")]).toEqual(["More than 3 months", ""]);
  });
});
