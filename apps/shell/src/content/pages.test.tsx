import { describe, expect, it } from "@jest/globals";
import { render } from "@testing-library/react";
import { contentPages } from "./pages.ts";

async function documentOf(path: string) {
  const page = contentPages.find((one) => one.path === path);
  if (!page) throw new Error(`No content page ${path}`);
  const Page = await page.load();
  return render(<Page />).container;
}

describe.each(contentPages.map(({ path }) => path))("%s", (path) => {
  it("has one main heading and skips no heading level", async () => {
    const page = await documentOf(path);
    const levels = [...page.querySelectorAll("h1, h2, h3, h4")].map(({ tagName }) => Number(tagName[1]));
    expect(levels.filter((level) => level === 1)).toHaveLength(1);
    for (const [index, level] of levels.entries()) expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
  });

  it("works without scripts: it has links and folds, but no buttons or forms", async () => {
    const page = await documentOf(path);
    const question = page.querySelector("[data-try-question]");
    const pressed = [...page.querySelectorAll("button, input, form")].filter((one) => !question?.contains(one));
    expect(pressed).toHaveLength(0);
    if (question) expect(question.querySelector("details")).toHaveTextContent("B is correct.");
  });

  it("links only to existing places", async () => {
    const page = await documentOf(path);
    for (const link of page.querySelectorAll("a[href^='#']")) {
      expect(page.querySelector(link.getAttribute("href") ?? "")).not.toBeNull();
    }
  });
});

it("names the landing page's sections, its prices and the price of a credit", async () => {
  const text = (await documentOf("/")).textContent ?? "";
  for (const words of [
    "Rehearse the interview. Then walk in.",
    "1 interview free. No card.",
    "A scored answer",
    "How it works",
    "Fair by design",
    "₹299",
    "about ₹60 each",
    "₹549",
    "about ₹55 each",
    "₹999",
    "about ₹50 each",
    "₹1,999 with the code DATA20",
    "For employers",
    "The interview room",
    "Try a question",
    "Open now",
    "Make your real interview your second one.",
  ]) {
    expect(text).toContain(words);
  }
});

it("shows a table of who, when, how much and how long before the text of the refund policy", async () => {
  const page = await documentOf("/refund-policy");
  expect([...page.querySelectorAll("th")].map(({ textContent }) => textContent)).toEqual([
    "Who",
    "When",
    "How much",
    "How long",
  ]);
  const text = page.querySelector("table")?.textContent ?? "";
  for (const words of ["70%", "7 days", "₹99", "5–7 working days"]) expect(text).toContain(words);
});
