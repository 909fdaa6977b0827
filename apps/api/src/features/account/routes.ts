import * as contract from "@dryrun/domain/account/contract";
import { ACCOUNT_UPDATED } from "@dryrun/domain/account/messages";
import type { FastifyInstance } from "fastify";
import { type Caller, requireAccess } from "../../http/access.ts";
import { contractRoute } from "../../http/contract-route.ts";
import { fileRoute } from "../../http/file-route.ts";
import type { Account } from "./service.ts";

export function accountRoutes(app: FastifyInstance, account: Account) {
  contractRoute(app, contract.updateAccount, async (_, caller) => {
    await account.setAdult(caller.id); // the contract accepts only true
    return { message: ACCOUNT_UPDATED };
  });
  contractRoute(app, contract.updateConsents, async ({ body }, caller) => {
    await account.setGraderCheck(caller.id, body.graderCheck);
    return { message: ACCOUNT_UPDATED };
  });
  contractRoute(app, contract.accountPrivacy, (_, caller) => account.privacy(caller.id));
  fileRoute(app, contract.exportAccount, (_, caller) => {
    const { id } = requireAccess(contract.exportAccount, caller) as Caller;
    return account.export(id);
  });
  contractRoute(app, contract.deleteAccount, ({ body }, caller, request) =>
    account.remove(caller.id, body, request.ip),
  );
}
