import { test as base, expect } from "@playwright/test";

/** Every journey fails on a console error, which includes violations of the security policy. */
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
      // A file may still be on its way when the journey is over; some journeys close the page.
      if (!page.isClosed()) await page.unrouteAll({ behavior: "ignoreErrors" });
      const meant = /Failed to load resource/; // a refusal of the server that the page handles
      const unmeant = complaints.filter((text) => !meant.test(text));
      if (!expectsFaults.value) expect(unmeant).toEqual([]);
    },
    { auto: true },
  ],
});
export { expect };
