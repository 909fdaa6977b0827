import { describe, expect, test } from "@jest/globals";
import { BRAND } from "../brand.ts";
import { formatPaise, toPaise } from "../money.ts";
import { documentNumber, financialYearOf, taxParts } from "./gst.ts";
import { INDIAN_STATES, placeOfSupply, STATE_CODES } from "./states.ts";

describe("the tax included in a price", () => {
  test.each([
    { rupees: 299, buyer: "Karnataka", taxable: 253_38, cgst: 22_81, sgst: 22_81, igst: 0 },
    { rupees: 299, buyer: "Kerala", taxable: 253_39, cgst: 0, sgst: 0, igst: 45_61 },
    { rupees: 549, buyer: "Delhi", taxable: 465_25, cgst: 0, sgst: 0, igst: 83_75 },
    { rupees: 99, buyer: "Karnataka", taxable: 83_90, cgst: 7_55, sgst: 7_55, igst: 0 },
  ] as const)("of $rupees rupees to $buyer", ({ rupees, buyer, ...parts }) => {
    expect(taxParts(toPaise(rupees), 18, buyer, "Karnataka")).toEqual({ ...parts, total: rupees * 100 });
  });

  const prices = [99, 299, 549, 999, 1775, 1874, 1999, 2400, 2499];
  const cases = prices.flatMap((rupees) => [5, 12, 18, 28, 0].map((rate) => [rupees, rate] as const));
  test.each(cases)("of %d rupees at %d%%: the parts add up to the total, and the halves are equal", (rupees, rate) => {
    for (const buyer of ["Karnataka", "Goa"] as const) {
      const { taxable, cgst, sgst, igst, total } = taxParts(rupees * 100, rate, buyer, "Karnataka");
      expect(taxable + cgst + sgst + igst).toBe(total);
      expect(cgst).toBe(sgst);
      expect([taxable, cgst, igst].every(Number.isInteger)).toBe(true);
      // Exact except for the paisa by which each half is rounded.
      expect(Math.abs((total * rate) / (100 + rate) - cgst - sgst - igst)).toBeLessThanOrEqual(1);
    }
  });

  test("is shown in rupees and paise", () => {
    expect(formatPaise(83_75)).toBe("₹83.75");
  });
});

test.each([
  ["2026-03-31T18:29:59Z", "25-26"],
  ["2026-03-31T18:30:00Z", "26-27"], // midnight in India
  ["2026-11-20T10:00:00Z", "26-27"],
  ["2027-01-01T00:00:00Z", "26-27"],
  ["2099-12-01T00:00:00Z", "99-00"],
])("%s is in the financial year %s", (at, year) => {
  expect(financialYearOf(new Date(at))).toBe(year);
});

test.each([
  ["invoice", 1, "IN/26-27/000001"],
  ["credit-note", 42, "CN/26-27/000042"],
  ["receipt", 1_234_567, "RC/26-27/1234567"],
] as const)("the %s number %d is %s, at most 16 characters", (kind, serial, number) => {
  expect(documentNumber(kind, "26-27", serial)).toBe(number);
  expect(number.length).toBeLessThanOrEqual(16);
});

test("a number beyond the legal length is refused", () => {
  expect(() => documentNumber("invoice", "26-27", 10_000_000)).toThrow(RangeError);
});

describe("states", () => {
  test("are 28 and 8 union territories, each with its own code, including the seller's", () => {
    expect(INDIAN_STATES).toHaveLength(36);
    expect(new Set(Object.values(STATE_CODES)).size).toBe(36);
    expect(INDIAN_STATES).toEqual([...INDIAN_STATES].sort());
    expect(INDIAN_STATES).toContain(BRAND.seller.state);
  });
  test.each([
    { given: undefined, place: "Karnataka" },
    { given: "Goa", place: "Goa" },
  ] as const)("the place of supply for $given is $place", ({ given, place }) => {
    expect(placeOfSupply(given, "Karnataka")).toBe(place);
  });
});
