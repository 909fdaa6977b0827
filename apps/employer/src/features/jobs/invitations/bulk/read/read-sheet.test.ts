import { describe, expect, test } from "@jest/globals";
import { fileOf, refusalOfFile, sheetOfFile, sheetOfText } from "./read-sheet.ts";

const HEADER = "firstName,lastName,email,phone,validity";
const PERSON = "Zo\u00eb,Nair,z@e.co,9876543210,24";
const codes = { latin1: Uint8Array, utf16le: Uint16Array };
const bytes = (text: string, encoding: keyof typeof codes) =>
  new File([new codes[encoding]([...text].map((letter) => letter.charCodeAt(0)))], "a.csv");
const SPREADSHEET =
  "This is a spreadsheet. Save it as CSV and choose that file, or copy its rows and paste them below.";

describe("files in the formats of spreadsheets", () => {
  test.each<[string, File]>([
    [
      "a mark and semicolons",
      new File([`\uFEFF${`${HEADER}\r\n${PERSON}`.replaceAll(",", ";")}\r\n;;;;\r\n`], "a.csv"),
    ],
    ["Latin-1", bytes(`${HEADER}\r\n${PERSON}\r\n`, "latin1")],
    ["UTF-16", bytes(`\uFEFF${HEADER}\r\n${PERSON}\r\n`, "utf16le")],
  ])("reads %s", async (_, file) => {
    const { lines } = await sheetOfFile(file);
    expect(lines[1]).toEqual(PERSON.split(","));
  });

  test.each([
    ["people.xlsx", new Uint8Array([1])],
    ["people.XLS", new Uint8Array([1])],
    ["people.ods", new Uint8Array([1])],
    ["renamed.csv", new Uint8Array([0x50, 0x4b, 0x03, 0x04, 0, 0])],
    ["renamed.csv", new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 0, 0])],
  ])("refuses a spreadsheet file: %s", async (name, content) => {
    await expect(sheetOfFile(new File([content], name))).rejects.toThrow(SPREADSHEET);
  });

  test("refuses 50 MB by its size, before reading it", async () => {
    const file = { name: "big.csv", size: 50 * 1024 * 1024 };
    expect(refusalOfFile(file)).toMatch(/^This is larger than 1 MB\./);
    const unread = { ...file, arrayBuffer: () => Promise.reject(new Error("was read")) } as unknown as File;
    await expect(sheetOfFile(unread)).rejects.toThrow(/^This is larger than 1 MB\./);
  });

  test.each([
    ["with open quotes", `${HEADER}\r\n"Asha,Rao`, "Failed to parse CSV"],
    ["of nothing", "", "The file has no rows."],
    ["of blank lines", "\r\n,,\r\n", "The file has no rows."],
    ["that is a picture", "\u0000\u0001", "Failed to parse CSV"],
  ])("refuses a file %s", async (_, text, message) => {
    await expect(sheetOfFile(new File([text], "a.csv"))).rejects.toThrow(message);
  });
});

test("keeps quotes in pasted cells as text", () => {
  expect(sheetOfText('Name\tE-mail\n"Ash" Rao\ta@b.co\n').lines[1]).toEqual(['"Ash" Rao', "a@b.co"]);
  expect(() => sheetOfText("x".repeat(1024 * 1024 + 1))).toThrow(/^This is larger than 1 MB\./);
});

test("sends our columns, one line for each row", async () => {
  const row = {
    row: 9,
    firstName: "Zo\u00eb",
    lastName: "O, Neil",
    email: "z@e.co",
    phone: "9876543210",
    validity: "24" as const,
  };
  expect(await fileOf([row]).text()).toBe(`${HEADER}\r\nZo\u00eb,"O, Neil",z@e.co,9876543210,24`);
});
