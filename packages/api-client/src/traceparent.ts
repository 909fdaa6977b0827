/** A trace covers a page's calls for at most this time, in milliseconds: a page that stays open for hours starts new ones. */
const LONGEST_MS = 60_000;

const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, "0")).join("");

let trace = { ids: "", page: "", began: 0 };

/**
 * Returns W3C's header for a call: on a server that stores spans, the spans of a page's calls form one trace below the page's own span.
 * Contains no personal data.
 */
export function traceparent(): string {
  const page = location.pathname;
  const now = Date.now();
  if (trace.page !== page || now - trace.began > LONGEST_MS) trace = { ids: `${hex(16)}-${hex(8)}`, page, began: now };
  return `00-${trace.ids}-01`;
}
