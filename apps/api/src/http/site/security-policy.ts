import { readFileSync } from "node:fs";
import type { IncomingMessage } from "node:http";
import path from "node:path";
import { CHECKOUT_PATHS, type Provider } from "@dryrun/domain/payments/limits";
import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";
import type { Releases } from "./releases.ts";

type Sources = Partial<Record<"script-src" | "frame-src" | "connect-src" | "img-src", string[]>>;

/** Returns the inline scripts of the visitor's shell, as sources of a policy. */
type InlineScripts = (request: Pick<IncomingMessage, "headers">) => string;

/** A release never changes, so its list (csp.json) is read once. Without one no inline script runs, and the API still works. */
function createInlineScripts(releases: Releases): InlineScripts {
  const cache = new Map<string, string>();
  return (request) => {
    try {
      const dir = releases.shellDir(request);
      const hashes = cache.get(dir) ?? read(path.join(dir, "csp.json"));
      cache.set(dir, hashes);
      return hashes;
    } catch {
      return "";
    }
  };
}
const read = (file: string) =>
  (JSON.parse(readFileSync(file, "utf8")) as { scripts: string[] }).scripts.map((hash) => `'${hash}'`).join(" ");

/** The hosts that Razorpay's dialog loads from, according to its documentation. */
const RAZORPAY: Sources = {
  "script-src": ["https://checkout.razorpay.com"],
  "frame-src": ["https://api.razorpay.com", "https://checkout.razorpay.com"],
  "connect-src": ["https://*.razorpay.com"],
  "img-src": ["https://*.razorpay.com"],
};

const policyOf = (scripts: InlineScripts, more: Sources = {}) => ({
  useDefaults: false,
  directives: {
    "default-src": ["'self'"],
    "script-src": ["'self'", scripts, ...(more["script-src"] ?? [])],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "data:", "blob:", ...(more["img-src"] ?? [])],
    "font-src": ["'self'"],
    "connect-src": ["'self'", ...(more["connect-src"] ?? [])],
    ...(more["frame-src"] && { "frame-src": more["frame-src"] }),
    "object-src": ["'none'"],
    "base-uri": ["'none'"],
    "frame-ancestors": ["'none'"],
    "form-action": ["'self'"],
    "report-to": ["csp"],
    "report-uri": ["/api/csp-reports"],
  },
});

/** Turns off browser features that our pages do not use, in frames too. The interview room uses full screen; links are copied. */
const FEATURES_OFF = [
  "accelerometer",
  "autoplay",
  "camera",
  "display-capture",
  "encrypted-media",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "local-fonts",
  "magnetometer",
  "microphone",
  "midi",
  "publickey-credentials-get",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const featuresFor = (payment: string) =>
  [
    ...FEATURES_OFF.map((name) => `${name}=()`),
    "fullscreen=(self)",
    "clipboard-write=(self)",
    `payment=${payment}`,
  ].join(", ");
const FEATURES = featuresFor("()");
/** Razorpay's frames may query the browser for payment methods. */
const CHECKOUT_FEATURES = featuresFor('(self "https://api.razorpay.com" "https://checkout.razorpay.com")');

/** Report-only: a library that writes HTML would break. The reports show which pages are affected. */
const TRUSTED_TYPES = "require-trusted-types-for 'script'; report-to csp; report-uri /api/csp-reports";

/** The policy of Web Workers' scripts, which run what candidates typed: WebAssembly for SQL, and requests only to this site. */
const WORKER = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
      "default-src": ["'none'"],
      "script-src": ["'self'", "'wasm-unsafe-eval'"],
      "connect-src": ["'self'"],
      "report-to": ["csp"],
      "report-uri": ["/api/csp-reports"],
    },
  },
};
/** The folder that `packages/build-config/worker.mjs` writes. */
const isWorker = (url: string) => /^\/remotes\/[^/]+\/[^/]+\/workers\//.test(url);

/** Scripts that other sites load. */
const isEmbed = (url: string) => url.startsWith("/embed/");

const isCheckout = (url: string) => (CHECKOUT_PATHS as readonly string[]).includes(url.split("?")[0] ?? "");

/**
 * Allows the inline scripts of the release by their hashes (csp.json), and nothing else from other origins;
 * violations are reported. Only the pages that open Razorpay's dialog also allow its sources, and let banks' pages
 * return to them.
 */
export async function installSecurityPolicy(app: FastifyInstance, releases: Releases | undefined, provider: Provider) {
  const scripts = releases ? createInlineScripts(releases) : () => "";
  await app.register(helmet, {
    contentSecurityPolicy: policyOf(scripts),
    strictTransportSecurity: false, // http on localhost; in production the proxy sends it
  });
  const checkout = {
    contentSecurityPolicy: policyOf(scripts, RAZORPAY),
    crossOriginOpenerPolicy: { policy: "same-origin-allow-popups" as const },
  };
  app.addHook("onRequest", (request, reply, done) => {
    const isPaying = provider === "razorpay" && isCheckout(request.url);
    reply
      .header("reporting-endpoints", 'csp="/api/csp-reports"')
      .header("permissions-policy", isPaying ? CHECKOUT_FEATURES : FEATURES);
    if (isWorker(request.url)) reply.helmet(WORKER);
    else reply.header("content-security-policy-report-only", TRUSTED_TYPES);
    if (isPaying) reply.helmet(checkout);
    if (isEmbed(request.url)) reply.header("cross-origin-resource-policy", "cross-origin");
    done();
  });
}
