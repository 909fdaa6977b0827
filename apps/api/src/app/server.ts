import { randomUUID } from "node:crypto";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import { MAX_BODY_BYTES } from "@dryrun/domain/limits";
import Fastify, { type FastifyInstance, type FastifyReply, type FastifyServerOptions, LogController } from "fastify";
import type { ValidationError } from "yup";
import type { Parts } from "../compose.ts";
import { createIdempotency } from "../http/limits/idempotency.ts";
import { takeUploads } from "../http/upload.ts";
import { traceRequests } from "../tracing/requests.ts";

export interface ServerOptions {
  logger?: FastifyServerOptions["logger"];
  /** Proxies whose header with the caller's address is trusted. */
  trustProxy?: string | undefined;
  isDraining?: () => boolean;
  onMismatch?: (mismatch: ValidationError) => void;
  arrival?: Arrival;
}

/** How long a request may take to arrive, in ms. */
export interface Arrival {
  headersMs: number;
  wholeMs: number;
  /** How often Node looks for late ones: a request may take so much longer. */
  checkMs: number;
}
/** Together at most 30 s: a slow sender holds a connection and memory. */
const ARRIVAL: Arrival = { headersMs: 14_000, wholeMs: 29_000, checkMs: 1_000 };
/** Longer than any path that Node accepts, so that each contract validates its own parameters. */
const MAX_PARAM_LENGTH = 16_384;
/** Path prefixes of the links in mails. A malformed path that starts with one gets the answer of a dead link. */
const LINK_CALLS = Object.values(contracts as Readonly<Record<string, Contract>>).flatMap(({ path, errors = [] }) =>
  errors.includes("LINK_DEAD") ? [`/api${path.slice(0, path.indexOf(":"))}`] : [],
);

/** Creates the server without its routes: parsers, and the answer to malformed paths. */
export const newServer = ({ logger, trustProxy, arrival = ARRIVAL }: ServerOptions): FastifyInstance =>
  Fastify({
    logger: logger ?? false,
    trustProxy: trustProxy ?? false,
    logController: new LogController({ disableRequestLogging: true }), // our own line instead, without addresses and paths with tokens
    genReqId: () => randomUUID(),
    bodyLimit: MAX_BODY_BYTES,
    routerOptions: { maxParamLength: MAX_PARAM_LENGTH },
    frameworkErrors: (_, request, reply: FastifyReply) => {
      const isLink = LINK_CALLS.some((start) => request.raw.url?.startsWith(start));
      reply
        .code(isLink ? 400 : 404)
        .header("x-request-id", request.id)
        .send(isLink ? { message: LINK_DEAD, code: "LINK_DEAD" } : { message: "Not found.", code: "NOT_FOUND" });
    },
    requestTimeout: arrival.wholeMs,
    http: { headersTimeout: arrival.headersMs, connectionsCheckingInterval: arrival.checkMs },
    forceCloseConnections: "idle",
    return503OnClosing: true,
  });

/** Adds the values that handlers read from the server and from each request. */
export function decorate(
  app: FastifyInstance,
  { db, clock, limits, tolerate }: Parts,
  { isDraining = () => false, onMismatch }: ServerOptions,
) {
  app.decorateRequest("caller", null);
  app.addHook("onRequest", async (request, reply) => void reply.header("x-request-id", request.id));
  app.addHook("onSend", async (_, reply) => {
    // An idle keep-alive connection would delay the shutdown until it times out.
    if (isDraining()) reply.header("connection", "close");
  });
  app.decorate("clock", clock);
  app.decorate("answerOnce", createIdempotency({ db, clock, tolerate }));
  app.decorate("uploads", limits.uploads);
  app.decorate("isThorough", onMismatch !== undefined);
  app.decorate("onMismatch", (request, mismatch) =>
    onMismatch
      ? onMismatch(mismatch)
      : request.log.error({ faults: placesOf(mismatch) }, "an answer does not fit its contract"),
  );
}

/** Paths and kinds of a response's validation errors; yup's own messages would quote values. */
const placesOf = ({ inner, path, type }: ValidationError) =>
  (inner.length > 0 ? inner : [{ path, type }]).map((fault) => `${fault.path ?? ""}: ${fault.type ?? ""}`);

/** Sets which request bodies are parsed: no plain text, but uploads and reports of browsers. */
export async function prepareBodies(app: FastifyInstance) {
  app.removeContentTypeParser("text/plain"); // otherwise a text body is parsed instead of refused
  await takeUploads(app);
  app.addContentTypeParser(
    ["application/csp-report", "application/reports+json"],
    { parseAs: "string" },
    (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, null);
      }
    },
  );
}

/** Traces each request and writes a line about its answer. */
export function logRequests(app: FastifyInstance) {
  traceRequests(app);
  app.addHook("onResponse", async (request, reply) => {
    request.log.info({
      method: request.method,
      route: request.routeOptions.url ?? "none",
      status: reply.statusCode,
      ms: Math.round(reply.elapsedTime),
      role: request.caller?.userType,
    });
  });
}
