import { BRAND } from "@dryrun/domain/brand";
import { contracts } from "@dryrun/domain/contracts";
import type { FastifyInstance } from "fastify";
import { AppError } from "../../http/app-error.ts";
import { contractRoute } from "../../http/contract-route.ts";

/** Calls that are agreed and not built yet: one name a line, by area. A feature that serves one takes its line away. */
export const PENDING: readonly string[] = [
  "admin.refunds",
  "certificates.certificatePdf",
  "certificates.certificates",
  "certificates.importCertificates",
  "certificates.issueCertificate",
  "certificates.revokeCertificate",
];

/** Access and input are checked as they will be; then 501. */
export function pendingRoutes(app: FastifyInstance) {
  for (const name of PENDING) {
    const contract = contracts[name];
    if (!contract) throw new Error(`${name} is pending and nowhere declared`);
    if (app.hasRoute({ method: contract.method, url: `${app.prefix}${contract.path}` }))
      throw new Error(`${name} is both pending and served`);
    const [area = ""] = name.split(".");
    contractRoute(app, contract, async () => {
      throw new AppError("NOT_BUILT_YET", `This part of ${BRAND.name} opens later: ${area}.`);
    });
  }
}
