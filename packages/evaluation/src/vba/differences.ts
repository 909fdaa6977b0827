import type { MacroResult, SheetRule, VbaExec } from "@dryrun/content/interview/question";
import { columnLetters } from "@dryrun/engines/addresses";
import { datesIn } from "@dryrun/engines/vba/dates-in";
import type { MacroData } from "@dryrun/engines/vba/macro-data";
import type { CellValue } from "@dryrun/engines/workbook";
import { isSameCell, type SheetDifference, sheetDifference } from "./compare-sheets.ts";
import type { MacroEffects } from "./macro-effects.ts";

/** A requirement that a macro did not meet. */
export interface MacroDifference {
  /** `side` is a requirement in addition to the result: a message, a closed file, the page set-up. */
  is: "result" | "side";
  /** A clause: "no message is shown". */
  what: string;
  sheet?: SheetDifference;
  /** If no sheet differs, the name of a property with its expected and found value. */
  pair?: { name: string; expected: string | number | boolean | null; found: string | number | boolean | null };
}

const sideDifference = (what: string, name: string, expected: string, found: string): MacroDifference => ({
  is: "side",
  what,
  pair: { name, expected, found },
});

const plainValue = (value: CellValue | undefined): string | number | boolean | null =>
  typeof value === "object" && value !== null ? value.error : (value ?? null);

const valueText = (value: string | number | boolean | null): string => {
  if (value === null) return "nothing";
  return typeof value === "number" ? String(Number(value.toPrecision(8))) : String(value);
};

const normalizePath = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll("/", "\\")
    .replaceAll(/\\{2,}/g, "\\");

/** Returns the rule by which a sheet of this name is compared. */
export function ruleOf(exec: VbaExec, sheet: string): SheetRule {
  const { rules = [] } = exec;
  const matchingRule = rules.find((rule) => rule.sheet === sheet) ?? rules.find((rule) => rule.sheet === "*");
  return { ...matchingRule, sheet };
}

function sheetDifferences(
  exec: VbaExec,
  { sheets = {} }: MacroResult,
  done: MacroEffects,
  workbook: MacroData,
): MacroDifference[] {
  const dates = datesIn(workbook);
  return Object.entries(sheets).flatMap(([name, expected]): MacroDifference[] => {
    const found = Object.entries(done.sheets).find(([other]) => other.toLowerCase() === name.toLowerCase())?.[1];
    if (!found)
      return [
        { is: "result", what: `there is no sheet ${name}`, pair: { name: "Sheet", expected: name, found: null } },
      ];
    const rule = ruleOf(exec, name);
    const sheet = sheetDifference(rule, expected, found);
    return sheet ? [{ is: "result", what: cellClause(sheet, rule, dates), sheet }] : [];
  });
}

function cellClause(
  { sheet, expected, found, cells }: SheetDifference,
  rule: SheetRule,
  dates: ReadonlyMap<number, string>,
): string {
  const [row, column] = cells[0] ?? [0, 0];
  if (rule.anywhere) return `the sheet ${sheet} does not hold the expected cells`;
  if (rule.anyOrder || found.length !== expected.length) {
    const rowsIn = (rows: readonly unknown[][]) => rows.length + (rule.anyOrder ? 0 : (rule.from ?? 1) - 1);
    if (rowsIn(expected) !== rowsIn(found))
      return `the sheet ${sheet} has ${rowCount(rowsIn(found))}, and ${rowsIn(expected)} ${rowsIn(expected) === 1 ? "is" : "are"} expected`;
  }
  const place = rule.anyOrder ? "" : ` in ${columnLetters(column + 1)}${row + (rule.from ?? 1)}`;
  const value = found[row]?.[column];
  const cellText = (cell: CellValue | undefined) =>
    (typeof cell === "number" && dates.get(cell)) || valueText(plainValue(cell));
  const foundText = typeof value === "symbol" ? "a formula" : cellText(value);
  return `the sheet ${sheet} has ${foundText}${place}, and ${cellText(expected[row]?.[column])} is expected`;
}

const rowCount = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);

