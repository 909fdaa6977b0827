import * as contract from "@dryrun/domain/auth/contract";
import {
  ACCOUNT_CREATED,
  EMAIL_VERIFIED,
  PASSWORD_UPDATED,
  RESET_LINK_SENT,
  VERIFICATION_SENT,
} from "@dryrun/domain/auth/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import type { Flags } from "../../records/flags/flags.ts";
import type { Auth } from "./service.ts";

export interface AuthLimits {
  /** Limits the accounts created from one network address. */
  registrations: Limit;
  /** Requests for links and attempts to use links, per network address. */
  links: Limit;
}

export function authRoutes(
  app: FastifyInstance,
  auth: Auth,
  { registrations, links }: AuthLimits,
  flags: Pick<Flags, "offFor">,
) {
  contractRoute(app, contract.register, async ({ body }, _, request) => {
    await registrations.take(networkOf(request.ip));
    await auth.register(body);
    return { message: ACCOUNT_CREATED };
  });
  contractRoute(app, contract.login, async ({ body }, _, request) => ({
    token: await auth.login(body, request.ip),
  }));
  contractRoute(app, contract.logoutAll, ({ body }, caller) => auth.logoutAll(caller.id, body));
  contractRoute(app, contract.me, async (_, caller) => ({
    user: { ...(await auth.me(caller.id)), switchedOff: await flags.offFor(caller) },
  }));
  contractRoute(app, contract.verifyEmail, async ({ params }, _, request) => {
    await links.take(`verify:${networkOf(request.ip)}`);
    await auth.verifyEmail(params.token);
    return { message: EMAIL_VERIFIED };
  });
  contractRoute(app, contract.resendVerification, async (_, caller, request) => {
    await links.take(`resend:${networkOf(request.ip)}`);
    const isSent = await auth.resendVerification(caller.id);
    return { message: isSent ? VERIFICATION_SENT : EMAIL_VERIFIED };
  });
  contractRoute(app, contract.forgotPassword, async ({ body }, _, request) => {
    await links.take(`forgot:${networkOf(request.ip)}`);
    await auth.forgotPassword(body.email);
    return { message: RESET_LINK_SENT };
  });
  contractRoute(app, contract.resetPassword, async ({ params, body }, _, request) => {
    await links.take(`reset:${networkOf(request.ip)}`);
    const token = await auth.resetPassword(params.token, body, request.ip);
    return { message: PASSWORD_UPDATED, ...(token && { token }) };
  });
  contractRoute(app, contract.changePassword, async ({ body }, caller, request) => ({
    message: PASSWORD_UPDATED,
    token: await auth.changePassword(caller.id, body, request.ip),
  }));
}
