/** Where spans go. */
export interface TracingSettings {
  /** Without a trailing slash. */
  endpoint: string;
  /** Sent with each export, for example to name the account; never logged. */
  headers: Readonly<Record<string, string>>;
  /** The share of traces that is kept, from 0 to 1. */
  share: number;
  serviceName: string;
}

/** Parses OpenTelemetry's pairs `name=value,other=value` with percent-encoded values. Undefined if they are malformed. */
export function headersOf(text: string): Record<string, string> | undefined {
  const pairs = text.split(",").filter((pair) => pair.trim() !== "");
  const headers: Record<string, string> = {};
  for (const pair of pairs) {
    const [, name, value] = /^\s*([\w-]+)\s*=\s*(\S+)\s*$/.exec(pair) ?? [];
    if (!name || !value) return undefined;
    try {
      headers[name] = decodeURIComponent(value);
    } catch {
      return undefined;
    }
  }
  return headers;
}