function yellowDifferences({ yellow = {} }: MacroResult, done: MacroEffects): MacroDifference[] {
  return Object.entries(yellow).flatMap(([sheet, expected]): MacroDifference[] => {
    const found = done.yellow[sheet] ?? [];
    const missingRow = expected.find((row) => !found.includes(row));
    const extraRow = found.find((row) => !expected.includes(row));
    if (missingRow === undefined && extraRow === undefined) return [];
    const what =
      missingRow === undefined ? `row ${extraRow} is yellow and should not be` : `row ${missingRow} is not yellow`;
    const rows = (list: number[]) => (list.length === 0 ? "none" : list.join(", "));
    return [{ is: "result", what, pair: { name: "Yellow rows", expected: rows(expected), found: rows(found) } }];
  });
}

function returnedDifferences({ returned }: MacroResult, done: MacroEffects): MacroDifference[] {
  if (returned === undefined || isSameCell(returned, done.returned ?? null)) return [];
  const [expected, found] = [plainValue(returned), plainValue(done.returned)];
  const what = `the function gives ${valueText(found)}, and ${valueText(expected)} is expected`;
  return [{ is: "result", what, pair: { name: "Result", expected, found } }];
}

function sheetNameDifferences({ sheetNames }: MacroResult, done: MacroEffects): MacroDifference[] {
  const extraSheet = sheetNames && Object.keys(done.sheets).find((name) => !sheetNames.includes(name));
  if (extraSheet === undefined) return [];
  const what = `there is a sheet ${extraSheet} that is not asked for`;
  return [
    {
      is: "result",
      what,
      pair: {
        name: "Sheets",
        expected: sheetNames?.join(", ") ?? null,
        found: Object.keys(done.sheets).sort().join(", "),
      },
    },
  ];
}

function fileDifferences({ files }: MacroResult, done: MacroEffects): MacroDifference[] {
  if (!files || files.map(normalizePath).join("|") === done.files.map(normalizePath).join("|")) return [];
  const [expected, found] = [files.join(", "), done.files.join(", ")];
  const what = files.length === 0 ? `it saves ${found}` : `it saves ${found || "no file"}, and ${expected} is expected`;
  return [{ is: "result", what, pair: { name: "Files", expected: expected || null, found: found || null } }];
}

function sideDifferences(wanted: MacroResult, done: MacroEffects, rowCount: number): MacroDifference[] {
  const { hasMessage, open, onePage, eventsOn, callsItself, rowByRow } = wanted;
  const differences: MacroDifference[] = [];
  if (hasMessage !== undefined && hasMessage !== done.hasMessage)
    differences.push(
      hasMessage
        ? sideDifference("no message is shown", "Message", "a message", "none")
        : sideDifference("a message is shown", "Message", "none", "a message"),
    );
  if (open && open.join("|").toLowerCase() !== done.open.join("|").toLowerCase())
    differences.push(
      sideDifference(
        `the workbook ${done.open.join(", ")} stays open`,
        "Open workbooks",
        open.join(", ") || "none",
        done.open.join(", ") || "none",
      ),
    );
  if (onePage && onePage.is !== (done.fitted[onePage.sheet] ?? false))
    differences.push(
      sideDifference(`the sheet ${onePage.sheet} is not set to one page`, "Pages", "one page", "as before"),
    );
  if (eventsOn !== undefined && eventsOn !== done.eventsOn)
    differences.push(sideDifference("the events of Excel stay switched off", "Events", "on", "off"));
  if (callsItself === false && done.callsItself)
    differences.push(sideDifference("the procedure calls itself", "Runs of the procedure", "one", "more"));
  if (rowByRow === false && done.accesses >= rowCount)
    differences.push(
      sideDifference(
        "it reads or writes the cells row by row, which is slow",
        "Accesses to the sheet",
        "a few",
        String(done.accesses),
      ),
    );
  return differences;
}

/** Returns the requirements that a macro did not meet, those on the result first. */
export function differencesOf(
  exec: VbaExec,
  expected: MacroResult,
  done: MacroEffects,
  workbook: MacroData,
): MacroDifference[] {
  const dataRowCount = Math.max(0, ...workbook.sheets.map((sheet) => (sheet.rows ?? []).length - 1));
  return [
    ...returnedDifferences(expected, done),
    ...sheetDifferences(exec, expected, done, workbook),
    ...sheetNameDifferences(expected, done),
    ...yellowDifferences(expected, done),
    ...fileDifferences(expected, done),
    ...sideDifferences(expected, done, dataRowCount),
  ];
}
