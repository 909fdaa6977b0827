import * as contract from "@dryrun/domain/certificates/contract";
import type { FastifyInstance } from "fastify";
import { type Caller, requireAccess } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Certificates } from "./service.ts";

export function certificateRoutes(app: FastifyInstance, certificates: Certificates, verifications: Limit) {
  contractRoute(app, contract.verifyCertificate, async ({ params }, _, request) => {
    await verifications.take(networkOf(request.ip));
    return certificates.verify(params.id);
  });
  contractRoute(app, contract.myCertificates, (_, { id }) => certificates.mine(id));
  fileRoute(app, contract.certificatePdf, ({ params }, caller) => {
    const { id } = requireAccess(contract.certificatePdf, caller) as Caller;
    return certificates.pdf(id, params.certId);
  });
  contractRoute(app, contract.certificates, ({ query }) => certificates.list(query));
  contractRoute(app, contract.issueCertificate, ({ body }, { id }) => certificates.issue(id, body));
  contractRoute(app, contract.importCertificates, ({ file }, { id }) => certificates.importFile(id, file));
  contractRoute(app, contract.issueToAttendees, ({ params }, { id }) => certificates.issueToAttendees(id, params.id));
  contractRoute(app, contract.revokeCertificate, ({ params, body }, { id }) =>
    certificates.revoke(id, params.id, body.reason),
  );
}
