import { senderName } from "@dryrun/domain/company/mail/sender";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { mailSettings } from "../../db/schema/candidate-mails.ts";
import type { Mail } from "../../ports.ts";

/** The person of a company in whose name a mail to a candidate is sent. */
export interface Sender {
  /** Null if nobody of the company is named. */
  fullName: string | null;
  signature: string;
  /** The person's address, if it is verified and replies go there. */
  replyTo: string | null;
}
const NOBODY: Sender = { fullName: null, signature: "", replyTo: null };

/** Finds the sender as they are now; a person who left the company, was removed, or is blocked is not named. */
export async function findSender(db: Db, companyId: string | null, userId: string | null | undefined): Promise<Sender> {
  if (!companyId || !userId) return NOBODY;
  const [found] = await db
    .select({
      fullName: users.fullName,
      email: users.email,
      verifiedAt: users.emailVerifiedAt,
      signature: mailSettings.signature,
      repliesToMe: mailSettings.repliesToMe,
    })
    .from(users)
    .leftJoin(mailSettings, eq(mailSettings.userId, users.id))
    .where(and(eq(users.id, userId), eq(users.companyId, companyId), isNull(users.blockedAt)));
  if (!found) return NOBODY;
  const { fullName, email, verifiedAt, signature, repliesToMe } = found;
  return { fullName, signature: signature ?? "", replyTo: verifiedAt && (repliesToMe ?? true) ? email : null };
}

/** Returns the sender's name and the reply address for a mail that names this company. */
export const sentBy = ({ fullName, replyTo }: Sender, company: string): Pick<Mail, "fromName" | "replyTo"> => ({
  fromName: senderName(fullName, company),
  ...(replyTo && { replyTo: { name: fullName ?? company, address: replyTo } }),
});
