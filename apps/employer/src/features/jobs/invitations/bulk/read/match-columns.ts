import type { Column, TypedRow } from "@dryrun/domain/invitations/bulk";
import { BULK_COLUMNS, type Validity } from "@dryrun/domain/invitations/limits";
import type { Sheet } from "./read-sheet.ts";
import { partOf, plainValidity, type Source } from "./typed-values.ts";

export type Mapping = Partial<Record<Column, Source>>;

export interface SheetColumn {
  /** The heading, or "Column 3". */
  name: string;
  /** The first values. */
  samples: readonly string[];
}

export interface Match {
  /** The line of the headings; -1 if there are none. */
  header: number;
  columns: readonly SheetColumn[];
  mapping: Mapping;
  /** Whether no confirmation is needed: each column has exactly one known heading. */
  isSure: boolean;
}

/** Usual headings, compared by their letters only. */
const HEADINGS: Record<Column | "name", readonly string[]> = {
  firstName: ["first name", "first", "given name", "forename", "fname"],
  lastName: ["last name", "last", "surname", "family name", "lname"],
  name: ["name", "full name", "candidate", "candidate name", "student", "student name", "applicant", "applicant name"],
  email: ["email", "email id", "email address", "mail", "mail id", "mail address", "emails", "candidate email"],
  phone: [
    ...["phone", "phone number", "phone no", "mobile", "mobile number", "mobile no", "mobile phone", "cell"],
    ...["contact", "contact number", "contact no", "telephone", "tel", "whatsapp", "whatsapp number"],
  ],
  validity: ["validity", "valid for", "valid", "expiry", "expires", "open for", "validity hours", "hours"],
};
const SAMPLES = 3;
const LOOKED_AT = 20;
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const PHONE = /^\+?[\d\s()-]{10,16}$/;

const lettersOf = (heading: string) => heading.toLowerCase().replace(/[^a-z]/g, "");
const isBlank = (cells: readonly string[]) => cells.every((cell) => cell.trim() === "");
const isValue = (cell: string) => EMAIL.test(cell.trim()) || PHONE.test(cell.trim());

/** Finds the headings of a sheet and the meaning of its columns. */
export function matchColumns({ lines }: Sheet): Match {
  const first = lines.findIndex((cells) => !isBlank(cells));
  const header = lines[first]?.some(isValue) ? -1 : first;
  const body = lines.slice(header + 1).filter((cells) => !isBlank(cells));
  const looked = body.slice(0, LOOKED_AT);
  const width = Math.max(0, ...[lines[first] ?? [], ...looked].map((cells) => cells.length));
  const headings = Array.from({ length: width }, (_, index) =>
    header < 0 ? "" : (lines[header]?.[index] ?? "").trim(),
  );
  const columns = headings.map((heading, index) => ({
    name: heading || `Column ${index + 1}`,
    samples: looked.flatMap((cells) => cells[index]?.trim() || []).slice(0, SAMPLES),
  }));
  const { mapping, isClear } = byHeading(headings);
  const isSure = isClear && BULK_COLUMNS.every((column) => column === "validity" || mapping[column]);
  return { header, columns, mapping: isSure ? mapping : guessed(mapping, looked, width), isSure };
}

/** Recognises columns by known headings; not clear if two columns have the same meaning, or a name must be split. */
function byHeading(headings: readonly string[]): { mapping: Mapping; isClear: boolean } {
  const placesOf = (meaning: Column | "name") =>
    headings.flatMap((heading, index) =>
      HEADINGS[meaning].some((known) => lettersOf(known) === lettersOf(heading)) ? [index] : [],
    );
  const mapping: Mapping = {};
  let isClear = true;
  for (const column of BULK_COLUMNS) {
    const [at, ...more] = placesOf(column);
    if (at !== undefined) mapping[column] = { at, part: "whole" };
    if (more.length > 0) isClear = false;
  }
  const [name] = placesOf("name");
  if (name !== undefined && !(mapping.firstName && mapping.lastName)) {
    isClear = false;
    // "Name" next to "Surname" is the first name.
    if (mapping.lastName) mapping.firstName = { at: name, part: "whole" };
    else {
      mapping.firstName ??= { at: name, part: "first" };
      mapping.lastName = { at: name, part: "rest" };
    }
  }
  return { mapping, isClear };
}

/** Guesses columns without a known heading from their values; the person confirms it. */
function guessed(known: Mapping, rows: readonly (readonly string[])[], width: number): Mapping {
  const mapping = { ...known };
  const taken = new Set(Object.values(mapping).map(({ at }) => at));
  const free = () => Array.from({ length: width }, (_, index) => index).filter((at) => !taken.has(at));
  const isMostly = (at: number, holds: (value: string) => boolean) => {
    const values = rows.flatMap((cells) => cells[at]?.trim() || []);
    return values.length > 0 && values.filter(holds).length * 2 > values.length;
  };
  const take = (column: Column, at: number | undefined, part: Source["part"] = "whole") => {
    if (at === undefined) return;
    mapping[column] = { at, part };
    taken.add(at);
  };
  if (!mapping.email)
    take(
      "email",
      free().find((at) => isMostly(at, (value) => EMAIL.test(value))),
    );
  if (!mapping.phone)
    take(
      "phone",
      free().find((at) => isMostly(at, (value) => PHONE.test(value))),
    );
  if (!mapping.validity)
    take(
      "validity",
      free().find((at) => isMostly(at, (value) => plainValidity(value) !== null)),
    );
  const names = free().filter((at) => isMostly(at, (value) => /^\p{L}[\p{L}\p{M}\s.'’-]*$/u.test(value)));
  if (!mapping.firstName && !mapping.lastName) {
    const isWhole = names.length === 1 || isMostly(names[0] ?? -1, (value) => /\s/.test(value));
    take("firstName", names[0], isWhole ? "first" : "whole");
    take("lastName", isWhole ? names[0] : names[1], isWhole ? "rest" : "whole");
  } else if (!mapping.firstName) take("firstName", names[0]);
  else if (!mapping.lastName) take("lastName", names[0]);
  return mapping;
}

/** Returns the rows below the headings, with the default validity if the sheet has no column for it. */
export function typedRows({ lines }: Sheet, { header }: Match, mapping: Mapping, validity: Validity): TypedRow[] {
  const valueIn = (cells: readonly string[], column: Column): string => {
    const source = mapping[column];
    if (!source) return column === "validity" ? validity : "";
    const cell = (cells[source.at] ?? "").trim();
    if (column === "validity") return plainValidity(cell) ?? cell;
    return partOf(cell, source.part);
  };
  return lines.flatMap((cells, index) => {
    if (index <= header || isBlank(cells)) return [];
    const values = Object.fromEntries(BULK_COLUMNS.map((column) => [column, valueIn(cells, column)]));
    return [{ row: index + 1, values: values as Record<Column, string> }];
  });
}
