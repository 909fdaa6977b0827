import { clientErrors, pageVitals } from "@dryrun/domain/system/calls";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { readingOld } from "../../db/postgres/own-writes.ts";

/** How many seconds a browser reads the primary after a change: five times the allowed lag of a replica. */
const OWN_SECONDS = 5;
const WROTE = /(?:^|; *)wrote=1(?:;|$)/;

/** Reports that browsers send automatically: nothing reads them afterwards. */
const REPORTS: readonly (string | undefined)[] = ["/csp-reports", clientErrors.path, pageVitals.path].map(
  (path) => `/api${path}`,
);

const isRead = ({ method }: FastifyRequest) => method === "GET" || method === "HEAD";

/**
 * Lets reads be a second old, except for a browser that has just changed something: the response to the change sets a
 * short-lived cookie without any data.
 */
export function keepOwnWrites(app: FastifyInstance, { isSecure }: { isSecure: boolean }): void {
  const cookie = `wrote=1; Path=/; Max-Age=${OWN_SECONDS}; HttpOnly; SameSite=Lax${isSecure ? "; Secure" : ""}`;
  app.addHook("onRequest", (request, _, done) => {
    if (isRead(request) && !WROTE.test(request.headers.cookie ?? "")) readingOld(done);
    else done();
  });
  // Also after a refusal: the call may have written something before that.
  app.addHook("onSend", async (request, reply) => {
    if (!isRead(request) && !REPORTS.includes(request.routeOptions.url)) reply.header("set-cookie", cookie);
  });
}
