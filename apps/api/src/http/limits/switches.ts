import type { Contract } from "@dryrun/domain/contract/define";
import { contracts } from "@dryrun/domain/contracts";
import type { FlagKey } from "@dryrun/domain/flags/rules";
import { lotOf } from "@dryrun/domain/system/releases";
import type { FastifyInstance } from "fastify";
import type { Flags } from "../../records/flags/flags.ts";

/**
 * Calls that a flag switches off completely. Starting an interview checks its flag itself, because it also resumes a
 * running one; mails of job alerts are not calls.
 */
export const SWITCHED: Readonly<Record<string, FlagKey>> = {
  "auth.register": "registrations",
  "payments.createCreditOrder": "purchases",
  "courses.createCourseOrder": "purchases",
  "masterclass.createMasterclassOrder": "purchases",
  "interviews.startDrill": "interviews",
  "candidates.searchCandidates": "candidate-search",
  "sharedResults.shareResult": "sharing",
};

const FLAG_OF = new Map(
  Object.entries(SWITCHED).map(([name, flag]) => [(contracts as Readonly<Record<string, Contract>>)[name], flag]),
);

/** Switches calls off by flags, in one place. */
export function guardSwitches(api: FastifyInstance, flags: Pick<Flags, "require">) {
  api.addHook("preHandler", async (request) => {
    const flag = FLAG_OF.get(request.routeOptions.config.contract);
    if (flag) await flags.require(flag, request.caller ?? { lot: lotOf(request.headers.cookie) });
  });
}
