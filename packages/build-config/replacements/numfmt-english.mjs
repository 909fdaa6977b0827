// The locales of numfmt for the worker, reduced to English. The engines accept formats of no other language
// (packages/engines/src/format-language.ts), and the month names in 60 languages are as large as the rest of numfmt.

const listOf = (text) => text.split(";");
const base = {
  group: ",",
  decimal: ".",
  positive: "+",
  negative: "-",
  percent: "%",
  exponent: "E",
  nan: "NaN",
  infinity: "∞",
  ampm: ["AM", "PM"],
  mmmm6: listOf(
    // cspell:disable-next-line
    "Muharram;Safar;Rabiʻ I;Rabiʻ II;Jumada I;Jumada II;Rajab;Shaʻban;Ramadan;Shawwal;Dhuʻl-Qiʻdah;Dhuʻl-Hijjah",
  ),
  // cspell:disable-next-line
  mmm6: listOf("Muh.;Saf.;Rab. I;Rab. II;Jum. I;Jum. II;Raj.;Sha.;Ram.;Shaw.;Dhuʻl-Q.;Dhuʻl-H."),
  mmmm: listOf("January;February;March;April;May;June;July;August;September;October;November;December"),
  mmm: listOf("Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sep;Oct;Nov;Dec"),
  dddd: listOf("Sunday;Monday;Tuesday;Wednesday;Thursday;Friday;Saturday"),
  ddd: listOf("Sun;Mon;Tue;Wed;Thu;Fri;Sat"),
  bool: ["TRUE", "FALSE"],
};
const english = { ...base, preferMDY: true };
/** Locales of numfmt that write dates, or the name of September, differently. */
const OTHERS = {
  en_AU: { ...base, preferMDY: false },
  en_CA: { ...base, preferMDY: false },
  en_GB: { ...base, preferMDY: false },
  en_IE: { ...base, preferMDY: false, mmm: listOf("Jan;Feb;Mar;Apr;May;Jun;Jul;Aug;Sept;Oct;Nov;Dec") },
};

export const defaultLocale = { ...english, isDefault: true };

const CODES = { 3081: "en_AU", 4105: "en_CA", 2057: "en_GB", 6153: "en_IE" };
/** In Windows' language codes, the last bits are 9 for English. */
const [LANGUAGE_BITS, ENGLISH] = [0x3ff, 9];

export function resolveLocale(code) {
  if (/^en(?:[_-][a-z]+)?$/i.test(code)) return String(code);
  const number = (typeof code === "number" ? code : Number.parseInt(code, 16)) & 0xffff;
  return (number & LANGUAGE_BITS) === ENGLISH ? (CODES[number] ?? "en") : null;
}

export function getLocale(code) {
  const tag = resolveLocale(code)?.replace("-", "_");
  return tag ? (OTHERS[tag] ?? english) : null;
}

const refused = () => {
  throw new Error("The worker's numfmt knows English alone.");
};

export { refused as addLocale, refused as parseLocale };
