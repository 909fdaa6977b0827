import { expect, test } from "@jest/globals";
import { maskContacts } from "./contacts.ts";

test.each([
  "asha@student.example",
  "asha.k+jobs@mail.co.in",
  "asha@okaxis",
  "asha at gmail dot com",
  "linkedin.com/in/asha",
  "अशा@उदाहरण.भारत",
  "+91 98765 43210",
  "+91-9876543210",
  "0091 98765 43210",
  "9876543210",
  "09876543210",
  "98765 43210",
  "987-654-3210",
  "+1 (415) 555-0100",
  "022-2345 6789",
  "(080) 23456789",
])("hides %j and keeps all positions", (contact) => {
  const masked = maskContacts(`Write to ${contact}, please.`);
  expect(masked).toBe(`Write to ${"•".repeat(contact.length)}, please.`);
});

test("keeps positions where characters are normalised or removed", () => {
  const text = "ﬁrst\u200b \u{1f600} mail asha\u200b@student.example ﬁn";
  const masked = maskContacts(text);
  expect(masked.length).toBe(text.length);
  expect(masked).not.toMatch(/asha|student/);
  expect([masked.slice(0, 14), masked.slice(-4)]).toEqual([text.slice(0, 14), " ﬁn".padStart(4, "•")]);
});

test.each([
  "z = 1.0, p = 0.31; about 39,000 per arm",
  "Rs 1,23,45,678 in 2026-11-21 to 2026-12-31",
  "p = 0.03 (1200/39000 against 1100/39000), 12, 15, 18, 20, 25",
  "SELECT 1000000, 12345678901",
  "Sales of 98765.43210 lakh",
])("leaves %j", (text) => expect(maskContacts(text)).toBe(text));
