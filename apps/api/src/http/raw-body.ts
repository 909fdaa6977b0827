import type { FastifyInstance } from "fastify";

/** Routes whose body comes byte by byte, whatever its type is. */
export function rawBodies(app: FastifyInstance, routes: (raw: FastifyInstance) => void) {
  app.register(async (raw) => {
    raw.removeAllContentTypeParsers();
    raw.addContentTypeParser("*", { parseAs: "buffer" }, (_, body, done) => done(null, body));
    routes(raw);
  });
}
