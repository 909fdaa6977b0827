import { isFormula } from "@dryrun/csv/csv";
import { escapeText } from "@dryrun/domain/html";
import { strToU8, Zip, ZipDeflate } from "fflate";

export type Cell = string | number | null;

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="yes"?>';
const OFFICE = "http://schemas.openxmlformats.org";
const SHEET = "xl/worksheets/sheet1.xml";
const PARTS: Record<string, string> = {
  "[Content_Types].xml": `<Types xmlns="${OFFICE}/package/2006/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/${SHEET}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/><Override PartName="/xl/styles.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.styles+xml"/></Types>`,
  "_rels/.rels": `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
  "xl/workbook.xml": `<workbook xmlns="${OFFICE}/spreadsheetml/2006/main" xmlns:r="${OFFICE}/officeDocument/2006/relationships"><sheets><sheet name="Sheet1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
  "xl/_rels/workbook.xml.rels": `<Relationships xmlns="${OFFICE}/package/2006/relationships"><Relationship Id="rId1" Type="${OFFICE}/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/><Relationship Id="rId2" Type="${OFFICE}/officeDocument/2006/relationships/styles" Target="styles.xml"/></Relationships>`,
  // Two formats: the default, and text that stays text when the cell is edited.
  "xl/styles.xml": `<styleSheet xmlns="${OFFICE}/spreadsheetml/2006/main"><fonts count="1"><font/></fonts><fills count="1"><fill/></fills><borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs><cellXfs count="2"><xf/><xf quotePrefix="1"/></cellXfs></styleSheet>`,
};
/** The maximum length of a cell. */
const MAX_TEXT = 32_767;
/** XML has no form for these. */
const UNWRITABLE = /(?![\t\n\r])\p{Cc}|[\ufffe\uffff]|\p{Surrogate}/gu;

function columnName(index: number): string {
  const rest = String.fromCharCode(65 + (index % 26));
  return index < 26 ? rest : columnName(Math.floor(index / 26) - 1) + rest;
}

function cellXml(value: Cell, place: string): string {
  if (value === null || value === "") return "";
  if (typeof value === "number") return `<c r="${place}"><v>${value}</v></c>`;
  const text = value.slice(0, MAX_TEXT).replace(UNWRITABLE, "");
  const written = escapeText(text);
  const style = isFormula(text) ? ' s="1"' : "";
  return `<c r="${place}" t="inlineStr"${style}><is><t xml:space="preserve">${written}</t></is></c>`;
}

/** Rows as a workbook of one sheet, made while they come: no more than a batch is in memory. Text is never a formula. */
export async function* xlsxOf(batches: AsyncIterable<readonly (readonly Cell[])[]>): AsyncGenerator<Uint8Array> {
  const made: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    made.push(chunk);
  });
  const add = (name: string) => {
    const part = new ZipDeflate(name, { level: 6 });
    zip.add(part);
    return part;
  };
  for (const [name, xml] of Object.entries(PARTS)) add(name).push(strToU8(XML + xml), true);
  const sheet = add(SHEET);
  sheet.push(strToU8(`${XML}<worksheet xmlns="${OFFICE}/spreadsheetml/2006/main"><sheetData>`));
  let count = 0;
  for await (const rows of batches) {
    const xml = rows.map((cells) => {
      count += 1;
      return `<row r="${count}">${cells.map((cell, at) => cellXml(cell, `${columnName(at)}${count}`)).join("")}</row>`;
    });
    sheet.push(strToU8(xml.join("")));
    yield* made.splice(0);
  }
  sheet.push(strToU8("</sheetData></worksheet>"), true);
  zip.end();
  yield* made;
}
