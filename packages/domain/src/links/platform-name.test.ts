// cspell:disable
import { describe, expect, test } from "@jest/globals";
import * as browser from "./obvious-platform-name.ts";
import { holdsLetter, holdsPlatformName } from "./platform-name.ts";

describe("a name that readers take for ours or the payment provider's", () => {
  test.each([
    "Dryrun",
    "DRYRUN",
    "dryRun",
    "Dryrun Support",
    "Dryrun (Official)",
    "The Dryrun Team",
    "Win a prize, Dryrun",
    "Dryrun's recruiters",
    "DryrunSupport",
    "TeamDryrun",
    "teamdryrun",
    "dryrun_hr",
    // spacing
    "D r y r u n",
    "D  R  Y  R  U  N Support",
    "Dry Run",
    "Dry-Run Security",
    "dry_run",
    "D.R.Y.R.U.N.",
    "Dry · Run",
    "Dry RunSupport",
    "Dry\u200brun",
    "Dry\u00adrun",
    "Dry\u2060run",
    "D\u3164ryrun",
    // other signs of the same letters
    "ＤＲＹＲＵＮ",
    "𝐃𝐫𝐲𝐫𝐮𝐧",
    "ⓓⓡⓨⓡⓤⓝ",
    "🅓🅡🅨🅡🅤🅝",
    "🅳🆁🆈🆁🆄🅽",
    "ᵈʳʸʳᵘⁿ",
    "Drÿrün",
    "D\u0336r\u0336y\u0336r\u0336u\u0336n",
    // other scripts
    "Drуrun",
    "Dryruп",
    "Dгуruп",
    "DRΥRUN",
    "Drγrυn",
    "ԁryruո",
    "ᴅʀʏʀᴜɴ",
    "Đryrun",
    "Dr¥run",
    "DЯYЯUИ",
    // the provider
    "Razorpay",
    "Razor Pay refunds",
    "RazorPay Payments",
    "R a z o r p a y",
    "R4z0rpay",
    "Ra2orpay",
    "Rаzоrраy",
    "ＲＡＺＯＲＰＡＹ Software",
  ])("is recognised: %j", (name) => {
    expect(holdsPlatformName(name)).toBe(true);
  });
});

describe("another name", () => {
  test.each([
    "Dry runs planner",
    "Dry Running Motors",
    "Dry Cleaning Run by Sisters",
    "Dry Fruit & Run Club",
    "Dryden Runyon",
    "Laundry Run",
    "LaundryRun",
    "laundryrun",
    "FoundryRun Castings",
    "Sundry Runs",
    "Audrey Runner",
    "Andry Runa",
    "Drury N",
    "Run Dry Pumps",
    "Razor Payments Analyst",
    "Razor & Payal Salon",
    "Tata Consultancy Services Ltd.",
    "Dhruv Arun",
    "Дмитрий Руин",
    "Γιώργος Παπαδόπουλος",
    "आशा वर्मा",
    "24/7 Support",
    "",
  ])("is not: %j", (name) => {
    expect(holdsPlatformName(name)).toBe(false);
  });
});

test.each([
  ["Dryrun Support", true],
  ["Razor Pay refunds", true],
  ["Laundry Run", false],
  ["Dry runs planner", false],
])("the browser refuses only what the server refuses: %j", (name, isRefused) => {
  expect([browser.holdsPlatformName(name), holdsPlatformName(name)]).toEqual([isRefused, isRefused]);
  expect([browser.holdsLetter(name), browser.holdsLetter("– 24")]).toEqual([true, false]);
});

test("reading a long name takes work in proportion to its length", () => {
  for (const part of ["d r y r u ", "dryru", "D ", "laundryrun "])
    expect(holdsPlatformName(part.repeat(20_000))).toBe(false);
});

test.each([
  ["Asha", true],
  ["आशा", true],
  ["3M", true],
  ["李", true],
  ["\u3164".repeat(40), false],
  ["\u200d".repeat(100), false],
  ["\uffa0\u115f\u1160", false],
  ["\u2800\u2800", false],
  ["ـــ", false],
  ["2026", false],
  ["– . –", false],
  ["😀", false],
])("whether %j has a letter that a reader sees: %s", (text, has) => {
  expect(holdsLetter(text)).toBe(has);
});
