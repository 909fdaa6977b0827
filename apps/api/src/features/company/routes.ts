import * as contract from "@dryrun/domain/company/profile/contract";
import { LOGO_PATH } from "@dryrun/domain/company/profile/limits";
import { COMPANY_SAVED, LOGO_REMOVED, LOGO_SAVED } from "@dryrun/domain/company/profile/messages";
import { REASONS_SAVED } from "@dryrun/domain/company/rejection-reasons/schema";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import type { RejectionReasonLists } from "./rejection-reasons.ts";
import type { CompanyProfiles } from "./service.ts";

interface Deps {
  companyProfiles: CompanyProfiles;
  rejectionReasons: RejectionReasonLists;
}

export function companyRoutes(app: FastifyInstance, { companyProfiles, rejectionReasons }: Deps) {
  contractRoute(app, contract.company, (_, { member }) => companyProfiles.read(member));
  contractRoute(app, contract.updateCompany, async ({ body }, { member }) => ({
    message: COMPANY_SAVED,
    company: await companyProfiles.update(member, body),
  }));
  contractRoute(app, contract.setCompanyLogo, async ({ file }, { member }) => ({
    message: LOGO_SAVED,
    company: await companyProfiles.setLogo(member, file),
  }));
  contractRoute(app, contract.removeCompanyLogo, async (_, { member }) => ({
    message: LOGO_REMOVED,
    company: await companyProfiles.removeLogo(member),
  }));
  contractRoute(app, contract.rejectionReasons, async (_, { member }) => ({
    reasons: await rejectionReasons.read(member),
  }));
  contractRoute(app, contract.setRejectionReasons, async ({ body }, { member }) => ({
    message: REASONS_SAVED,
    reasons: await rejectionReasons.replace(member, body.reasons),
  }));
}

const YEAR_SECONDS = 31_536_000;
/** A document of its own, where a browser opens the picture in a tab, may load and run nothing. */
const NOTHING_RUNS = "default-src 'none'; sandbox";

/** Serves the logos of companies. A path's picture never changes, so browsers keep it. */
export function companyLogos(app: FastifyInstance, { companyProfiles }: Pick<Deps, "companyProfiles">) {
  app.get<{ Params: { name: string } }>(`${LOGO_PATH}/:name(^[0-9a-f]{32}$).png`, async ({ params }, reply) => {
    const png = await companyProfiles.pictureOf(params.name);
    if (!png) return reply.code(404).header("cache-control", "no-store").send();
    return reply
      .type("image/png")
      .header("cache-control", `public, max-age=${YEAR_SECONDS}, immutable`)
      .header("content-security-policy", NOTHING_RUNS)
      .header("x-content-type-options", "nosniff")
      .send(png);
  });
}
