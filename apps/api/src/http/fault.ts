/** What the logs may hold of a fault: never the values of a statement, which are people's data. */
export function faultOf(error: unknown): Record<string, unknown> {
  if (!(error instanceof Error)) return { kind: typeof error };
  const { cause } = error;
  const isStatement = "query" in error;
  const reason = isStatement && cause instanceof Error ? cause : error;
  return {
    kind: error.name,
    reason: reason.message,
    ...("code" in reason && { code: String(reason.code) }),
    ...(isStatement && { statement: String(error.query).slice(0, 500) }),
    frames: error.stack
      ?.split("\n")
      .filter((line) => line.startsWith("    at "))
      .slice(0, 12),
  };
}
