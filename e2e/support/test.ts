import { test as base, expect } from "@playwright/test";

/** Makes every journey fail on a console error, which includes violations of the security policy. */
export const test = base.extend<{ complaints: string[]; expectsFaults: { value: boolean } }>({
  expectsFaults: async ({ browserName: _ }, use) => use({ value: false }),
  complaints: [
    async ({ page, expectsFaults }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (message.type() === "error") complaints.push(`${message.text()} (${message.location().url})`);
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use(complaints);
      const meant = /Failed to load resource/; // a refusal of the server that the page handles
      const unmeant = complaints.filter((text) => !meant.test(text));
      // Complaints are checked first, because a file that is still loading may fail when its route is removed.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      if (!expectsFaults.value) expect(unmeant).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
