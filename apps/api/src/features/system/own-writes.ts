import { clientErrors, pageVitals } from "@dryrun/domain/system/calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readingOld } from "../../db/postgres/own-writes.ts";

/** For this long after a change its browser reads the primary: five times what a replica may be behind. */
const OWN_SECONDS = 5;
const WROTE = /(?:^|; *)wrote=1(?:;|$)/;

/** What browsers report by themselves is read by nobody. */
const REPORTS: readonly (string | undefined)[] = ["/csp-reports", clientErrors.path, pageVitals.path].map(
  (path) => `/api${path}`,
);

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Lets reads be a second old, except those of a browser that has just changed something: the answer to the change leaves a cookie there,
 * which says nothing else and ends by itself.
 */
export function keepOwnWrites(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  const cookie = `wrote=1; Path=/; Max-Age=${OWN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  app.addHook("onRequest", (request, _, done) => {
    if (isRead(request) && !WROTE.test(request.headers.cookie ?? "")) readingOld(done);
    else done();
  });
  // Also after a refusal: what was written before it stays.
  app.addHook("onSend", async (request, reply) => {
    if (!isRead(request) && !REPORTS.includes(request.routeOptions.url)) reply.header("set-cookie", cookie);
  });
}
