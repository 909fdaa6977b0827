import { AxeBuilder } from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { showIn } from "./themes.ts";

/** What a theme can change; everything else that axe looks at is the same in both. */
const COLOUR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * What axe finds on this page: all of its rules in the light theme, the rules about colour in the dark one too.
 *
 * @param except Rules that do not fit this page.
 * @returns For each violation the theme, the rule and the start of each element.
 */
export async function violationsOf(page: Page, except: string[] = []) {
  const look = async (theme: string, rules?: string[]) => {
    await showIn(page, theme);
    // Without frames there is nothing to put together, which the other mode opens a page for.
    const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ["violations"] });
    if (rules) axe.withRules(rules);
    else axe.disableRules(except);
    const { violations } = await axe.analyze();
    return violations.map(({ id, nodes }) => [theme, id, nodes.map(({ html }) => html.slice(0, 200))]);
  };
  return [...(await look("light")), ...(await look("dark", COLOUR_RULES))];
}
