import { senderName } from "@dryrun/domain/company/mail/sender";
import { COMPANY_BLOCKED } from "@dryrun/domain/company/permissions";
import { and, eq, isNull } from "drizzle-orm";
import type { Db } from "../../db/client.ts";
import { users } from "../../db/schema/accounts.ts";
import { mailSettings } from "../../db/schema/candidate-mails.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Mail } from "../../ports.ts";
import { isBlockedCompany } from "./companies.ts";
import type { Member } from "./members.ts";

/** The person of a company in whose name a mail to a candidate is sent. */
export interface Sender {
  /** Null if nobody of the company is named. */
  fullName: string | null;
  signature: string;
  /** The person's address, if it is verified and replies go there. */
  replyTo: string | null;
}
const NOBODY: Sender = { fullName: null, signature: "", replyTo: null };

/**
 * Finds the sender as they are now; a person who left the company, was removed, or is blocked is not named. Null if the company
 * is blocked: no mail is sent in its name, also none that waited.
 */
export async function findSender(
  db: Db,
  companyId: string | null,
  userId: string | null | undefined,
): Promise<Sender | null> {
  if (!companyId) return NOBODY;
  if (await isBlockedCompany(db, companyId)) return null;
  if (!userId) return NOBODY;
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

/** Finds the caller as a sender. @throws COMPANY_BLOCKED if the company was blocked during the call. */
export async function requireSender(
  db: Db,
  { companyId, userId }: Pick<Member, "companyId" | "userId">,
): Promise<Sender> {
  const sender = await findSender(db, companyId, userId);
  if (!sender) throw new AppError("COMPANY_BLOCKED", COMPANY_BLOCKED);
  return sender;
}

/** Returns the sender's name and the reply address for a mail that names this company. */
export const sentBy = ({ fullName, replyTo }: Sender, company: string): Pick<Mail, "fromName" | "replyTo"> => ({
  fromName: senderName(fullName, company),
  ...(replyTo && { replyTo: { name: fullName ?? company, address: replyTo } }),
});
