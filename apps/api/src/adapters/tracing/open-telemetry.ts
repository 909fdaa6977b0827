import { context, trace } from "@opentelemetry/api";
import { AsyncLocalStorageContextManager } from "@opentelemetry/context-async-hooks";
import { OTLPTraceExporter } from "@opentelemetry/exporter-trace-otlp-http";
import { resourceFromAttributes } from "@opentelemetry/resources";
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  TraceIdRatioBasedSampler,
  TracerProvider,
} from "@opentelemetry/sdk-trace";
import type { TracingSettings } from "../../config/tracing.ts";
import { idGenerator } from "../../tracing/ids.ts";
import { setTracing } from "../../tracing/spans.ts";

const LONGEST_VALUE = 2000;
const LONGEST_EXPORT_MS = 5000;

/**
 * Exports spans to the collector until it is stopped; without a collector they are dropped. The trace id alone
 * decides whether a trace is kept, in the same way in every process: the browser's own flag does not count.
 */
export function startTracing({ endpoint, headers, share, serviceName }: TracingSettings): () => Promise<void> {
  const exporter = new OTLPTraceExporter({
    url: `${endpoint}/v1/traces`,
    headers,
    timeoutMillis: LONGEST_EXPORT_MS,
  });
  const byId = new TraceIdRatioBasedSampler(share);
  const provider = new TracerProvider({
    resource: resourceFromAttributes({ "service.name": serviceName }),
    sampler: new ParentBasedSampler({ root: byId, remoteParentSampled: byId, remoteParentNotSampled: byId }),
    idGenerator,
    spanLimits: { attributeValueLengthLimit: LONGEST_VALUE },
    spanProcessors: [new BatchSpanProcessor({ exporter, exportTimeoutMillis: LONGEST_EXPORT_MS })],
  });
  context.setGlobalContextManager(new AsyncLocalStorageContextManager().enable());
  trace.setGlobalTracerProvider(provider);
  setTracing(true);
  return async () => {
    setTracing(false);
    await provider.shutdown();
    trace.disable();
    context.disable();
  };
}
