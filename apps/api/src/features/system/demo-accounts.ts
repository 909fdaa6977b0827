import type { Output } from "@dryrun/domain/contract/define";
import { demoAccounts } from "@dryrun/domain/system/contract";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";

export type DemoAccount = Output<typeof demoAccounts>["accounts"][number];

/** Adds the route that lists the demo accounts; only a server with demo data has any. */
export function demoAccountsRoute(app: FastifyInstance, accounts: readonly DemoAccount[]) {
  contractRoute(app, demoAccounts, async () => ({ accounts: [...accounts] }));
}
