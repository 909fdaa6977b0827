import { context, type Span, trace } from "@opentelemetry/api";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { contextOf, isTracing, SPAN_KINDS, startSpan } from "./spans.ts";

const spans = new WeakMap<FastifyRequest, Span>();
/** Monitoring calls these every few seconds. */
const UNTRACED = /^\/api\/(?:health|metrics)/;

/**
 * Creates a span for each call of the API, in the browser's trace if the call names one. The span has no address,
 * path, token or account. Lines of the log have the trace's id, and the span has the request's id.
 */
export function traceRequests(app: FastifyInstance): void {
  if (!isTracing()) return;
  app.addHook("onRequest", (request, _, done) => {
    if (!request.url.startsWith("/api/") || UNTRACED.test(request.url)) return done();
    const parent = contextOf(request.headers.traceparent);
    const attributes = { "http.request.method": request.method, "dryrun.request_id": request.id };
    const span = startSpan(request.method, { kind: SPAN_KINDS.request, attributes, parent });
    spans.set(request, span);
    request.log = request.log.child({ trace: span.spanContext().traceId });
    return context.with(trace.setSpan(parent, span), done);
  });
  app.addHook("onResponse", async (request, reply) => end(request, reply.statusCode));
  app.addHook("onRequestAbort", async (request) => end(request, 499));
}

function end(request: FastifyRequest, status: number): void {
  const span = spans.get(request);
  if (!span) return;
  spans.delete(request);
  const route = request.routeOptions.url ?? "none";
  span.updateName(`${request.method} ${route}`);
  span.setAttributes({ "http.route": route, "http.response.status_code": status });
  if (request.caller) span.setAttribute("dryrun.role", request.caller.userType);
  if (status >= 500) span.setAttribute("error.type", String(status)).setStatus({ code: 2 });
  span.end();
}
