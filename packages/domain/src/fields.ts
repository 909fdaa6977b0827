import { array, boolean, number, string, type TestContext } from "yup";
import { holdsLink, holdsPhone } from "#holds-link";
import { holdsLetter, holdsPlatformName } from "#platform-name";
import { BRAND, PAYMENT_PROVIDER } from "./brand.ts";
import {
  MAX_CTC_RUPEES,
  MAX_EMAIL,
  MAX_NAME,
  MAX_RICH_TEXT,
  MAX_SEARCH_WORDS,
  MAX_TAG,
  MAX_TAGS,
  MAX_URL,
} from "./limits.ts";
import { formatRupees } from "./money.ts";
import { plainText } from "./rich-text/plain-text.ts";

// The building blocks of request schemas, for what people type, with messages for them.

const tooLong = (label: string, max: number) => `${label} must be at most ${max} characters.`;
/** PostgreSQL stores no NUL in texts and no lone surrogates in JSON. */
const UNKEEPABLE = /[\0\p{Surrogate}]/u;
const ALL_UNKEEPABLE = new RegExp(UNKEEPABLE, "gu");
export const storableText = () =>
  string().test(
    "keepable",
    "This contains a character that cannot be saved.",
    (value) => !UNKEEPABLE.test(value ?? ""),
  );

/** In a query or a form "" and null mean absent. */
export const noneIfEmpty = (value: unknown, original: unknown) =>
  original === "" || original === null ? undefined : value;

/** Text that is only searched for or logged: characters that the database cannot store are removed. */
export const lenientText = () =>
  string().transform((value: unknown) => (typeof value === "string" ? value.replace(ALL_UNKEEPABLE, "") : value));

/** Optional text: trimmed, "" when absent. */
export const optionalText = (label: string, max = MAX_NAME) =>
  storableText().trim().max(max, tooLong(label, max)).default("");

export const requiredText = (label: string, max = MAX_NAME) =>
  optionalText(label, max).required(`${label} is required.`);

