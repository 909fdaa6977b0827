import { describe, expect, test } from "@jest/globals";
import { ValidationError } from "yup";
import { isFindable, maskedContact, summaryPreview } from "./rules.ts";
import { candidateFilterSchema } from "./schema.ts";

test.each([
  { completion: 50, visibleToRecruiters: true, found: true },
  { completion: 49, visibleToRecruiters: true, found: false },
  { completion: 100, visibleToRecruiters: false, found: false },
])("finds a profile of $completion percent with consent $visibleToRecruiters: $found", ({ found, ...profile }) => {
  expect(isFindable(profile)).toBe(found);
});

test.each([
  ["Asha Verma", "asha@verma.in", "9876501234", { fullName: "A*** V***", email: "***@***", phone: "********34" }],
  ["राव", "r@x.in", "6000000009", { fullName: "र***", email: "***@***", phone: "********09" }],
  [" Asha  de Souza ", "a@b.co", "9876501234", { fullName: "A*** d*** S***", email: "***@***", phone: "********34" }],
])("masks %s", (fullName, email, phone, masked) => {
  expect(maskedContact({ fullName, email, phone })).toEqual(masked);
});

describe("the query of the candidate search", () => {
  test("accepts skills as text, and empty values as no filter", () => {
    const filter = {
      skills: " SQL, Power BI,,sql",
      minExperience: "",
      maxExpectedCTC: "",
      updatedAfter: "",
      company: "",
    };
    expect(candidateFilterSchema.validateSync(filter)).toEqual({
      page: 1,
      limit: 10,
      skills: ["SQL", "Power BI"],
      company: "",
      education: "",
      summary: "",
    });
  });

  test.each(["2026-11-13", "2026-11-13T10:00:00Z", "2026-11-13T10:00:00.123Z", "2026-11-13T10:00:00+05:30"])(
    "accepts %s as a time",
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
])("with %j has %d candidates per page", (asked, limit) => {
  expect(candidateFilterSchema.validateSync(asked).limit).toBe(limit);
});

test.each([
  ["<p>Two <strong>years</strong> of R&amp;D.</p>", "Two years of R&D."],
  [`<p>${"é".repeat(200)}</p>`, "é".repeat(200)],
  [`<p>${"é".repeat(201)}</p>`, `${"é".repeat(199)}…`],
  [`<p>${"word ".repeat(60)}</p>`, `${"word ".repeat(39)}word…`],
  ["", ""],
])("shows the summary %s as %s", (html, shown) => {
  expect(summaryPreview(html)).toBe(shown);
});

test.each([
  ["  Asha   de  Souza ", "A*** d*** S***"],
  ["Asha", "A***"],
  ["", "***"],
])("masks the name %j as %j", (fullName, masked) => {
  expect(maskedContact({ fullName, email: "asha@example.com", phone: "9876543210" })).toEqual({
    fullName: masked,
    email: "***@***",
    phone: "********10",
  });
});

test("ends a preview that is cut after a space with its last word", () => {
  const cut = summaryPreview(`<p>${"x".repeat(198)} ${"y".repeat(50)}</p>`);
  expect(cut).toBe(`${"x".repeat(198)}…`);
});
