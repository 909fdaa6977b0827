import { randomBytes } from "node:crypto";

/** In hexadecimal, as W3C's header has them. */
export interface SpanIds {
  traceId: string;
  spanId: string;
}
let given: SpanIds | undefined;

/** The root span that `start` starts has these ids: calls have named them as their parent before. */
export function withIds<T>(ids: SpanIds, start: () => T): T {
  given = ids;
  try {
    return start();
  } finally {
    given = undefined;
  }
}

export const idGenerator = {
  generateTraceId: () => given?.traceId ?? randomBytes(16).toString("hex"),
  generateSpanId: () => given?.spanId ?? randomBytes(8).toString("hex"),
};
