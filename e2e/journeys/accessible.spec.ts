import { AxeBuilder } from "@axe-core/playwright";
import { everyScreen } from "../support/screens.ts";
import { expect, test } from "../support/test.ts";

// Every page of the product on each screen: no violation of axe in either theme, and nothing wider than the window.
for (const theme of ["light", "dark"] as const) {
  test(`every page is accessible, ${theme}`, async ({ page, request }, info) => {
    test.skip(info.project.metadata.database !== "pglite", "a page looks the same on both databases");
    test.setTimeout(300_000);
    const faults: unknown[] = [];
    for (const { name, url, who } of await everyScreen(request)) {
      await page.goto("/login");
      await page.evaluate(
        ([token, chosen]) => {
          localStorage.clear();
          localStorage.setItem("theme", chosen as string);
          if (token) localStorage.setItem("token", token);
        },
        [who?.token ?? "", theme],
      );
      await page.goto(url);
      await page.getByRole("heading", { level: 1 }).first().waitFor();
      await page.waitForLoadState("networkidle");
      const { violations } = await new AxeBuilder({ page }).analyze();
      for (const { id, nodes } of violations) faults.push([name, id, nodes.map(({ html }) => html.slice(0, 200))]);
      const isWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth + 1);
      if (isWide) faults.push([name, "wider than the window"]);
    }
    expect(faults).toEqual([]);
  });
}
