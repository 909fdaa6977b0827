import type { Page } from "@playwright/test";
import axe, { type AxeResults, type RunOptions } from "axe-core";
import { showIn } from "./themes.ts";

/** The rules that depend on the theme; axe's other rules have the same result in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];
/** Pages have neither frames nor styles of other sites to fetch. */
const OPTIONS: RunOptions = { resultTypes: ["violations"], iframes: false, preload: false };

type Violation = [theme: string, rule: string, elements: string[]];
interface Look {
  theme: "light" | "dark";
  options: RunOptions;
}

/** Runs axe in the page. It is inserted once for all checks, because its half a megabyte takes as long as a check. */
async function look(page: Page, looks: readonly Look[]): Promise<Violation[]> {
  await page.evaluate(axe.source);
  const foundViolations: Violation[] = [];
  for (const { theme, options } of looks) {
    await showIn(page, theme);
    const { violations } = await page.evaluate(
      (asked) => (window as unknown as { axe: typeof axe }).axe.run(document, asked) as Promise<AxeResults>,
      { ...OPTIONS, ...options },
    );
    for (const { id, nodes } of violations)
      foundViolations.push([theme, id, nodes.map(({ html }) => html.slice(0, 200))]);
  }
  return foundViolations;
}

/**
 * Returns the violations that axe finds on this page: by all rules in the light theme, and by the colour rules in the dark one too.
 * @param except Rules that do not apply to this page.
 * @returns For each violation the theme, the rule and the start of each element.
 */
export const violationsOf = (page: Page, except: string[] = []) =>
  look(page, [
    { theme: "light", options: { rules: Object.fromEntries(except.map((id) => [id, { enabled: false }])) } },
    { theme: "dark", options: { runOnly: { type: "rule", values: COLOUR_RULES } } },
  ]);

/** Checks all rules in the dark theme, if `violationsOf` checks the light one on another screen. */
export const violationsInTheDark = (page: Page) => look(page, [{ theme: "dark", options: {} }]);
