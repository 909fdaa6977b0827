import type { MacroResult, SheetRule, VbaExec } from "@dryrun/content/interview/question";
import { columnLetters } from "@dryrun/engines/addresses";
import { datesIn } from "@dryrun/engines/vba/dates-in";
import type { MacroWorld } from "@dryrun/engines/vba/macro-world";
import type { CellValue } from "@dryrun/engines/workbook";
import { isSameCell, type SheetDifference, sheetDifference } from "./compare-sheets.ts";
import type { Done } from "./what-it-did.ts";

/** Something that a macro did not do as asked. */
export interface MacroDifference {
  /** A side is one requirement beside the result: a message, a closed file, the set-up of the page. */
  is: "result" | "side";
  /** A clause: "no message is shown". */
  what: string;
  sheet?: SheetDifference;
  /** Where no sheet differs: what is expected and what was found, by its name. */
  pair?: { name: string; expected: string | number | boolean | null; found: string | number | boolean | null };
}

const side = (what: string, name: string, expected: string, found: string): MacroDifference => ({
  is: "side",
  what,
  pair: { name, expected, found },
});

const inWords = (value: CellValue | undefined): string | number | boolean | null =>
  typeof value === "object" && value !== null ? value.error : (value ?? null);

const shown = (value: string | number | boolean | null): string => {
  if (value === null) return "nothing";
  return typeof value === "number" ? String(Number(value.toPrecision(8))) : String(value);
};

const clean = (path: string): string =>
  path
    .toLowerCase()
    .replaceAll("/", "\\")
    .replaceAll(/\\{2,}/g, "\\");

/** How a sheet of this name is compared. */
export function ruleOf(exec: VbaExec, sheet: string): SheetRule {
  const { rules = [] } = exec;
  const own = rules.find((rule) => rule.sheet === sheet) ?? rules.find((rule) => rule.sheet === "*");
  return { ...own, sheet };
}

function ofSheets(exec: VbaExec, { sheets = {} }: MacroResult, done: Done, world: MacroWorld): MacroDifference[] {
  const dates = datesIn(world);
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
    const count = (rows: readonly unknown[][]) => rows.length + (rule.anyOrder ? 0 : (rule.from ?? 1) - 1);
    if (count(expected) !== count(found))
      return `the sheet ${sheet} has ${rowCount(count(found))}, and ${count(expected)} ${count(expected) === 1 ? "is" : "are"} expected`;
  }
  const place = rule.anyOrder ? "" : ` in ${columnLetters(column + 1)}${row + (rule.from ?? 1)}`;
  const value = found[row]?.[column];
  const named = (one: CellValue | undefined) => (typeof one === "number" && dates.get(one)) || shown(inWords(one));
  const is = typeof value === "symbol" ? "a formula" : named(value);
  return `the sheet ${sheet} has ${is}${place}, and ${named(expected[row]?.[column])} is expected`;
}

const rowCount = (count: number): string => (count === 1 ? "1 row" : `${count} rows`);

function ofYellow({ yellow = {} }: MacroResult, done: Done): MacroDifference[] {
  return Object.entries(yellow).flatMap(([sheet, expected]): MacroDifference[] => {
    const found = done.yellow[sheet] ?? [];
    const lost = expected.find((row) => !found.includes(row));
    const extra = found.find((row) => !expected.includes(row));
    if (lost === undefined && extra === undefined) return [];
    const what = lost === undefined ? `row ${extra} is yellow and should not be` : `row ${lost} is not yellow`;
    const rows = (list: number[]) => (list.length === 0 ? "none" : list.join(", "));
    return [{ is: "result", what, pair: { name: "Yellow rows", expected: rows(expected), found: rows(found) } }];
  });
}

function ofReturned({ returned }: MacroResult, done: Done): MacroDifference[] {
  if (returned === undefined || isSameCell(returned, done.returned ?? null)) return [];
  const [expected, found] = [inWords(returned), inWords(done.returned)];
  const what = `the function gives ${shown(found)}, and ${shown(expected)} is expected`;
  return [{ is: "result", what, pair: { name: "Result", expected, found } }];
}

function ofNames({ sheetNames }: MacroResult, done: Done): MacroDifference[] {
  const extra = sheetNames && Object.keys(done.sheets).find((name) => !sheetNames.includes(name));
  if (extra === undefined) return [];
  const what = `there is a sheet ${extra} that is not asked for`;
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

function ofFiles({ files }: MacroResult, done: Done): MacroDifference[] {
  if (!files || files.map(clean).join("|") === done.files.map(clean).join("|")) return [];
  const [expected, found] = [files.join(", "), done.files.join(", ")];
  const what = files.length === 0 ? `it saves ${found}` : `it saves ${found || "no file"}, and ${expected} is expected`;
  return [{ is: "result", what, pair: { name: "Files", expected: expected || null, found: found || null } }];
}

function ofSides(wanted: MacroResult, done: Done, rows: number): MacroDifference[] {
  const { hasMessage, open, onePage, eventsOn, callsItself, rowByRow } = wanted;
  const found: MacroDifference[] = [];
  if (hasMessage !== undefined && hasMessage !== done.hasMessage)
    found.push(
      hasMessage
        ? side("no message is shown", "Message", "a message", "none")
        : side("a message is shown", "Message", "none", "a message"),
    );
  if (open && open.join("|").toLowerCase() !== done.open.join("|").toLowerCase())
    found.push(
      side(
        `the workbook ${done.open.join(", ")} stays open`,
        "Open workbooks",
        open.join(", ") || "none",
        done.open.join(", ") || "none",
      ),
    );
  if (onePage && onePage.is !== (done.fitted[onePage.sheet] ?? false))
    found.push(side(`the sheet ${onePage.sheet} is not set to one page`, "Pages", "one page", "as before"));
  if (eventsOn !== undefined && eventsOn !== done.eventsOn)
    found.push(side("the events of Excel stay switched off", "Events", "on", "off"));
  if (callsItself === false && done.callsItself)
    found.push(side("the procedure calls itself", "Runs of the procedure", "one", "more"));
  if (rowByRow === false && done.accesses >= rows)
    found.push(
      side(
        "it reads or writes the cells row by row, which is slow",
        "Accesses to the sheet",
        "a few",
        String(done.accesses),
      ),
    );
  return found;
}

/** What a macro did not do as its question asks; the result first. */
export function differencesOf(exec: VbaExec, wanted: MacroResult, done: Done, world: MacroWorld): MacroDifference[] {
  const rows = Math.max(0, ...world.sheets.map((sheet) => (sheet.rows ?? []).length - 1));
  return [
    ...ofReturned(wanted, done),
    ...ofSheets(exec, wanted, done, world),
    ...ofNames(wanted, done),
    ...ofYellow(wanted, done),
    ...ofFiles(wanted, done),
    ...ofSides(wanted, done, rows),
  ];
}
