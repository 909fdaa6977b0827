import { describe, expect, it } from "@jest/globals";
import { dax } from "./dax/dax.ts";
import { SHOP } from "./dax/testing/shop.ts";
import type { Outcome } from "./engine.ts";
import { outcomeOf, sheetOf } from "./sheet/testing/run.ts";
import { sqlite } from "./sql/testing/sqlite.ts";
import { withPostgresNames } from "./sql/to-postgres.ts";
import { toSqlite } from "./sql/to-sqlite.ts";
import { outcome as macro, printed } from "./vba/testing/run.ts";

// Every object of JavaScript inherits these: a program that writes them must not access the engine's own objects.
const NAMES = ["constructor", "__proto__", "toString", "hasOwnProperty", "valueOf"];
const INHERITED = /native code|\[object|function Object|is not a function|is not iterable|Cannot read prop/i;

/** Returns the outcome of a run, which never throws, and contains nothing of the engine's own objects. */
function plain<Result>(outcome: Outcome<Result>): Outcome<Result> {
  expect(JSON.stringify(outcome)).not.toMatch(INHERITED);
  expect(["ok", "error", "unsupported"]).toContain(Object.keys(outcome)[0]);
  return outcome;
}

describe.each(NAMES)("%s", (name) => {
  const table = { name, columns: [name, "amount"], rows: [["Asha", 5]] };
  const sql = (query: string) => plain(sqlite.run(query, { tables: [table] }));

  it("is a table, a column and an alias in SQL, but not a function", () => {
    expect(sql(`SELECT ${name} FROM ${name}`)).toEqual({ ok: { columns: [name], rows: [["Asha"]] } });
    expect(sql(`SELECT t.${name} AS "${name}", SUM(amount) FROM ${name} t GROUP BY t.${name}`)).toMatchObject({
      ok: { rows: [["Asha", 5]] },
    });
    expect(sql(`WITH ${name} AS (SELECT 7 AS n) SELECT n FROM ${name}`)).toMatchObject({ ok: { rows: [[7]] } });
    expect(sql(`SELECT ${name}(amount) FROM ${name}`)).toMatchObject({
      unsupported: { what: `the function ${name}` },
    });
  });

  it.each([
    (it: string) => `SELECT CAST(amount AS ${it}) FROM ${it}`,
    (it: string) => `SELECT amount::${it}, CONVERT(${it}, amount, ${it}) FROM ${it}`,
    (it: string) => `SELECT DATE_TRUNC('${it}', '2025-01-02'), EXTRACT(${it} FROM '2025-01-02')`,
    (it: string) => `SELECT DATEADD(${it}, 1, '2025-01-02'), TO_CHAR('2025-01-02', '${it}')`,
    (it: string) => `SELECT '2025-01-02' + INTERVAL '1' ${it}`,
    (it: string) => `SELECT MAX(amount) KEEP (DENSE_RANK LAST ORDER BY amount) ${it} FROM ${it} ${it}`,
    (it: string) => `${it} ${it} FROM ${it} WHERE ${it} = ${it}`,
  ])("is ordinary text in rewritten SQL (%#)", (write) => {
    const query = write(name);
    sql(query);
    for (const rewritten of [toSqlite(query), withPostgresNames(query)])
      expect(String(rewritten)).not.toMatch(INHERITED);
  });

  it("is not a function, name, table or format of a sheet", () => {
    const sheets = [sheetOf([[name, 5]], name, [{ name, range: "A1:B1", columns: [name, "n"] } as never])];
    const formulas = [`=${name}(1)`, `=${name}`, `=${name}!B1`, `='${name}'!B1`, `=${name}[${name}]`];
    const typed = [
      `=LET(${name},5,${name}+1)`,
      `=TEXT(5,"${name}")`,
      `=COUNTIF(A1:B1,"${name}")`,
      `=INDIRECT("${name}")`,
    ];
    for (const formula of [...formulas, ...typed]) plain(outcomeOf(formula, sheets));
    plain(outcomeOf(`=${name}+1`, sheets, "Z1", { [name]: "B1" }));
    expect(plain(outcomeOf(`=COUNTIF(A1:B1,"${name}")`, sheets))).toMatchObject({ ok: { rows: [[1]] } });
  });

  it("is not a function, table, column, variable or format of DAX", () => {
    const run = (program: string, data = SHOP) => plain(dax.run(program, data));
    for (const program of [`${name}(1)`, name, `'${name}'[${name}]`, `[${name}]`, `SUM(${name}[${name}])`])
      run(program);
    for (const value of ["5", "TRUE()", "DATE(2025,1,2)"]) run(`FORMAT(${value}, "${name}")`);
    run(`DATEDIFF(DATE(2025,1,1), DATE(2025,2,1), ${name})`);
    run(`CALCULATE([Units], CROSSFILTER(Sales[Product Key], Product[Key], ${name}))`);
    run(`CALCULATE([Units], ${name}(Sales))`);
    expect(run(`VAR ${name} = 5 RETURN ${name} + 1`)).toMatchObject({ ok: { value: 6 } });
    const own = { tables: [{ name, columns: [{ name, type: "integer" as const }], rows: [[5]] }], relationships: [] };
    const measures = { [name]: "1" };
    expect(run(`SUM('${name}'[${name}])`, { ...own, measures })).toMatchObject({ ok: { value: 5 } });
  });

  it("is an ordinary variable, procedure and key in VBA", () => {
    // A name in VBA begins with a letter.
    const own = name === "__proto__" ? "proto" : name;
    expect(printed(`Dim ${own}\n${own} = 5\nDebug.Print ${own} + 1`)).toEqual(["6"]);
    expect(
      printed(
        `Dim d\nSet d = CreateObject("Scripting.Dictionary")\nd("${name}") = 5\nDebug.Print d("${name}"), d.Count`,
      ),
    ).toHaveLength(1);
    expect(
      printed(
        `ThisWorkbook.Names.Add "${name}", "=Data!$A$1"\nDebug.Print ThisWorkbook.Names("${name}").RefersTo\nThisWorkbook.Names("${name}").Delete\nDebug.Print ThisWorkbook.Names.Count`,
      ),
    ).toEqual(["=Data!$A$1", "0"]);
    expect(printed(`Sheets("Data").Name = "${name}"\nDebug.Print Sheets("${name}").Name`)).toEqual([name]);
    expect(printed(`Debug.Print Format("a", "${name}") = ""`)).toEqual(["False"]);
    for (const program of [
      `${name} 5`,
      `Debug.Print ${name}(5)`,
      `Dim x As ${name}`,
      `Debug.Print Format(5, "${name}"), Format(Now, "${name}")`,
      `Debug.Print DateAdd("${name}", 1, Now), DatePart("${name}", Now), DateDiff("${name}", Now, Now)`,
      `Range("${name}").Value = 1`,
      `Debug.Print WorksheetFunction.${name}(5)`,
      `Debug.Print Application.${name}, ThisWorkbook.${name}, Range("A1").${name}`,
      `Set x = CreateObject("${name}")`,
      `Range("A1").Formula = "=${name}(1)"\nRange("A1").NumberFormat = "${name}"\nDebug.Print Range("A1").Text`,
    ])
      plain(macro(program));
  });
});
