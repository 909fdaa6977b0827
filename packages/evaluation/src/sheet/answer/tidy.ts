const PLAIN_SIGNS = new Map(
  Object.entries({
    "“": '"',
    "”": '"',
    "„": '"',
    "‟": '"',
    "‘": "'",
    "’": "'",
    "–": "-",
    "−": "-",
  }),
);

/** Replaces typographic quotes, dashes and blanks by those of Excel. Positions do not change. */
export const withPlainMarks = (text: string): string =>
  text
    .replace(/[“”„‟‘’–−]/g, (sign) => PLAIN_SIGNS.get(sign) ?? sign)
    .replace(/[\u00a0\u200b\u202f\u2007\ufeff]/g, " ");

/** Changes the parts of a formula outside of quotation marks. */
const changeOutsideQuotes = (formula: string, change: (part: string) => string): string =>
  formula
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");

/** Whether semicolons separate arguments: there is one outside of texts and array constants. */
const hasSemicolons = (formula: string): boolean =>
  formula
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^{}]*\}/g, "")
    .includes(";");

/** Converts a formula of a computer whose list separator is a semicolon to commas. */
function withCommas(formula: string): string {
  if (!hasSemicolons(formula)) return formula;
  let isArray = false;
  return changeOutsideQuotes(formula, (part) =>
    part.replace(/\d,\d|[{};\\]/g, (sign) => {
      if (sign === "{" || sign === "}") isArray = sign === "{";
      if (sign === "\\") return isArray ? "," : sign;
      if (sign === ";") return isArray ? ";" : ",";
      return sign.replace(",", sign.length === 3 && !isArray ? "." : ",");
    }),
  );
}

/** Converts a typed formula to the form that Excel accepts. */
export const tidyFormula = (formula: string): string => withCommas(formula.trim());
