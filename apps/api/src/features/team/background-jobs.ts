import { ROLE_NAMES } from "@dryrun/domain/company/team/messages";
import type { Db } from "../../db/client.ts";
import { removedFromTeamMail, teamInvitationMail } from "../../mails/team.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { findCompany } from "../../records/company/companies.ts";
import { findUser } from "../../records/users.ts";
import { endOf, type TeamLinks } from "./links.ts";
import { findInvitation } from "./queries.ts";

interface TeamJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
  links: Pick<TeamLinks, "tokenOf">;
}
type TeamMail = "mail.team-invitation" | "mail.removed-from-team";

export const teamJobs = ({ db, clock, mailer, publicUrl, links }: TeamJobDeps): Pick<Handlers, TeamMail> => ({
  async "mail.team-invitation"({ invitationId }) {
    const found = await findInvitation(db, invitationId);
    if (!found || endOf(found.invitation) <= clock.now()) return;
    const { invitation, company, inviter } = found;
    const mail = teamInvitationMail({
      company,
      inviter,
      role: ROLE_NAMES[invitation.role],
      expiresAt: endOf(invitation),
      link: `${publicUrl}/team-invitation/${links.tokenOf(invitation)}`,
    });
    const key = `team-invitation-${invitationId}-${invitation.sentAt.getTime()}`;
    await mailer.send({ ...mail, to: invitation.email, key });
  },
  async "mail.removed-from-team"({ userId, companyId, at }) {
    const [user, company] = [await findUser(db, userId), await findCompany(db, companyId)];
    if (!user || !company) return;
    const mail = removedFromTeamMail({ name: user.username, company: company.name, link: `${publicUrl}/login` });
    await mailer.send({ ...mail, to: user.email, key: `removed-from-team-${userId}-${Date.parse(at)}` });
  },
});
