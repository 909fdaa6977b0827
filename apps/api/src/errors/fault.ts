const WORD = /[^\s@<>"']+(?:@[^\s@<>"']+)?/g;

/** PostgreSQL quotes a value that it could not parse (codes 22...). */
function reasonOf({ message }: Error, code: unknown): string {
  const reason = String(code).startsWith("22") ? (message.split(":")[0] ?? "") : message;
  return reason.replace(WORD, (word) => (word.includes("@") ? "[e-mail]" : word));
}

const LONGEST_TEXT = 200;

/** Describes a fault in one line for an admin, without personal data. */
export function faultText(error: unknown): string {
  const { kind, reason = kind } = faultOf(typeof error === "string" ? new Error(error) : error);
  return String(reason)
    .replace(/\s+/g, " ")
    .replace(/Failed query:.*/, "a statement failed")
    .replace(/https?:\/\/\S+/g, "[url]")
    .replace(/\d{10,}/g, "[number]")
    .slice(0, LONGEST_TEXT);
}

/** Returns the part of a fault that may be logged: no values of statements and no addresses, which are personal data. */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return thrownOf(error);
  const { cause } = error;
  const isStatement = "query" in error;
  const reason = isStatement && cause instanceof Error ? cause : error;
  const code = "code" in reason ? reason.code : undefined;
  return {
    kind: error.name,
    reason: reasonOf(reason, code),
    ...(code !== undefined && { code: String(code) }),
    ...(isStatement && { statement: String(error.query).slice(0, 500) }),
    frames: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 12),
  };
}

/** Describes something thrown that is no Error. PGlite throws an `ErrnoError` with WASI's code: 51 is a full disk. */
function thrownOf(thrown: unknown): Record<string, unknown> {
  const { name, errno } = Object(thrown) as { name?: unknown; errno?: unknown };
  // Without a code, `name` could be the name of a person, which must not be logged.
  return typeof errno === "number" ? { kind: String(name), code: String(errno) } : { kind: typeof thrown };
}
