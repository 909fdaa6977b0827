import { createHmac } from "node:crypto";
import { INVITES_DECLINED } from "@dryrun/domain/invitations/messages";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";
import { createLinkSeal, SEALED_BYTES, type Unsubscribe, unsubscribeAt } from "../../http/link-seal.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./queries.ts";

/**
 * Manages addresses that decline invitations. Stores only a keyed hash of each, which outlives the account. A link's
 * token is the hash with a seal, so no table of tokens is needed, and nobody can forge a token for another address.
 */
export function createDeclines({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const seal = createLinkSeal(secret, "decline link");
  const hashOf = (email: string) =>
    createHmac("sha256", secret)
      .update(`declines invitations ${email.toLowerCase()}`)
      .digest()
      .subarray(0, SEALED_BYTES);
  const hashIn = (token: string) => seal.open(token).toString("hex");

  const filterDeclined = async (tx: Db, emails: readonly string[]): Promise<Set<string>> => {
    const hashes = new Map(emails.map((email) => [hashOf(email).toString("hex"), email]));
    const declined = await query.findDeclined(tx, [...hashes.keys()]);
    return new Set(declined.flatMap((hash) => hashes.get(hash) ?? []));
  };

  return {
    /** Permanent: stays valid after the address's account is deleted. */
    decline: async (token: string) => query.insertDecline(db, hashIn(token), clock.now()),
    allow: async (token: string) => query.deleteDecline(db, hashIn(token)),
    /** Returns the subset of these addresses that decline invitations. */
    filterDeclined,
    /** @throws INVITES_DECLINED */
    async check(tx: Db, email: string): Promise<void> {
      if ((await filterDeclined(tx, [email])).size > 0) throw new AppError("INVITES_DECLINED", INVITES_DECLINED);
    },
    unsubscribeOf: (email: string, publicUrl: string): Unsubscribe =>
      unsubscribeAt(publicUrl, `/invitations/decline/${seal.tokenOf(hashOf(email))}`),
  };
}
export type Declines = ReturnType<typeof createDeclines>;
