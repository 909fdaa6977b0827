import { ProgramError } from "../../meter.ts";
import { placeOf } from "../../place.ts";
import type { StructuredPart } from "./ast.ts";

const ITEMS = ["#all", "#headers", "#data", "#totals"] as const;
type Item = StructuredPart["items"][number];

/** Splits `[#All],[A]:[B]` into its brackets and the texts between them. */
function piecesOf(inner: string): string[] {
  const pieces: string[] = [];
  let depth = 0;
  let piece = "";
  for (let index = 0; index < inner.length; index++) {
    const letter = inner[index] as string;
    if (letter === "'") {
      piece += inner[++index] ?? "";
      continue;
    }
    if (letter === "[") depth += 1;
    if (letter === "]") depth -= 1;
    if (depth === 0 && (letter === "," || letter === ":")) {
      pieces.push(piece.trim(), letter);
      piece = "";
    } else if (letter !== "[" && letter !== "]") piece += letter;
  }
  return [...pieces, piece.trim()];
}

/** Parses the part in brackets of a structured reference, such as `[@Amount]`. */
export function structuredOf(table: string | null, bracket: string, program: string, start: number): StructuredPart {
  let inner = bracket.slice(1, -1).trim();
  const items: Item[] = [];
  if (inner.startsWith("@")) {
    items.push("@");
    inner = inner.slice(1).trim();
  }
  if (inner === "") return { table, items, columns: null };
  const columns: string[] = [];
  for (const piece of inner.startsWith("[") ? piecesOf(inner) : [inner.replaceAll(/'(.)/g, "$1")]) {
    const item = ITEMS.find((name) => name === piece.toLowerCase());
    if (item) items.push(item);
    else if (/^#this row$/i.test(piece)) items.push("@");
    else if (piece !== "," && piece !== ":") columns.push(piece);
  }
  const [first, last = first, more] = columns;
  if (more !== undefined)
    throw new ProgramError("syntax", "Columns of a table are named as [A] or [A]:[B].", placeOf(program, start));
  return { table, items, columns: first === undefined || last === undefined ? null : [first, last] };
}
