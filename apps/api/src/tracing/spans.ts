import {
  type Attributes,
  type Context,
  context,
  ROOT_CONTEXT,
  type Span,
  SpanKind,
  SpanStatusCode,
  trace,
} from "@opentelemetry/api";

// Only the interfaces of OpenTelemetry, which do nothing until adapters/tracing is loaded.

const tracer = trace.getTracer("dryrun");
let isOn = false;

/** Called once, by the adapter that exports spans, before anything is opened. */
export const setTracing = (on: boolean): void => {
  isOn = on;
};
export const isTracing = (): boolean => isOn;

/** W3C Trace Context, version 00 and those that extend it. */
const TRACEPARENT = /^(?!ff)[0-9a-f]{2}-(?!0{32})([0-9a-f]{32})-(?!0{16})([0-9a-f]{16})-([0-9a-f]{2})(?:-.*)?$/;

/** The context in a header or a job; the root context if there is none. */
export function contextOf(traceparent: unknown): Context {
  const [, traceId, spanId, flags] = TRACEPARENT.exec(typeof traceparent === "string" ? traceparent : "") ?? [];
  if (!traceId || !spanId || !flags) return ROOT_CONTEXT;
  return trace.setSpanContext(ROOT_CONTEXT, {
    traceId,
    spanId,
    traceFlags: Number.parseInt(flags, 16) & 1,
    isRemote: true,
  });
}

/** The current trace as a header or a job carries it; undefined outside of a trace. */
export function currentTraceparent(): string | undefined {
  const span = isOn ? trace.getActiveSpan()?.spanContext() : undefined;
  return span && `00-${span.traceId}-${span.spanId}-0${span.traceFlags & 1}`;
}

export interface SpanParts {
  kind: SpanKind;
  attributes: Attributes;
  /** By default the current span. */
  parent?: Context;
  /** In milliseconds since 1970; now where it is not given. */
  startTime?: number;
}

export const startSpan = (name: string, { parent = context.active(), ...options }: SpanParts): Span =>
  tracer.startSpan(name, options, parent);

/** Marks the span as failed, with the error's code or class: messages may quote what people typed. */
export function failSpan(span: Span, error: unknown): void {
  const { code, name = "error" } = (error ?? {}) as { code?: unknown; name?: string };
  span.setAttribute("error.type", String(code ?? name));
  span.setStatus({ code: SpanStatusCode.ERROR });
}

/** Runs the function inside a span, or alone while tracing is off. */
export async function inSpan<T>(name: string, parts: SpanParts, run: () => Promise<T>): Promise<T> {
  if (!isOn) return run();
  const span = startSpan(name, parts);
  try {
    return await context.with(trace.setSpan(parts.parent ?? context.active(), span), run);
  } catch (error) {
    failSpan(span, error);
    throw error;
  } finally {
    span.end();
  }
}

export const SPAN_KINDS = {
  page: SpanKind.CLIENT,
  request: SpanKind.SERVER,
  query: SpanKind.CLIENT,
  job: SpanKind.CONSUMER,
} as const;
