import { randomBytes } from "node:crypto";

/** In hexadecimal, like W3C's header. */
export interface SpanIds {
  traceId: string;
  spanId: string;
}
let given: SpanIds | undefined;

/** Gives the root span that `start` starts these ids: earlier calls have named them as their parent. */
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
