import { contractsHash, describeContracts } from "@dryrun/domain/contract/describe";
import { contracts } from "@dryrun/domain/contracts";
import { clientErrors, pageVitals, wireContracts } from "@dryrun/domain/system/contract";
import { vitalsOfPages } from "@dryrun/domain/system/vitals/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { tracePage } from "../../tracing/pages.ts";
import { knownPart, type Metrics, type PartLabels } from "./metrics.ts";
import type { Vitals } from "./vitals/vitals.ts";

interface SystemDeps {
  metrics: Metrics;
  reports: Limit;
  /** Returns the releases of a part that visitors currently get. */
  versionsOf: (part: string) => readonly string[];
  vitals: Vitals;
}
export const CONTRACTS_HASH = contractsHash(contracts);
const CALLS = JSON.stringify(describeContracts(contracts));
/** It is not enforced (security-policy.ts): its reports are counted, but are not faults. */
const TRUSTED_TYPES_DIRECTIVE = "require-trusted-types-for";

export function systemRoutes(app: FastifyInstance, { metrics, reports, versionsOf, vitals }: SystemDeps) {
  const labelsOf = ({ part, version }: PartLabels): PartLabels => ({
    part: knownPart(part),
    version: versionsOf(part).includes(version) ? version : "other",
  });
  contractRoute(app, wireContracts, async ({ query }) => ({
    hash: CONTRACTS_HASH,
    calls: query.calls ? CALLS : null,
  }));
  contractRoute(app, clientErrors, async ({ body }, _, request) => {
    await reports.take(networkOf(request.ip));
    const { part, version, message, requestId } = body;
    metrics.countReport("error", labelsOf(body));
    request.log.warn(
      { part, version, fault: withoutPersonalData(message), about: requestId },
      "a part failed in a browser",
    );
  });
  contractRoute(app, pageVitals, async ({ body }, _, request) => {
    await reports.take(networkOf(request.ip));
    const { page, lcp, inp, cls, trace, loadedMs, ageMs } = body;
    const labels = labelsOf(body);
    metrics.observePage(labels, { lcp, inp, cls });
    tracePage({ ...labels, trace, loadedMs, ageMs });
    // The browser does not send them again. In read-only mode the database may refuse them.
    await vitals.add(labels, page, { lcp, inp, cls }).catch((error: unknown) => {
      request.log.warn({ error }, "the vitals of a page were not counted");
    });
  });
  contractRoute(app, vitalsOfPages, () => vitals.read());
  app.post("/csp-reports", { bodyLimit: 16_384 }, async (request, reply) => {
    await reports.take(networkOf(request.ip));
    for (const directive of violatedDirectives(request.body)) {
      const isOnlyReported = directive === TRUSTED_TYPES_DIRECTIVE;
      metrics.countReport(isOnlyReported ? "trusted-types" : "csp", { part: "page", version: "" });
      if (!isOnlyReported) request.log.warn({ directive }, "the security policy was violated in a browser");
    }
    return reply.code(204).send();
  });
}

/** Masks addresses, e-mails and telephone numbers in error texts. */
const withoutPersonalData = (text: string) =>
  text
    .replace(/https?:\/\/\S+/g, "[url]")
    .replace(/[^\s@]+(?:@[^\s@]+)?/g, (word) => (word.includes("@") ? "[e-mail]" : word))
    .replace(/[0-9a-f-]{36}/g, "[id]")
    .replace(/\d{10,}/g, "[number]");

/** The maximum number of reports read from one request; each one is a line in the log. */
const MOST_REPORTS = 20;

/** Reads one report, or a batch that a browser sends together. */
function violatedDirectives(body: unknown): string[] {
  if (Array.isArray(body)) return body.slice(0, MOST_REPORTS).map((one) => directiveOf(one?.body));
  return [directiveOf((body as { "csp-report"?: unknown } | null)?.["csp-report"])];
}

function directiveOf(report: unknown): string {
  if (typeof report !== "object" || report === null) return "unknown";
  const { effectiveDirective, "violated-directive": violated } = report as Record<string, unknown>;
  const directive = effectiveDirective ?? violated;
  return typeof directive === "string" ? directive.slice(0, 60) : "unknown"; // an object's own toString may throw
}
