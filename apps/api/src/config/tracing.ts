/** Where spans go. */
export interface TracingSettings {
  /** Without a slash at its end. */
  endpoint: string;
  /** Sent with each export, as to name the account; never logged. */
  headers: Readonly<Record<string, string>>;
  /** Of the traces, 0 to 1. */
  share: number;
  serviceName: string;
}

/** Pairs as OpenTelemetry writes them: `name=value,other=value`, values in percent-encoding. Undefined where they cannot be read. */
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
