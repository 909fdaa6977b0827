import * as contract from "@dryrun/domain/admin/companies/contract";
import { COMPANIES_MERGED, COMPANY_UNVERIFIED, COMPANY_VERIFIED } from "@dryrun/domain/admin/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../../http/contract-route.ts";
import type { Companies } from "./companies.ts";

export function adminCompanyRoutes(app: FastifyInstance, companies: Companies) {
  contractRoute(app, contract.companies, ({ query }) => companies.list(query));
  contractRoute(app, contract.companyDetails, async ({ params }) => ({ company: await companies.read(params.id) }));
  contractRoute(app, contract.verifyCompany, async ({ params, body }, caller) => ({
    message: body.verified ? COMPANY_VERIFIED : COMPANY_UNVERIFIED,
    company: await companies.verify(caller.id, params.id, body),
  }));
  contractRoute(app, contract.mergePreview, ({ params, query }) => companies.preview(params.id, query.into));
  contractRoute(app, contract.mergeCompany, async ({ params, body }, caller) => ({
    message: COMPANIES_MERGED,
    company: await companies.merge(caller.id, params.id, body),
  }));
}
