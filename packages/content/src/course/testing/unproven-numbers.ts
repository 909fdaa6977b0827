import { findTable } from "../data/tables.ts";
import { runnablesOf } from "./run-block.ts";

const FENCE = /^```[^\n]*\n[\s\S]*?^```$/gm;
const CODE_OR_LINK = /`[^`]*`|\]\([^)]*\)/g;
/** A number that is not part of a word. */
const NUMBER = /(?<![\w.,])\d+(?:,\d+)*(?:\.\d+)?(?!\w)/g;
const YEAR = /^(19|20)\d\d$/;
/** Smaller whole numbers count things that the reader sees on the page. */
const PROVEN_FROM = 100;

const plain = (number: string) => String(Number(number.replaceAll(",", "")));

function numbersIn(text: string): Set<string> {
  return new Set([...text.matchAll(/\d[\d,]*(?:\.\d+)?/g)].map(([number]) => plain(number)));
}

const TABLES = ["distributors", "products", "reps", "targets", "orders", "order_lines", "sales", "raw"];
let inData: Set<string> | null = null;

function numbersOfData(): Set<string> {
  inData ??= new Set(TABLES.flatMap((name) => findTable(name).rows.flatMap((row) => row.map(String))));
  return inData;
}

/** Returns the numbers of a lesson's prose that neither its blocks nor the data of the course contain. */
export function unprovenNumbers(body: string): string[] {
  const known = numbersIn(
    runnablesOf(body)
      .map(({ source, shown }) => `${source}\n${shown ?? ""}`)
      .join("\n"),
  );
  const prose = body.replace(FENCE, "").replace(CODE_OR_LINK, "");
  return [...prose.matchAll(NUMBER)].flatMap(([number]) => {
    const value = plain(number);
    const isSmall = Number(value) < PROVEN_FROM && !value.includes(".");
    if (isSmall || YEAR.test(number) || known.has(value) || numbersOfData().has(value)) return [];
    return [number];
  });
}
