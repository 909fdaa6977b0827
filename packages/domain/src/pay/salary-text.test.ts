import { expect, it } from "@jest/globals";
import { salaryText } from "./salary-text.ts";

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
