import { JOB_CHOICE_NAMES, JOB_CHOICES } from "@dryrun/domain/jobs/choices";
import { expect, test } from "@jest/globals";
import { KIND } from "../tokens.ts";
import { LISTING_VERSION, listingOf } from "./listing.ts";

const JOB = {
  title: "Pune Analyst",
  location: "Pune,  India",
  jobType: "hybrid",
  salary: "25k/month",
  experienceMin: 2,
};

test("gives each kind its own lexemes, and takes the upper end of the yearly pay", () => {
  expect(listingOf({ ...JOB, description: "<p>SQL</p>", requirements: "<p>Power BI</p>" })).toEqual({
    terms: ["t:pune", "t:analyst", "l:pune", "l:india", "y:hybrid", "s:SQL", "s:Power BI", "w:Pune, India"],
    pay: 300_000,
    experience: 2,
    version: LISTING_VERSION,
  });
});

test("returns null for a missing pay", () => {
  expect(listingOf({ ...JOB, salary: "Not disclosed" }).pay).toBeNull();
});

test("gives each kind of term a different prefix", () => {
  const prefixes = [...Object.values(KIND), ...JOB_CHOICE_NAMES.map((name) => JOB_CHOICES[name].term)];
  expect(new Set(prefixes).size).toBe(prefixes.length);
});
