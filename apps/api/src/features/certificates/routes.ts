import { verifyCertificate } from "@dryrun/domain/certificates/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Certificates } from "./service.ts";

export function certificateRoutes(app: FastifyInstance, certificates: Certificates, verifications: Limit) {
  contractRoute(app, verifyCertificate, async ({ params }, _, request) => {
    await verifications.take(networkOf(request.ip));
    return certificates.verify(params.id);
  });
}
