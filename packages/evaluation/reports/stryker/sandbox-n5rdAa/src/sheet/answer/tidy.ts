const SIGNS = new Map(
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

/** The text with the marks of word processors and chats as Excel has them; each place keeps its position. */
export const withPlainMarks = (text: string): string =>
  text.replace(/[“”„‟‘’–−]/g, (sign) => SIGNS.get(sign) ?? sign).replace(/[\u00a0\u200b\u202f\u2007\ufeff]/g, " ");

/** Parts between quotation marks are texts and stay as they are. */
const outsideTexts = (formula: string, change: (part: string) => string): string =>
  formula
    .split(/("[^"]*")/)
    .map((part) => (part.startsWith('"') ? part : change(part)))
    .join("");

/** Whether a semicolon separates arguments: it is outside of texts and of array constants. */
const hasSemicolons = (formula: string): boolean =>
  formula
    .replace(/"[^"]*"/g, "")
    .replace(/\{[^{}]*\}/g, "")
    .includes(";");

/** A formula of a computer whose list separator is a semicolon, as one with commas. */
function withCommas(formula: string): string {
  if (!hasSemicolons(formula)) return formula;
  let isArray = false;
  return outsideTexts(formula, (part) =>
    part.replace(/\d,\d|[{};\\]/g, (sign) => {
      if (sign === "{" || sign === "}") isArray = sign === "{";
      if (sign === "\\") return isArray ? "," : sign;
      if (sign === ";") return isArray ? ";" : ",";
      return sign.replace(",", sign.length === 3 && !isArray ? "." : ",");
    }),
  );
}

/** The formula as Excel takes it, from what a person typed: semicolons as separators, marks before the equals sign. */
export const tidied = (formula: string): string => withCommas(formula.trim());
