import type { Page } from "@playwright/test";

/** The rows of a table, or on a phone the entries of its list, that contain this text. */
export const rowsWith = (page: Page, text: string | RegExp) =>
  page.locator("main").locator("li, tr").filter({ hasText: text });
