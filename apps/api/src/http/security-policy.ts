import { readFileSync } from "node:fs";
import path from "node:path";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

/** The inline scripts of the release, by their hashes (csp.json), and nothing else from elsewhere; violations are reported. */
export async function installSecurityPolicy(app: FastifyInstance, shellDir: string | undefined) {
  const scripts = shellDir
    ? (JSON.parse(readFileSync(path.join(shellDir, "csp.json"), "utf8")) as { scripts: string[] }).scripts
    : [];
  await app.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        "default-src": ["'self'"],
        "script-src": ["'self'", ...scripts.map((hash) => `'${hash}'`)],
        "style-src": ["'self'", "'unsafe-inline'"],
        "img-src": ["'self'", "data:", "blob:"],
        "font-src": ["'self'"],
        "connect-src": ["'self'"],
        "object-src": ["'none'"],
        "base-uri": ["'none'"],
        "frame-ancestors": ["'none'"],
        "form-action": ["'self'"],
        "report-to": ["csp"],
        "report-uri": ["/api/csp-reports"],
      },
    },
    strictTransportSecurity: false, // http on localhost; the proxy of a production site sends it
  });
  app.addHook("onRequest", (_, reply, done) => {
    reply.header("reporting-endpoints", 'csp="/api/csp-reports"');
    done();
  });
}
