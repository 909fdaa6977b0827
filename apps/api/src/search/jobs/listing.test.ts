import { expect, test } from "@jest/globals";
import { LISTING_VERSION, listingOf } from "./listing.ts";

const JOB = {
  title: "Pune Analyst",
  location: "Pune,  India",
  jobType: "hybrid",
  salary: "25k/month",
  experienceMin: 2,
};

test("each kind has lexemes of its own; pay is the upper end of a year", () => {
  expect(listingOf({ ...JOB, description: "<p>SQL</p>", requirements: "<p>Power BI</p>" })).toEqual({
    terms: ["t:pune", "t:analyst", "l:pune", "l:india", "y:hybrid", "s:SQL", "s:Power BI", "w:Pune, India"],
    pay: 300_000,
    experience: 2,
    version: LISTING_VERSION,
  });
});

test("no pay is null", () => {
  expect(listingOf({ ...JOB, salary: "Not disclosed" }).pay).toBeNull();
});
