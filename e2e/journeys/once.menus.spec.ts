import { api, type Person } from "../support/api.ts";
import { opensWhole } from "../support/menus.ts";
import { signIn } from "../support/pages.ts";
import { test } from "../support/test.ts";

// On a phone a sheet is in place of this menu.
test("the account's menu is whole in every part", async ({ page, request }) => {
  const steps = api(request);
  const people: [Person, string][] = [
    [await steps.person("student"), "/student"],
    [await steps.person("employer"), "/employer"],
    [await steps.admin(), "/admin/users"],
  ];
  for (const [person, url] of people) {
    await signIn(page, person);
    await page.goto(url);
    await opensWhole(page, page.getByRole("button", { name: /^Account of/ }));
  }
});
