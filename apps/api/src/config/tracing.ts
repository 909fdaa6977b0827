import { numberOf, StartError, urlOf } from "./values.ts";

const TRACED_SHARE = 0.1;

/** The destination of spans. */
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
function headersOf(text: string): Record<string, string> | undefined {
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

export function tracingOf(env: NodeJS.ProcessEnv, workers: "inline" | "only" | "none"): TracingSettings | undefined {
  const endpoint = urlOf(env, "OTEL_EXPORTER_OTLP_ENDPOINT", ["http:", "https:"])?.replace(/\/$/, "");
  const headers = headersOf(env.OTEL_EXPORTER_OTLP_HEADERS ?? "");
  const share = numberOf(env, "OTEL_TRACES_SAMPLER_ARG", TRACED_SHARE, 0, 1);
  const serviceName = env.OTEL_SERVICE_NAME || (workers === "only" ? "dryrun-worker" : "dryrun-api");
  if (!headers) throw new StartError("OTEL_EXPORTER_OTLP_HEADERS must be pairs such as name=value,other=value.");
  return endpoint ? { endpoint, headers, share, serviceName } : undefined;
}
