import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { isFindable, maskedContact, summaryPreview } from "./rules.ts";
import { candidateFilterSchema } from "./schema.ts";

test.each([
  { completion: 50, visibleToRecruiters: true, found: true },
  { completion: 49, visibleToRecruiters: true, found: false },
  { completion: 100, visibleToRecruiters: false, found: false },
])("$completion percent, consent $visibleToRecruiters: found $found", ({ found, ...profile }) => {
  expect(isFindable(profile)).toBe(found);
});

test.each([
  ["Asha Verma", "asha@verma.in", "9876501234", { fullName: "A*** V***", email: "***@***", phone: "********34" }],
  ["राव", "r@x.in", "6000000009", { fullName: "र***", email: "***@***", phone: "********09" }],
  [" Asha  de Souza ", "a@b.co", "9876501234", { fullName: "A*** d*** S***", email: "***@***", phone: "********34" }],
])("%s is masked", (fullName, email, phone, masked) => {
  expect(maskedContact({ fullName, email, phone })).toEqual(masked);
});

describe("the query of the candidate search", () => {
  test("takes skills as text, and what is empty as no filter", () => {
    const asked = {
      skills: " SQL, Power BI,,sql",
      minExperience: "",
      maxExpectedCTC: "",
      updatedAfter: "",
      company: "",
    };
    expect(candidateFilterSchema.validateSync(asked)).toEqual({
      page: 1,
      limit: 10,
      skills: ["SQL", "Power BI"],
      company: "",
      education: "",
      summary: "",
    });
  });

  test.each(["2026-11-13", "2026-11-13T10:00:00Z", "2026-11-13T10:00:00.123Z", "2026-11-13T10:00:00+05:30"])(
    "takes %s as a time",
    (updatedAfter) => {
      expect(candidateFilterSchema.validateSync({ updatedAfter }).updatedAfter).toBe(updatedAfter);
    },
  );

  test.each<[string, object]>([
    ["updatedAfter", { updatedAfter: "last week" }],
    ["updatedAfter", { updatedAfter: "2026-13-45" }],
    ["updatedAfter", { updatedAfter: "0001-01-01" }],
    ["minExperience", { minExperience: "-1" }],
    ["minExperience", { minExperience: "61" }],
    ["maxExpectedCTC", { maxExpectedCTC: "1.5" }],
    ["company", { company: "x".repeat(101) }],
  ])("refuses %s of %j", (field, asked) => {
    let fault: unknown;
    try {
      candidateFilterSchema.validateSync(asked);
    } catch (error) {
      fault = error;
    }
    expect(fault instanceof ValidationError && fault.path).toBe(field);
  });
});

test.each([
  [{}, 10],
  [{ limit: "25" }, 25],
  [{ limit: "26" }, 25],
  [{ limit: "5000" }, 25],
])("of %j a page has %d candidates", (asked, limit) => {
  expect(candidateFilterSchema.validateSync(asked).limit).toBe(limit);
});

test.each([
  ["<p>Two <strong>years</strong> of R&amp;D.</p>", "Two years of R&D."],
  [`<p>${"é".repeat(200)}</p>`, "é".repeat(200)],
  [`<p>${"é".repeat(201)}</p>`, `${"é".repeat(199)}…`],
  [`<p>${"word ".repeat(60)}</p>`, `${"word ".repeat(39)}word…`],
  ["", ""],
])("the summary %s is shown as %s", (html, shown) => {
  expect(summaryPreview(html)).toBe(shown);
});

test.each([
  ["  Asha   de  Souza ", "A*** d*** S***"],
  ["Asha", "A***"],
  ["", "***"],
])("the name %j is masked as %j", (fullName, masked) => {
  expect(maskedContact({ fullName, email: "asha@example.com", phone: "9876543210" })).toEqual({
    fullName: masked,
    email: "***@***",
    phone: "********10",
  });
});

test("a preview that is cut behind a space ends with its last word", () => {
  const cut = summaryPreview(`<p>${"x".repeat(198)} ${"y".repeat(50)}</p>`);
  expect(cut).toBe(`${"x".repeat(198)}…`);
});
