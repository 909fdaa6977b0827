import { createHmac, timingSafeEqual } from "node:crypto";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import { INVITES_DECLINED } from "@dryrun/domain/invitations/messages";
import type { Db } from "../../db/client.ts";
import { AppError } from "../../http/app-error.ts";
import type { Clock } from "../../ports.ts";
import * as query from "./decline-queries.ts";

const HASH_BYTES = 20;
const SEAL_BYTES = 12;

/** The lines of a mail in an employer's name that let the person end such mails, and the mail program's own button (RFC 8058). */
export interface Unsubscribe {
  link: string;
  headers: Record<string, string>;
}

/**
 * Addresses that do not want to be invited. Only a keyed hash of each is kept, so that it outlives the account. A link's token is
 * the hash and a seal over it: no table of tokens is needed, and nobody can make one for somebody else's address.
 */
export function createDeclines({ db, clock, secret }: { db: Db; clock: Clock; secret: string }) {
  const keyed = (text: string, bytes: number) => createHmac("sha256", secret).update(text).digest().subarray(0, bytes);
  const hashOf = (email: string) => keyed(`declines invitations ${email.toLowerCase()}`, HASH_BYTES);
  const sealOf = (hash: Buffer) => keyed(`decline link ${hash.toString("hex")}`, SEAL_BYTES);

  /** @throws LINK_DEAD for a token that we did not issue. */
  function hashIn(token: string): string {
    const bytes = Buffer.from(isWholeToken(token) ? token : "", "base64url");
    const hash = bytes.subarray(0, HASH_BYTES);
    const seal = bytes.subarray(HASH_BYTES);
    if (seal.length !== SEAL_BYTES || !timingSafeEqual(seal, sealOf(hash))) throw new AppError("LINK_DEAD", LINK_DEAD);
    return hash.toString("hex");
  }

  const filterDeclined = async (tx: Db, emails: readonly string[]): Promise<Set<string>> => {
    const hashes = new Map(emails.map((email) => [hashOf(email).toString("hex"), email]));
    const declined = await query.findDeclined(tx, [...hashes.keys()]);
    return new Set(declined.flatMap((hash) => hashes.get(hash) ?? []));
  };

  return {
    /** Permanent: also holds after the address's account is deleted. */
    decline: (token: string) => query.insertDecline(db, hashIn(token), clock.now()),
    allow: (token: string) => query.deleteDecline(db, hashIn(token)),
    /** The subset of these addresses that decline invitations. */
    filterDeclined,
    /** @throws INVITES_DECLINED */
    async check(tx: Db, email: string): Promise<void> {
      if ((await filterDeclined(tx, [email])).size > 0) throw new AppError("INVITES_DECLINED", INVITES_DECLINED);
    },
    unsubscribeOf(email: string, publicUrl: string): Unsubscribe {
      const hash = hashOf(email);
      const path = `/invitations/decline/${Buffer.concat([hash, sealOf(hash)]).toString("base64url")}`;
      return {
        link: publicUrl + path,
        headers: {
          "List-Unsubscribe": `<${publicUrl}/api${path}>`,
          "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
        },
      };
    },
  };
}
export type Declines = ReturnType<typeof createDeclines>;
