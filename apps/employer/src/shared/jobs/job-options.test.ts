import { expect, test } from "@jest/globals";
import { jobOptions } from "./job-options.ts";

const createdAt = "2026-11-18T06:00:00.000Z";
const job = (_id: string, title: string, location: string, at = createdAt) => ({ _id, title, location, createdAt: at });

test("jobs with the same title differ by place, then by their posting date", () => {
  const jobs = [
    job("1", "Data Analyst", "Pune"),
    job("2", "MIS Executive", "Pune"),
    job("3", "MIS Executive", "Nashik"),
    job("4", "MIS Executive", "Nashik", "2026-11-02T06:00:00.000Z"),
  ];
  expect(jobOptions(jobs).map(({ label }) => label)).toEqual([
    "Data Analyst",
    "MIS Executive, Pune",
    "MIS Executive, Nashik, 18 Nov 2026",
    "MIS Executive, Nashik, 2 Nov 2026",
  ]);
});
