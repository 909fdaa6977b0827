import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test } from "@jest/globals";
import { waitFor } from "@testing-library/react";

/** A page of another site loads it. */
const MAX_EMBED_BYTES = 5 * 1024;

const SCRIPT = readFileSync(path.resolve("public/embed/jobs.js"), "utf8");
const ID = "01a1e0b2-7a10-7c55-9f0e-2f6f3f1f6a01";
const HOSTILE = `<img src=x onerror="window.hacked=1">`;

let asked: [string, RequestInit][] = [];
let answer: { ok: boolean; status: number; json: () => Promise<unknown> };
const feed = (items: object[]) => ({ ok: true, status: 200, json: async () => ({ items }) });

/** Runs the script as a site does that has loaded it from Dryrun. */
function run(company = ID) {
  document.body.innerHTML = "";
  const place = document.createElement("div");
  place.setAttribute("data-dryrun-jobs", company);
  document.body.append(place);
  Object.defineProperty(document, "currentScript", {
    value: { src: "https://dryrun.example/embed/jobs.js" },
    configurable: true,
  });
  const ask = async (url: string, options: RequestInit) => {
    asked.push([url, options]);
    return answer;
  };
  new Function("fetch", SCRIPT)(ask);
  return place.shadowRoot as ShadowRoot;
}
const linksIn = (root: ShadowRoot) => [...root.querySelectorAll("a")];
const filled = (root: ShadowRoot) => waitFor(() => expect(root.querySelector("p, li")).not.toBeNull());

beforeEach(() => {
  asked = [];
  answer = feed([{ id: "j1", title: "Data Analyst", _dryrun: { location: "Pune", salary: "₹6 lakh" } }]);
});

test("shows the open jobs as links to their pages, without cookies", async () => {
  const root = run();
  await filled(root);
  expect(asked).toEqual([[`https://dryrun.example/companies/${ID}/jobs.json`, { credentials: "omit" }]]);
  const [job, dryrun] = linksIn(root);
  expect([job?.textContent, job?.href, job?.rel]).toEqual([
    "Data Analyst",
    "https://dryrun.example/jobs/j1",
    "noopener",
  ]);
  expect(job?.closest("li")?.textContent).toContain("Pune · ₹6 lakh");
  expect(dryrun?.href).toBe("https://dryrun.example/");
  expect(document.cookie).toBe("");
});

test("shows hostile texts as text, and links nowhere else", async () => {
  answer = feed([
    {
      id: "../../evil?x=<b>",
      title: HOSTILE,
      url: "javascript:alert(1)",
      _dryrun: { location: `</p>${HOSTILE}`, salary: { toString: "x" } },
    },
    { id: 7, title: null },
  ]);
  const root = run();
  await filled(root);
  expect(root.querySelectorAll("img, script, b")).toHaveLength(0);
  expect(linksIn(root).map(({ href }) => new URL(href).origin)).toEqual(Array(3).fill("https://dryrun.example"));
  expect(linksIn(root)[0]?.textContent).toBe(HOSTILE);
  expect(linksIn(root)[0]?.href).toBe("https://dryrun.example/jobs/..%2F..%2Fevil%3Fx%3D%3Cb%3E");
  expect("hacked" in window).toBe(false);
});

test("says that there are no jobs, or that they cannot be shown", async () => {
  answer = feed([]);
  const empty = run();
  await filled(empty);
  expect(empty.textContent).toContain("No open jobs at the moment.");
  answer = { ok: false, status: 404, json: async () => ({}) };
  const unknown = run(" ../x ");
  await filled(unknown);
  expect(unknown.textContent).toContain("The jobs cannot be shown at the moment.");
  expect(asked[1]?.[0]).toBe("https://dryrun.example/companies/..%2Fx/jobs.json");
});

test("has at most 5 KB, and knows neither cookies nor HTML", () => {
  expect(Buffer.byteLength(SCRIPT)).toBeLessThanOrEqual(MAX_EMBED_BYTES);
  const code = SCRIPT.replace(/^\s*(\/\/|\/\*\*).*$/gm, "");
  expect(code).not.toMatch(/cookie|innerHTML|outerHTML|insertAdjacent|document\.write|eval|localStorage/);
});
