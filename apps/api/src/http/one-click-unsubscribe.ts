import type { stopJobAlert } from "@dryrun/domain/jobs/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "./contract-route.ts";
import { networkOf } from "./limits/network.ts";
import type { Limit } from "./limits/rate-limit.ts";

/** Content types of a one-click unsubscribe (RFC 8058). */
const FORMS = ["application/x-www-form-urlencoded", "multipart/form-data"];

/** A call with a link's token in its path, like this one. */
type TokenCall = Omit<typeof stopJobAlert, "path" | "method" | "errors"> & {
  path: `/${string}/:token`;
  method: "POST" | "DELETE";
};

interface Unsubscribe {
  stop: TokenCall;
  resume: TokenCall;
  limit: Pick<Limit, "take">;
  /** Returns the message. */
  onStop(token: string): Promise<string>;
  onResume(token: string): Promise<string>;
}

/** Stops mails of one kind by the link in each of them, signed out and in one click, and undoes that. */
export function oneClickUnsubscribe(app: FastifyInstance, kind: Unsubscribe) {
  app.register(async (scope) => {
    scope.removeContentTypeParser("multipart/form-data"); // not an upload here
    scope.addContentTypeParser(FORMS, { parseAs: "string" }, (_, __, done) => done(null, undefined));
    contractRoute(scope, kind.stop, async ({ params }, _, request) => {
      await kind.limit.take(networkOf(request.ip));
      return { message: await kind.onStop(params.token) };
    });
    contractRoute(scope, kind.resume, async ({ params }, _, request) => {
      await kind.limit.take(networkOf(request.ip));
      return { message: await kind.onResume(params.token) };
    });
    // A mail program without one-click support opens the address in a browser; the page with the same path handles it.
    scope.get<{ Params: { token: string } }>(kind.stop.path, async ({ params }, reply) =>
      reply.redirect(kind.stop.path.replace(":token", encodeURIComponent(params.token)), 303),
    );
  });
}
