import { api } from "../support/api.ts";
import { cutOffWhenOpen } from "../support/menus.ts";
import { signIn } from "../support/pages.ts";
import { expect, test } from "../support/test.ts";

// On a phone a sheet replaces this menu; employers and admins have their entries in the bar.
test("the account's menu is completely visible", async ({ page, request }) => {
  await signIn(page, await api(request).person("student"));
  await page.goto("/student");
  expect(await cutOffWhenOpen(page, page.getByRole("button", { name: /^Account of/ }))).toEqual([]);
});
