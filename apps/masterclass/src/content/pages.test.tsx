import { COURSE_PATH } from "@dryrun/domain/courses/lessons/parts";
import { isWithin } from "@dryrun/remote-kit/remote";
import { matchRoutes } from "@dryrun/remote-kit/router";
import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import remote from "../remote.tsx";
import { ANSWER, RAW } from "./landing/parts/example.tsx";
import { contentPages } from "./pages.ts";

/** Pages outside this part that links may point to. */
const ELSEWHERE = [
  ...["/", "/#how", "/#employers", "/login", "/register", "/about", "/contact", "/verify-certificate"],
  ...["/privacy-policy", "/terms-of-service", "/refund-policy", "/status"],
];

async function documentOf(path: string) {
  const page = contentPages.find((one) => one.path === path);
  if (!page) throw new Error(`No content page ${path}`);
  const Page = await page.load();
  return render(<Page />).container;
}

it("makes HTML only of pages that the part has", () => {
  for (const { path } of contentPages) expect(matchRoutes([...remote.routes], path)).not.toBeNull();
});

describe.each(contentPages.map(({ path }) => path))("%s", (path) => {
  it("has one main heading and skips no heading level", async () => {
    const page = await documentOf(path);
    const levels = [...page.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("works without scripts: it has links and folds, but no buttons or forms", async () => {
    const page = await documentOf(path);
    expect([...page.querySelectorAll("button:not([hidden]), input, form")]).toHaveLength(0);
    expect(page.textContent?.toLowerCase()).not.toContain("coming soon");
  });

  it("links only to existing places", async () => {
    const page = await documentOf(path);
    const hrefs = [...page.querySelectorAll("a")].map((link) => link.getAttribute("href") ?? "");
    for (const href of hrefs.filter((one) => one.startsWith("#"))) expect(page.querySelector(href)).not.toBeNull();
    const away = hrefs.filter((one) => !/^(#|mailto:)/.test(one));
    const own = contentPages.map((page) => page.path);
    for (const href of away)
      expect(ELSEWHERE.includes(href) || [...own, COURSE_PATH].some((one) => isWithin(one, href))).toBe(true);
  });
});

it.each([
  ["/live_event_data_analyst_master_class", "when-touched"],
  ["/masterclass", "when-touched"],
  ["/buy-course", "when-signed-in"],
  ["/course/clean-data/one-row-one-thing", "when-touched"],
  ["/data_analyst/CheckoutPage", "at-once"],
])("%s is replaced by the application %s", async (path, when) => {
  expect((await documentOf(path)).querySelector<HTMLElement>("[data-app]")?.dataset.app).toBe(when);
});

it("shows the price of the course, with the banner's code and without", async () => {
  const page = await documentOf("/buy-course");
  const text = page.textContent ?? "";
  for (const words of ["₹2,499", "₹1,999 with DATA20: ₹500 off", "−₹500"]) expect(text).toContain(words);
  for (const tool of ["Excel", "SQL", "Power BI", "VBA"])
    expect(page.querySelector("#syllabus")).toHaveTextContent(tool);
});

it("links from the course to its checkout", async () => {
  const page = await documentOf("/buy-course");
  const buy = [...page.querySelectorAll("a")].find(({ textContent }) => textContent === "Buy the course");
  expect(buy).toHaveAttribute("href", "/data_analyst/CheckoutPage");
});

it("shows the price without a coupon and the banner before the form has loaded", async () => {
  const text = (await documentOf("/data_analyst/CheckoutPage")).textContent ?? "";
  for (const words of ["₹1,999 with DATA20: ₹500 off", "To pay₹2,499", "Loading the form."])
    expect(text).toContain(words);
});

describe("the landing page", () => {
  const landing = () => documentOf("/live_event_data_analyst_master_class");

  it("has the specified sections in order, each under a heading, and a link to each", async () => {
    const page = await landing();
    const ids = ["roadmap", "curriculum", "skills", "structure", "faq", "enroll"];
    const sections = [...page.querySelectorAll("main > section")].map(({ id }) => id);
    expect(sections).toEqual(["hero", ...ids]);
    for (const id of ids) expect(page.querySelector(`#${id} h2`)?.textContent).not.toBe("");
    const nav = [...page.querySelectorAll("nav[aria-label='Sections'] a")].map((link) => link.getAttribute("href"));
    expect(nav).toEqual(ids.map((id) => `#${id}`));
  });

  it("names the price, the hour, the recording and the promise of a refund", async () => {
    const text = (await landing()).textContent ?? "";
    for (const words of [
      "₹99",
      "one hour",
      "Recording access for 7 days",
      "Attend at least 70% and you can claim ₹99 back or use it towards the course.",
      "5–7 working days",
    ])
      expect(text).toContain(words);
  });

  it("has the quick links, the support contact and the legal pages in its footer", async () => {
    const links = [...(await landing()).querySelectorAll("footer a")].map((link) => [
      link.textContent,
      link.getAttribute("href"),
    ]);
    expect(links).toEqual([
      ["Curriculum", "#curriculum"],
      ["Skills", "#skills"],
      ["Course Structure", "#structure"],
      ["FAQ", "#faq"],
      ["Support 24/7: support@dryrun.example", "mailto:support@dryrun.example"],
      ["Home", "/"],
      ["About Us", "/about"],
      ["Contact", "/contact"],
      ["Privacy Policy", "/privacy-policy"],
      ["Terms of Service", "/terms-of-service"],
      ["Refund Policy", "/refund-policy"],
      ["Verify a certificate", "/verify-certificate"],
      ["System status", "/status"],
    ]);
  });

  it("shows the correct result of its example's rows", () => {
    const clean = new Map(RAW.map((row) => [row.order, row]));
    const cityOf = (typed: string) => typed.trim().toLowerCase().replace("nasik", "nashik");
    for (const { city, orders, sales, missing } of ANSWER) {
      const rows = [...clean.values()].filter((row) => cityOf(row.city) === city.toLowerCase());
      const amounts = rows.flatMap(({ amount }) => (amount ? [Number(amount.replace(",", ""))] : []));
      expect(orders).toBe(rows.length);
      expect(sales).toBe(amounts.reduce((sum, amount) => sum + amount, 0));
      expect(missing).toBe(rows.length - amounts.length);
    }
  });
});
