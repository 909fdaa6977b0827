import { afterEach, beforeEach, expect, it } from "@jest/globals";
import { waitFor } from "@testing-library/dom";
import { HttpResponse, http } from "msw";
import { setupServer } from "msw/node";
import { bindLiveJobs } from "./live-jobs.ts";
import "@testing-library/jest-dom/jest-globals";

const server = setupServer();
let undo: () => void = () => undefined;
/** Tells the observer that the element is near the window. */
let nears: () => void = () => undefined;

beforeEach(() => {
  server.listen();
  const line =
    '<li data-live-job aria-hidden="true"><a href="/register" data-live-title></a><span data-live-pay></span><span data-live-place></span><span data-live-about></span></li>';
  document.body.innerHTML = `<div data-live-jobs><p data-live-count>The newest jobs.</p><ul>${line.repeat(3)}</ul></div>`;
  globalThis.IntersectionObserver = class {
    constructor(seen: (entries: { isIntersecting: boolean }[]) => void) {
      nears = () => seen([{ isIntersecting: true }]);
    }
    observe() {}
    disconnect() {}
  } as never;
});
afterEach(() => {
  undo();
  server.close();
});
const job = (own: object) => ({
  _id: "j1",
  title: "Data Analyst",
  company: "Sahyadri",
  location: "Pune",
  jobType: "full-time",
  salary: "450000",
  experienceMin: 1,
  experienceMax: 3,
  createdAt: new Date().toISOString(),
  ...own,
});
const answer = (jobs: object[], total = jobs.length) =>
  server.use(http.get("/api/public/jobs", () => HttpResponse.json({ jobs, total, totalIsCapped: false })));
const place = () => document.querySelector<HTMLElement>("[data-live-jobs]");

it("fills the lines as text when they come near the window, and hides the remaining ones", async () => {
  let requestCount = 0;
  answer([job({}), job({ _id: "j2", title: "<b>MIS</b> Executive" })], 1204);
  server.events.on("request:start", () => {
    requestCount += 1;
  });
  undo = bindLiveJobs(document);
  expect(requestCount).toBe(0);
  nears();
  await waitFor(() =>
    expect(document.querySelector("[data-live-count]")).toHaveTextContent("1,204 jobs are open now."),
  );
  const lines = [...document.querySelectorAll<HTMLElement>("[data-live-job]")];
  expect(lines.map(({ hidden }) => hidden)).toEqual([false, false, true]);
  expect(lines[0]).toHaveTextContent("Data Analyst₹4,50,000 a year, 1-3 yearsSahyadri, PuneFull-time, posted");
  expect(lines[0]).not.toHaveAttribute("aria-hidden");
  expect(lines[0]?.querySelector("a")).toHaveAttribute("href", "/jobs/j1");
  expect(lines[1]?.querySelector("a")?.textContent).toBe("<b>MIS</b> Executive");
});

it.each([
  ["there is none", () => answer([])],
  ["that could not be learnt", () => server.use(http.get("/api/public/jobs", () => HttpResponse.error()))],
])("is hidden if %s", async (_, prepare) => {
  prepare();
  undo = bindLiveJobs(document);
  nears();
  await waitFor(() => expect(place()?.hidden).toBe(true));
});
