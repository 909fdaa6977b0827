import type { Page } from "@playwright/test";
import { api } from "../support/api.ts";
import { signIn, untilWhole } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// Goes by keyboard through pages with bars at the top and at the bottom of a small window.
test.use({ viewport: { width: 360, height: 640 } });

const MOST_STOPS = 80;

test("no bar covers the focused element", async ({ page, request }) => {
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  const jobId = await steps.job(employer);
  const other = await steps.job(employer, { title: "MIS Executive" });
  const applicationId = await steps.application(student, jobId);
  const faults: string[] = [];
  const visit = async (url: string) => {
    await page.goto(url);
    await untilWhole(page);
    faults.push(...(await coveredStops(page)).map((fault) => `${url}: ${fault}`));
  };
  await visit("/live_event_data_analyst_master_class");
  await signIn(page, student);
  await visit("/student/jobs");
  await visit(`/student/jobs/${other}?apply=1`);
  await visit(`/student/my-applications/${applicationId}`);
  await signIn(page, employer);
  await visit("/employer/jobs");
  await visit("/employer/jobs/add");
  await visit(`/employer/applications/${applicationId}`);
  expect(faults).toEqual([]);
});

test("a newly opened page begins at its top, and a reloaded one keeps its position", async ({ page, request }) => {
  const steps = api(request);
  const [employer, student] = [await steps.person("employer"), await steps.student()];
  const jobId = await steps.job(employer);
  await signIn(page, student);
  const opens = async (open: () => Promise<unknown>) => {
    await open();
    await untilWhole(page);
    return page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => seen(Math.round(scrollY)))));
  };
  await opens(() => page.goto("/student/jobs"));
  await page.evaluate(() => scrollTo(0, 300));
  expect(await opens(() => page.reload())).toBe(300);
  expect(await opens(() => page.goto(`/student/jobs/${jobId}`))).toBe(0);
});

/** Presses Tab until all elements had the focus; returns those that a fixed or sticky bar covers. */
async function coveredStops(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (let stop = 0; stop < MOST_STOPS; stop++) {
    await page.keyboard.press("Tab");
    const seen = await page.evaluate(lookAtFocus);
    if (seen === "end") return faults;
    if (seen) faults.push(seen);
  }
  throw new Error(`more than ${MOST_STOPS} stops`);
}

/** Runs in the page; returns "end" after the last element or at a repeated one, the name of a covered one, or nothing. */
async function lookAtFocus(): Promise<string | undefined> {
  const element = document.activeElement as HTMLElement | null;
  if (!element || element === document.body || element.dataset.wasSeen) return "end";
  element.dataset.wasSeen = "yes";
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  let before: number;
  do {
    before = element.getBoundingClientRect().top;
    await frame();
    await frame(); // the browser scrolls, and focus styles apply, before the frame is painted
  } while (element.getBoundingClientRect().top !== before);
  // The focus has moved on, for example because the application has replaced the static page.
  if (document.activeElement !== element) return undefined;
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const isCovered = [top + 3, bottom - 3].some((y) => {
    if (y < 0 || y > innerHeight) return bottom - top < innerHeight / 2; // an element that fits the window must be inside it
    const atEdge = document.elementFromPoint((left + right) / 2, y);
    const bar = atEdge?.closest("header, nav, [data-action-bar]");
    return bar !== null && bar !== undefined && !bar.contains(element) && !element.contains(atEdge);
  });
  return isCovered ? `${element.tagName} "${(element.textContent ?? "").trim().slice(0, 40)}"` : undefined;
}
