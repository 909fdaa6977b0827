import { api } from "../support/api.ts";
import { opensWhole } from "../support/menus.ts";
import { signIn } from "../support/pages.ts";
import { test } from "../support/test.ts";

// On a phone a sheet is in place of this menu; employers and admins have their entries in the bar.
test("the account's menu is whole", async ({ page, request }) => {
  await signIn(page, await api(request).person("student"));
  await page.goto("/student");
  await opensWhole(page, page.getByRole("button", { name: /^Account of/ }));
});
