import type { Place } from "../../engine.ts";

const MESSAGES: Record<number, string> = {
  3: "Return without GoSub",
  5: "Invalid procedure call or argument",
  6: "Overflow",
  7: "Out of memory",
  9: "Subscript out of range",
  10: "This array is fixed or temporarily locked",
  11: "Division by zero",
  13: "Type mismatch",
  20: "Resume without error",
  53: "File not found",
  58: "File already exists",
  75: "Path/File access error",
  76: "Path not found",
  91: "Object variable or With block variable not set",
  92: "For loop not initialized",
  94: "Invalid use of Null",
  424: "Object required",
  429: "ActiveX component can't create object",
  438: "Object doesn't support this property or method",
  448: "Named argument not found",
  449: "Argument not optional",
  450: "Wrong number of arguments or invalid property assignment",
  451: "Property let procedure not defined and property get procedure did not return an object",
  457: "This key is already associated with an element of this collection",
};

/** A run-time error with VBA's number, which `On Error` can handle. */
export class VbaError extends Error {
  readonly number: number;
  readonly source: string | undefined;
  at: Place | undefined;
  constructor(number: number, description?: string, source?: string) {
    super(description ?? MESSAGES[number] ?? "Application-defined or object-defined error");
    this.number = number;
    this.source = source;
  }
}

export function fail(number: number, description?: string): never {
  throw new VbaError(number, description);
}
