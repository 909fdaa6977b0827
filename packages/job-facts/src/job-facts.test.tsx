import { describe, expect, test } from "@jest/globals";
import { render, screen } from "@testing-library/react";
import { JobFacts, type JobFactsProps } from "./job-facts.tsx";
import { jobTexts } from "./job-texts.ts";

const job = {
  location: "Pune",
  jobType: "full-time",
  salary: "450000",
  experienceMin: 2,
  experienceMax: null,
  createdAt: "2026-11-18T06:00:00.000Z",
  closingDate: "2026-12-31",
} as const;

function factsOf(props: JobFactsProps) {
  render(<JobFacts {...props} />);
  const values = screen.getAllByRole("definition").map((one) => one.textContent);
  return screen.getAllByRole("term").map((one, index) => `${one.textContent}: ${values[index]}`);
}

const FACTS = [
  "Location: Pune",
  "Job type: Full-time",
  "Salary: ₹4,50,000 a year (4.5\u00a0lakh)",
  "Experience: 2+ years",
];

describe("the facts of a job", () => {
  test("have one order, with dates if the page requests them", () => {
    expect(factsOf({ job, dates: "date" })).toEqual([...FACTS, "Posted: 18 Nov 2026", "Open until: 31 Dec 2026"]);
  });

  test("begin with those that the page puts first, followed by all others", () => {
    const [location, type, salary, experience] = FACTS;
    expect(factsOf({ job, first: ["experience", "salary"] })).toEqual([experience, salary, location, type]);
  });

  test("omit fields that the answer does not have", () => {
    const { salary: _, experienceMin: __, closingDate: ___, ...open } = job;
    expect(factsOf({ job: open, dates: "date" })).toEqual([...FACTS.slice(0, 2), "Posted: 18 Nov 2026"]);
  });

  test("show a dash for unset values", () => {
    expect(factsOf({ job: { jobType: null, experienceMin: null, salary: "" } })).toEqual([
      "Job type: –",
      "Salary: N/A",
      "Experience: –",
    ]);
  });

  test("show on request that a job has no closing date", () => {
    const open = { createdAt: new Date().toISOString(), closingDate: null };
    expect(factsOf({ job: open, dates: "age", hasOpenEnd: true })).toEqual([
      "Posted: Just now",
      "Open until: No closing date",
    ]);
  });
});

test("returns the texts of a job with their titles, including blank ones", () => {
  expect(jobTexts({ benefits: "", description: "<p>a</p>", requirements: "<p>b</p>" })).toEqual([
    { name: "description", title: "Description", html: "<p>a</p>" },
    { name: "requirements", title: "Requirements", html: "<p>b</p>" },
    { name: "benefits", title: "Benefits", html: "" },
  ]);
});
