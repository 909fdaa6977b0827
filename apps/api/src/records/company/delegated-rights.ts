import type { CompanyAccess } from "@dryrun/domain/admin/records/job-names";
import { createApiKey } from "@dryrun/domain/company/api-keys/calls";
import { saveMeetingAvailability } from "@dryrun/domain/company/meetings/calls";
import { type CompanyRole, mayCall, ROLE_MAY_NOT, rolesOf } from "@dryrun/domain/company/permissions";
import { inviteColleague } from "@dryrun/domain/company/team/calls";
import { createWebhook } from "@dryrun/domain/company/webhooks/calls";
import type { Call } from "@dryrun/domain/contract/call";
import { and, eq, isNull, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import type { Db } from "../../db/client.ts";
import { qualified } from "../../db/qualified.ts";
import { users } from "../../db/schema/accounts.ts";
import { apiKeys } from "../../db/schema/api-keys.ts";
import { meetingAvailability } from "../../db/schema/meetings.ts";
import { teamInvitations } from "../../db/schema/teams.ts";
import { webhooks } from "../../db/schema/webhooks.ts";
import { AppError } from "../../errors/app-error.ts";
import type { Queue } from "../../ports.ts";
import { signedOut } from "../users.ts";
import { allOwnersBlocked, lockCompany } from "./companies.ts";
import { NO_FEED } from "./meetings.ts";
import type { Member } from "./members.ts";

// What a person gave or made with a role outlives the session, but not the role: API keys, webhooks, open invitations
// to the team, and the address of a calendar. Each change of a role ends them here, and each use asks `stillMay`.

/** Selects whether the person belongs to the company, is not blocked, and has a role that may make this call. */
export const stillMay = (call: Pick<Call, "method" | "path">, by: { userId: PgColumn; companyId: PgColumn }) => {
  const roles = sql.join(
    rolesOf(call).map((role) => sql`${role}`),
    sql`, `,
  );
  return sql<boolean>`exists (select from users giver where giver.id = ${qualified(by.userId)}
    and giver.company_id = ${qualified(by.companyId)} and giver.company_role in (${roles}) and giver.blocked_at is null)`;
};

/** Selects whether a row of `webhooks` may report: its owner is one still. Those of an earlier release name nobody. */
export const webhookMayReport = and(
  sql`(${webhooks.userId} is null or ${stillMay(createWebhook, webhooks)})`,
  sql`not ${allOwnersBlocked(webhooks.companyId)}`,
);

/**
 * Locks the caller's company for a change that outlives the call. Since the call began, the caller's role may have changed, or a
 * new password may have ended the session.
 */
export async function lockAsMember(tx: Db, member: Member, call: Pick<Call, "method" | "path">): Promise<void> {
  const { userId, companyId, tokenVersion } = member;
  await lockCompany(tx, companyId);
  const [user] = await tx
    .select({ companyId: users.companyId, role: users.companyRole, version: users.tokenVersion })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.blockedAt)));
  if (!user || (tokenVersion !== undefined && tokenVersion !== user.version)) throw signedOut();
  if (user.companyId !== companyId || !user.role || !mayCall(user.role, call)) throw new AppError("ROLE", ROLE_MAY_NOT);
}

interface Giver {
  userId: string;
  companyId: string;
  /** The person's role from now on; null if none remains, or what was made in the person's name is not to be trusted. */
  role: CompanyRole | null;
}
/** What ended. */
export interface EndedRights {
  keys: number;
  webhooks: number;
  invitations: number;
}

/**
 * Ends what a person gave or made with a role that this person no longer has. The caller has locked the company. Webhooks are
 * switched off, not deleted: another owner can take one over with its log, and gets a mail about it.
 */
export async function endRights(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  { userId, companyId, role }: Giver,
  now: Date,
): Promise<EndedRights> {
  const isOver = (call: Pick<Call, "method" | "path">) => !role || !mayCall(role, call);
  const ended: EndedRights = { keys: 0, webhooks: 0, invitations: 0 };
  if (isOver(createApiKey))
    ended.keys = (await tx.delete(apiKeys).where(eq(apiKeys.userId, userId)).returning({ id: apiKeys.id })).length;
  if (isOver(inviteColleague)) {
    const isGiven = and(eq(teamInvitations.invitedBy, userId), eq(teamInvitations.companyId, companyId));
    ended.invitations = (await tx.delete(teamInvitations).where(isGiven).returning({ id: teamInvitations.id })).length;
  }
  if (isOver(createWebhook)) {
    const isMade = and(eq(webhooks.userId, userId), eq(webhooks.companyId, companyId), eq(webhooks.active, true));
    const stopped = await tx.update(webhooks).set({ active: false }).where(isMade).returning({ id: webhooks.id });
    ended.webhooks = stopped.length;
    for (const { id } of stopped) await tellOwners(tx, queue, companyId, { kind: "webhook-left", id }, now);
  }
  if (isOver(saveMeetingAvailability)) {
    await tx.update(meetingAvailability).set(NO_FEED).where(eq(meetingAvailability.userId, userId));
  }
  return ended;
}

/** Sends a mail to each owner of the company who can log in: somebody or something can act for it, or no longer does. */
export async function tellOwners(
  tx: Db,
  queue: Pick<Queue, "enqueue">,
  companyId: string,
  about: { kind: CompanyAccess; id: string },
  now: Date,
): Promise<void> {
  const owners = await tx
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.companyId, companyId), eq(users.companyRole, "owner"), isNull(users.blockedAt)));
  for (const { id: userId } of owners)
    await queue.enqueue(tx, "mail.company-access", { ...about, companyId, userId, at: now.toISOString() });
}
