import { promisify } from "node:util";
import { gzip } from "node:zlib";
import type { FastifyInstance } from "fastify";

const zip = promisify(gzip);
/** Shorter answers fit into the first packets anyway. */
const LEAST_BYTES = 4096;
/** Beyond the first levels text grows hardly smaller, and each costs. */
const LEVEL = 4;

/** Longer JSON is sent as gzip to whoever takes it: a profile at every limit is a megabyte. */
export function compressAnswers(app: FastifyInstance) {
  app.addHook("onSend", async (request, reply, payload) => {
    const isText = typeof payload === "string" || Buffer.isBuffer(payload);
    if (!isText || payload.length < LEAST_BYTES || reply.hasHeader("content-encoding")) return payload;
    if (!String(reply.getHeader("content-type")).startsWith("application/json")) return payload;
    reply.header("vary", "accept-encoding");
    if (!/\bgzip\b/.test(String(request.headers["accept-encoding"]))) return payload;
    reply.header("content-encoding", "gzip").removeHeader("content-length");
    return zip(payload, { level: LEVEL });
  });
}
