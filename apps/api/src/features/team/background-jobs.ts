import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import type { Db } from "../../db/client.ts";
import type { Unsubscribe } from "../../http/link-seal.ts";
import { companyAccessMail, removedFromTeamMail, teamInvitationMail } from "../../mails/team.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { findCompany } from "../../records/company/companies.ts";
import { findUser } from "../../records/users.ts";
import { endOf, type TeamLinks } from "./links.ts";
import { findAccess, findInvitation } from "./queries.ts";

interface TeamJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  links: Pick<TeamLinks, "tokenOf">;
  declines: {
    filterDeclined(db: Db, emails: readonly string[]): Promise<Set<string>>;
    unsubscribeOf(email: string, publicUrl: string): Unsubscribe;
  };
}
type TeamMail = "mail.team-invitation" | "mail.company-access" | "mail.removed-from-team";

export const teamJobs = ({ db, clock, mailer, publicUrl, links, declines }: TeamJobDeps): Pick<Handlers, TeamMail> => ({
  async "mail.team-invitation"({ invitationId }) {
    const found = await findInvitation(db, invitationId);
    if (!found?.isGiven || endOf(found.invitation) <= clock.now()) return;
    const { invitation, company, inviter } = found;
    // The person may have unsubscribed since the invitation.
    if ((await declines.filterDeclined(db, [invitation.email])).size > 0) return;
    const unsubscribe = declines.unsubscribeOf(invitation.email, publicUrl);
    const mail = teamInvitationMail({
      company,
      inviter,
      role: ROLE_NAMES[invitation.role],
      expiresAt: endOf(invitation),
      link: `${publicUrl}/team-invitation/${links.tokenOf(invitation)}`,
      declineLink: unsubscribe.link,
    });
    const key = `team-invitation-${invitationId}-${invitation.sentAt.getTime()}`;
    await mailer.send({ ...mail, headers: unsubscribe.headers, to: invitation.email, key });
  },
  async "mail.company-access"({ kind, id, companyId, userId, at }) {
    const [user, company] = [await findUser(db, userId), await findCompany(db, companyId)];
    const about = await findAccess(db, companyId, kind, id);
    if (!user || !company || !about || user.companyId !== companyId || user.companyRole !== "owner") return;
    const link = `${publicUrl}/employer/${kind === "owner" ? "team" : "developers"}`;
    const facts = {
      ...about,
      name: user.username,
      kind,
      company: company.name || "your company",
      at: new Date(at),
      link,
    };
    const key = `company-access-${kind}-${id}-${userId}-${Date.parse(at)}`;
    await mailer.send({ ...companyAccessMail(facts), to: user.email, key });
  },
  async "mail.removed-from-team"({ userId, companyId, at }) {
    const [user, company] = [await findUser(db, userId), await findCompany(db, companyId)];
    if (!user || !company) return;
    const mail = removedFromTeamMail({ name: user.username, company: company.name, link: `${publicUrl}/login` });
    await mailer.send({ ...mail, to: user.email, key: `removed-from-team-${userId}-${Date.parse(at)}` });
  },
});
