import { describe, expect, it, test } from "@jest/globals";
import { yearlyPayOf } from "./yearly.ts";

const L = 100_000;

test.each<[string, number, number]>([
  ["₹4–6 LPA", 4 * L, 6 * L],
  ["4-6LPA", 4 * L, 6 * L],
  ["3.5 to 4.5 lakh", 3.5 * L, 4.5 * L],
  ["4,00,000 - 6,00,000 per annum", 4 * L, 6 * L],
  ["₹6,00,000 – ₹8,50,000 a year", 6 * L, 8.5 * L],
  ["₹6,00,000 a year – ₹8,50,000 a year", 6 * L, 8.5 * L],
  ["450000", 4.5 * L, 4.5 * L],
  ["30000", 30_000, 30_000],
  ["₹4,50,000", 4.5 * L, 4.5 * L],
  ["400,000 to 600,000", 4 * L, 6 * L],
  ["25k/month", 3 * L, 3 * L],
  ["20k-25k pm", 2.4 * L, 3 * L],
  ["25-30k per month", 3 * L, 3.6 * L],
  ["Rs 30000 pm", 3.6 * L, 3.6 * L],
  ["Rs.30,000/- p.m.", 3.6 * L, 3.6 * L],
  ["₹20,000–25,000/mo", 2.4 * L, 3 * L],
  ["15,000 stipend per month", 1.8 * L, 1.8 * L],
  ["6 months internship, stipend 15,000", 1.8 * L, 1.8 * L],
  ["50,000 to 1 lakh per month", 6 * L, 12 * L],
  ["3.6 lakh", 3.6 * L, 3.6 * L],
  ["INR 3,60,000 p.a.", 3.6 * L, 3.6 * L],
  ["Rs.3,60,000 PA", 3.6 * L, 3.6 * L],
  ["3 lacs pa", 3 * L, 3 * L],
  ["4L-6L", 4 * L, 6 * L],
  ["5 Lakhs to 8 Lakhs CTC", 5 * L, 8 * L],
  ["1.2 Cr", 120 * L, 120 * L],
  ["Up to 6 LPA", 6 * L, 6 * L],
  ["4+ LPA", 4 * L, 4 * L],
  ["4 LPA + 50% bonus", 4 * L, 4 * L],
  ["3 LPA plus incentives of 5 lakh", 3 * L, 3 * L],
  ["4 LPA (5 days a week, 6 months probation)", 4 * L, 4 * L],
  ["12 LPA for 5+ years", 12 * L, 12 * L],
  ["₹20,000 a month, reviewed every year", 2.4 * L, 2.4 * L],
  ["Batch of 2026: 4 LPA", 4 * L, 4 * L],
  ["４–６ ＬＰＡ", 4 * L, 6 * L],
  ["3,00,000.00 per annum", 3 * L, 3 * L],
])("parses %s as %d to %d", (salary, from, to) => {
  expect(yearlyPayOf(salary)).toEqual({ from, to });
});

describe("does not parse", () => {
  it.each([
    "",
    "Not disclosed",
    "As per industry standards",
    "Negotiable",
    "$60,000 a year",
    "60k USD per annum",
    "€ 4,00,000",
    "25,000",
    "25k",
    "₹500 per hour",
    "₹1,000 a day",
    "₹2,00,000 per project",
    "4-6",
    "0",
    "0 LPA",
    "10% commission",
    "Call 98765 43210",
    "9876543210",
    "99999999999999999999999999 LPA",
    "-",
    ",,,",
    "LPA",
    "₹",
    "NaN lakh",
    "1e9",
  ])("%j", (salary) => {
    expect(yearlyPayOf(salary)).toBeNull();
  });
});

test.each([
  "9".repeat(100_000),
  "1,".repeat(50_000),
  `${"1.".repeat(50_000)}lpa`,
  " ".repeat(100_000),
  "4-".repeat(50_000),
  "4 + ".repeat(25_000),
  "\u0000\ud800 lakh",
])("takes linear time for hostile text %#", (salary) => {
  const pay = yearlyPayOf(salary);
  expect(pay === null || (pay.from <= pay.to && Number.isFinite(pay.to))).toBe(true);
});
