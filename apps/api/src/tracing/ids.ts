import { randomBytes } from "node:crypto";

/** In hexadecimal, like W3C's header. */
export interface SpanIds {
  traceId: string;
  spanId: string;
}
let parent: SpanIds | undefined;

/** Gives the root span that `start` starts these ids: earlier calls have named them as their parent. */
export function withIds<T>(ids: SpanIds, start: () => T): T {
  parent = ids;
  try {
    return start();
  } finally {
    parent = undefined;
  }
}

export const idGenerator = {
  generateTraceId: () => parent?.traceId ?? randomBytes(16).toString("hex"),
  generateSpanId: () => parent?.spanId ?? randomBytes(8).toString("hex"),
};
