import { describe, expect, it, test } from "@jest/globals";
import { applicationPageSchema } from "../applications/schema.ts";
import { jobSchema } from "../jobs/schema.ts";
import { inRupees } from "./amount.ts";
import { salaryText } from "./salary-text.ts";
import { formatPay, isUnusualPay, typedPayOf, typedRupees, withTypedPay } from "./typed.ts";

it.each([
  ["4.5-6 LPA", "₹4,50,000 to ₹6,00,000 a year"],
  ["₹6,00,000 – ₹8,50,000 a year", "₹6,00,000 to ₹8,50,000 a year"],
  ["₹6,00,000 a year – ₹8,50,000 a year", "₹6,00,000 to ₹8,50,000 a year"],
  ["₹4,50,000 to ₹6,00,000 a year", "₹4,50,000 to ₹6,00,000 a year"],
  ["20k-25k pm", "₹2,40,000 to ₹3,00,000 a year"],
  ["9 LPA", "900000"],
  ["Rs. 30,000/- p.m.", "360000"],
  ["450000", "450000"],
])("shows %s as %s, as the form parsed it", (typed, shown) => {
  expect(salaryText(typed)).toBe(shown);
});

it.each([
  "",
  "Not disclosed",
  "Up to 6 LPA",
  "4 LPA + incentives",
  "6 months internship, stipend 15,000",
  "25k",
  "4-6",
  "₹".repeat(100),
])("shows %j unchanged, because it is not exactly one pay", (typed) => {
  expect(salaryText(typed)).toBe(typed);
});

test.each<[string, number]>([
  ["7.6", 760_000],
  ["7.6 lakh", 760_000],
  ["7.6lakhs", 760_000],
  ["7.6 LPA", 760_000],
  ["7.6L", 760_000],
  ["7,60,000", 760_000],
  ["₹7,60,000", 760_000],
  ["Rs. 7,60,000/-", 760_000],
  ["760000", 760_000],
  ["760,000", 760_000],
  ["760000.00", 760_000],
  ["60k a month", 720_000],
  ["60k pm", 720_000],
  ["60,000 per month", 720_000],
  ["60k", 60_000],
  ["50,000", 50_000],
  ["1.2 cr", 12_000_000],
  ["99.99", 9_999_000],
  ["100", 100],
  ["76", 7_600_000],
  ["0", 0],
  ["７．６", 760_000],
])("parses %s as ₹%d a year", (typed, rupees) => {
  expect(typedRupees(typed)).toBe(rupees);
});

test.each(["", "-", "seven", "4 to 6 LPA", "$60,000", "1e9", "9".repeat(61), "constructor", "NaN"])(
  "finds no single amount in %j",
  (typed) => {
    expect(typedRupees(typed)).toBeNull();
  },
);

test("parses a range", () => {
  expect(typedPayOf("4–6 LPA")).toEqual({ from: 400_000, to: 600_000 });
  expect(formatPay({ from: 400_000, to: 600_000 })).toBe("₹4,00,000 to ₹6,00,000 a year");
  expect(formatPay({ from: 760_000, to: 760_000 })).toBe("₹7,60,000 a year (7.6\u00a0lakh)");
});

test.each<[string, string]>([
  ["7.6", "760000"],
  ["7,60,000", "760000"],
  ["450000", "450000"],
  ["4–6 LPA", "4–6 LPA"],
  ["Not disclosed", "Not disclosed"],
])("stores a salary of %s as %s", (typed, salary) => {
  expect(inRupees(typed)).toBe(salary);
  expect(jobSchema.fields.salary.cast(typed)).toBe(salary);
});

test("finds amounts below ₹50,000 and above ₹5 crore unusual, but not no pay", () => {
  const isUnusual = (to: number) => isUnusualPay({ from: to, to });
  expect([0, 1, 49_999, 50_000, 50_000_000, 50_000_001].map(isUnusual)).toEqual([
    false,
    true,
    true,
    false,
    false,
    true,
  ]);
});

describe("a form", () => {
  const schema = withTypedPay(applicationPageSchema.pick(["currentCTC", "expectedCTC"]), ["currentCTC", "expectedCTC"]);

  it("sends rupees per year", () => {
    expect(schema.validateSync({ currentCTC: "0", expectedCTC: "7.6 LPA" })).toEqual({
      currentCTC: 0,
      expectedCTC: 760_000,
    });
  });

  it("asks about an unusual amount once, and never refuses it", () => {
    const typed = { currentCTC: "3,60,000", expectedCTC: "760" };
    expect(() => schema.validateSync(typed)).toThrow("₹760 a year is unusually low. Confirm or correct it.");
    expect(() => schema.validateSync({ ...typed, confirmedPay: [761] })).toThrow("₹760 a year");
    expect(schema.validateSync({ ...typed, confirmedPay: [760] })).toEqual({ currentCTC: 360_000, expectedCTC: 760 });
    expect(() => schema.validateSync({ ...typed, expectedCTC: "6 cr" })).toThrow("is unusually high");
  });

  it("reports an amount that cannot be parsed at its field", () => {
    expect(() => schema.validateSync({ currentCTC: "3 lakh", expectedCTC: "a lot" })).toThrow(
      "Expected CTC needs an amount in rupees.",
    );
  });

  it("asks about the salary of a job, which stays text", () => {
    const job = withTypedPay(jobSchema.pick(["salary"]), [], ["salary"]);
    expect(job.validateSync({ salary: "4–6 LPA" })).toEqual({ salary: "4–6 LPA" });
    expect(job.validateSync({ salary: "Negotiable" })).toEqual({ salary: "Negotiable" });
    expect(() => job.validateSync({ salary: "25,000" })).toThrow("₹25,000 a year (0.25\u00a0lakh) is unusually low");
    expect(job.validateSync({ salary: "25,000", confirmedPay: [25_000] })).toEqual({ salary: "25000" });
  });
});
