import type { Place } from "../engine.ts";
import { ProgramError, UnsupportedError } from "../meter.ts";
import { offsetOf, placeOf } from "../place.ts";
import type { SqlData } from "./data.ts";
import { misspeltPart, noColumn, noTable } from "./misspelt.ts";
import { sqlTokens } from "./tokens.ts";

/** The maximum number of checked occurrences of one word. */
const MOST_PLACES = 40;

interface Refused {
  /** The program as typed. */
  program: string;
  world: SqlData;
  /** The statement that SQLite received. */
  statement: string;
  /** Returns the message for a beginning of the statement. */
  messageFor: (beginning: string) => string;
}

/** Returns the positions of a token or a name, outside of texts and comments. */
function placesIn(sql: string, wanted: string): number[] {
  const name = wanted.split(".").at(-1)?.toLowerCase() ?? "";
  return sqlTokens(sql)
    .filter(({ text }) => text === wanted || text.toLowerCase() === name)
    .slice(0, MOST_PLACES)
    .map(({ start }) => start);
}

/**
 * Returns the position: SQLite stops at the first token that cannot follow, so the shortest beginning with the same
 * message ends with it.
 */
function placeOfToken({ program, statement, messageFor }: Refused, token: string, message: string): Place | undefined {
  const places = placesIn(statement, token);
  const stop = places.findIndex((at) => messageFor(statement.slice(0, at + token.length)) === message);
  const typed = placesIn(program, token);
  const start = typed.length === places.length ? typed[stop] : undefined;
  return start === undefined ? undefined : placeOf(program, start, start + token.length);
}

function placeOfName({ program }: Refused, name: string): Place | undefined {
  const start = placesIn(program, name)[0];
  const length = name.split(".").at(-1)?.length ?? 1;
  return start === undefined ? undefined : placeOf(program, start, start + length);
}

/** Words of other databases at which, or after which, SQLite stops; everything that can be rewritten was rewritten earlier. */
const ELSEWHERE = [["pivot"], ["unpivot"], ["match_recognize"], ["connect", "by"]];

function constructElsewhere({ program }: Refused): UnsupportedError | undefined {
  const tokens = sqlTokens(program);
  const isAt = (words: readonly string[], at: number) =>
    words.every((word, more) => tokens[at + more]?.text.toLowerCase() === word);
  for (const words of ELSEWHERE) {
    const token = tokens.find((_, index) => isAt(words, index));
    const name = words.join(" ").toUpperCase();
    if (token) return new UnsupportedError(name, placeOf(program, token.start, token.end));
  }
  return undefined;
}

const AGGREGATE = /^(?:misuse of|wrong number of arguments to)[\w ]*?:? (\w+)\(\)/;
const NO_COLUMN = "no such column: ";
const NO_TABLE = "no such table: ";
const NAME_AFTER = [NO_COLUMN, NO_TABLE, "ambiguous column name: "];

/** Returns the name at the end of a message; SQLite appends " - should this be …" to some. */
function nameIn(message: string): string | undefined {
  const start = NAME_AFTER.find((beginning) => message.startsWith(beginning));
  return start && message.slice(start.length).split(" - ")[0]?.replaceAll('"', "");
}

function faultAt(refused: Refused, token: string, message: string): ProgramError {
  const at = placeOfToken(refused, token, message);
  const misspelt = at && misspeltPart(refused.program, offsetOf(refused.program, at), refused.world);
  return misspelt ?? new ProgramError("syntax", message, at);
}

function saidOf({ world: data }: Refused, message: string, name: string): string {
  if (message.startsWith(NO_TABLE)) return noTable(name, data);
  return message.startsWith(NO_COLUMN) ? noColumn(name, data) : message;
}

/** Returns the error to throw for an error of SQLite, with its position if the message names one. */
export function faultOf(error: unknown, refused: Refused): Error {
  const message = error instanceof Error ? error.message : String(error);
  const missing = /^no such function: (\w+)$/.exec(message)?.[1];
  if (missing !== undefined) return new UnsupportedError(`the function ${missing}`, placeOfName(refused, missing));
  const token = /^near "([\s\S]+)": syntax error$/.exec(message)?.[1];
  if (token !== undefined) return constructElsewhere(refused) ?? faultAt(refused, token, message);
  const name = nameIn(message);
  if (name !== undefined) return new ProgramError("name", saidOf(refused, message, name), placeOfName(refused, name));
  const aggregate = AGGREGATE.exec(message)?.[1];
  if (aggregate !== undefined) return new ProgramError("type", message, placeOfName(refused, aggregate));
  const isLimit = /out of memory|too big|too many|too large|heap/i.test(message);
  return new ProgramError(isLimit ? "limit" : message === "incomplete input" ? "syntax" : "runtime", message);
}