/** Invisible characters that reverse the direction of a text or end its line; India's scripts need neither. */
const ALL_INVISIBLE_TURNS = /[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/g;
/** Names must not contain anything that could forge a mail or page: markup, line breaks, contact details. */
const NO_NAME = /[\p{Cc}<>]/u;

export const noAddresses = (label: string) =>
  `${label} cannot contain web or e-mail addresses, UPI ids or telephone numbers.`;

export const noPlatformName = (label: string) =>
  `${label} cannot contain the name ${BRAND.name} or ${PAYMENT_PROVIDER}, also spelt in another way.`;
export const needsLetter = (label: string) => `${label} needs at least one letter.`;

/** A line of text that mails and titles show: of a session, a key, a saved filter. Bidirectional control characters are removed. */
export const optionalTitle = (label: string, max = MAX_NAME) =>
  optionalText(label, max)
    .transform((value: unknown) => (typeof value === "string" ? value.replace(ALL_INVISIBLE_TURNS, "").trim() : value))
    .test("is-name", `${label} cannot contain line breaks, < or >.`, (value) => !NO_NAME.test(value ?? ""))
    .test("no-addresses", noAddresses(label), (value) => !holdsLink(value ?? "") && !holdsPhone(value ?? ""));

export const requiredTitle = (label: string, max = MAX_NAME) =>
  optionalTitle(label, max).required(`${label} is required.`);

/** The name of a person or company, or the title of a job: readers must not take it for ours. */
export const optionalName = (label: string, max = MAX_NAME) =>
  optionalTitle(label, max)
    .test("has-letter", needsLetter(label), (value) => !value || holdsLetter(value))
    .test("not-ours", noPlatformName(label), (value) => !holdsPlatformName(value ?? ""));

export const requiredName = (label: string, max = MAX_NAME) =>
  optionalName(label, max).required(`${label} is required.`);

/** A last name: people without one type a dot. Together with the first name it is no name of ours either. */
export const optionalLastName = (label: string, max: number, firstName: string) =>
  optionalTitle(label, max).test(
    "not-ours",
    noPlatformName("The name"),
    (value, { parent }) => !holdsPlatformName(`${String(parent[firstName] ?? "")} ${value ?? ""}`),
  );

export const requiredLastName = (label: string, max: number, firstName: string) =>
  optionalLastName(label, max, firstName).required(`${label} is required.`);

const UNSEEN = /(?![\n\r])\p{Cc}|[\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069]/gu;
/** Removes control characters except line breaks, and marks that reverse the direction of a text. */
export const withoutUnseen = (value: unknown) => (typeof value === "string" ? value.replace(UNSEEN, "").trim() : value);

export const noLinks = (label: string) =>
  `Remove web addresses, e-mail addresses and UPI ids from the ${label.toLowerCase()}. The mail already has a button.`;

/** Plain text that a mail prints: it comes from our address, so it must not contain an address that a mail program would link. */
export const optionalMailText = (label: string, max: number) =>
  optionalText(label, max)
    .transform(withoutUnseen)
    .test("no-links", noLinks(label), (value) => !holdsLink(value ?? ""));

export const requiredMailText = (label: string, max: number) =>
  optionalMailText(label, max).required(`${label} is required.`);

export const email = (label = "Email") =>
  string()
    .trim()
    .lowercase()
    .max(MAX_EMAIL, tooLong(label, MAX_EMAIL))
    .matches(/^[^\s@]+@[^\s@][^\s@.]*\.[^\s@]+$/, {
      message: "Enter an e-mail address like name@example.com.",
      excludeEmptyString: true,
    })
    .email("Enter an e-mail address like name@example.com.")
    .required(`${label} is required.`);

/** Removes +91, a leading zero, spaces and dashes, which leaves 10 digits. */
export const cleanPhone = (typed: string) => typed.replace(/[\s()-]/g, "").replace(/^(\+91|0091|0|91(?=\d{10}$))/, "");

const PHONE = /^[6-9]\d{9}$/;
/** Whether this is a whole mobile number of India without its country code. */
export const isPhone = (cleaned: string) => PHONE.test(cleaned);

export const phone = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" ? cleanPhone(value) : value))
    .matches(PHONE, {
      message: "Enter a 10-digit mobile number that starts with 6, 7, 8 or 9.",
      excludeEmptyString: true,
    })
    .required("Phone is required.");

const isWebAddress = (value: string | undefined) => {
  if (!value) return true;
  try {
    return ["http:", "https:"].includes(new URL(value).protocol) && /^https?:\/\/\S[^\s.]*\.\S+$/i.test(value);
  } catch {
    return false;
  }
};
/** An http or https address, or "". */
export const webAddress = (label: string) =>
  optionalText(label, MAX_URL).test(
    "web-address",
    "Enter a web address that starts with http:// or https://.",
    isWebAddress,
  );

/** Search words; undefined if absent. */
export const searchWords = (label: string) =>
  lenientText().trim().max(MAX_SEARCH_WORDS, tooLong(label, MAX_SEARCH_WORDS)).default("");

/** Rich text as HTML; the server sanitises it. */
export const optionalRichText = (label: string) =>
  storableText().max(MAX_RICH_TEXT, tooLong(label, MAX_RICH_TEXT)).default("");

export const requiredRichText = (label: string) =>
  optionalRichText(label).test("has-text", `${label} is required.`, (html) => plainText(html ?? "") !== "");

const asTags = (value: unknown, original: unknown) => {
  const items: unknown = typeof original === "string" ? original.split(",") : value;
  if (!Array.isArray(items)) return items;
  const seen = new Map<string, unknown>();
  for (const item of items) {
    const tag: unknown = typeof item === "string" ? item.trim() : item;
    if (tag !== "") seen.set(String(tag).toLowerCase(), seen.get(String(tag).toLowerCase()) ?? tag);
  }
  return [...seen.values()].slice(0, MAX_TAGS + 1); // one above the maximum is enough for a refusal
};
/** A list, or comma-separated text: trimmed, without repeats. */
export const tags = (label: string) =>
  array(
    storableText()
      .max(MAX_TAG, tooLong(`One of ${label.toLowerCase()}`, MAX_TAG))
      .required(),
  )
    .transform(asTags)
    .max(MAX_TAGS, `${label} can have at most ${MAX_TAGS}.`)
    .default([]);

export const requiredTags = (label: string) => tags(label).min(1, `${label} is required.`);

/** Rupees per year. */
export const ctc = (label: string) =>
  number()
    .transform((value: unknown, original: unknown) => (original === "" || original === null ? undefined : value))
    .typeError(`${label} needs an amount in rupees.`)
    .integer(`${label} must be a whole number of rupees.`)
    .min(0, `${label} cannot be below 0.`)
    .max(MAX_CTC_RUPEES, `${label} must be at most ${formatRupees(MAX_CTC_RUPEES)}.`);

export const flag = () => boolean().typeError("This must be true or false.").default(false);

/** Returns the product's time on the server (which passes `now` as the context), and the browser's own time in a form. */
export const nowOf = ({ options }: Pick<TestContext, "options">): Date =>
  (options.context as { now?: Date } | undefined)?.now ?? new Date();

/** Whether this is an existing date and time that the database can store. */
const isInstant = (value: string) => Date.parse(value) >= Date.UTC(2000) && Date.parse(value) < Date.UTC(2100);
/** A point in time as ISO text. */
export const instant = () =>
  string()
    .transform((value: unknown) => (typeof value === "string" && !isInstant(value) ? "no time" : value))
    .matches(/^\d{4}-\d{2}-\d{2}T[\d:.]+(Z|[+-]\d{2}:\d{2})$/, "The time must be in ISO 8601 form.")
    .required("The time is required.");

/** "" and null mean absent. */
const asDay = (value: unknown) => {
  if (typeof value !== "string") return value ?? null;
  const typed = value.trim();
  if (typed === "") return null;
  if (/^\d{4}-\d{2}$/.test(typed)) return `${typed}-01`;
  return /^\d{4}-\d{2}-\d{2}T/.test(typed) && !Number.isNaN(Date.parse(typed)) ? typed.slice(0, 10) : typed;
};
const isDay = (value: string | null | undefined) => {
  if (value === null || value === undefined) return true;
  const at = new Date(`${value}T00:00:00Z`);
  return /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(value);
};
function isInRange(this: TestContext, value: string | null | undefined) {
  if (!value || !isDay(value)) return true;
  const year = Number(value.slice(0, 4));
  return year >= 1950 && year <= nowOf(this).getUTCFullYear() + 10;
}
/** A calendar date `YYYY-MM-DD`; accepts `YYYY-MM` and ISO times; null for none. */
export const day = (label: string) =>
  string()
    .nullable()
    .transform(asDay)
    .test("is-day", `${label} needs a month and a year.`, isDay)
    .test("day-in-range", `${label} must be between 1950 and ten years from now.`, isInRange)
    .default(null);

export const requiredDay = (label: string) =>
  day(label).test("has-day", `${label} is required.`, (value) => value !== null && value !== undefined);

/** Tests an `endDate`: not before its entry's `startDate`. */
export const notBeforeStart = (
  endDate: string | null | undefined,
  { parent }: { parent: { startDate?: string | null } },
) => !endDate || !parent.startDate || endDate >= parent.startDate;

export const END_BEFORE_START = "The end date is before the start date.";

const ID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** One of our ids: a uuid of any version. */
export const optionalId = (message = "This is not an id.") =>
  string().lowercase().matches(ID, { message, excludeEmptyString: true });

/** An id in a path or a body. */
export const id = (message = "This is not an id.") => optionalId(message).required(message);
