import type { FastifyInstance } from "fastify";

/** Adds routes that read the raw body, whatever its type. */
export function rawBodies(app: FastifyInstance, routes: (raw: FastifyInstance) => void) {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    routes(raw);
  });
}
