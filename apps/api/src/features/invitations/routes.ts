import * as contract from "@dryrun/domain/invitations/contract";
import * as say from "@dryrun/domain/invitations/messages";
import type { FastifyInstance } from "fastify";
import { contractRoute } from "../../http/contract-route.ts";
import { networkOf } from "../../http/limits/network.ts";
import type { Limit } from "../../http/limits/rate-limit.ts";
import { oneClickUnsubscribe } from "../../http/one-click-unsubscribe.ts";
import type { Declines } from "./declines.ts";
import type { Invited } from "./invite-all.ts";
import type { Reminders } from "./reminders/service.ts";
import type { Invitations } from "./service.ts";

interface InvitationDeps {
  invitations: Invitations;
  reminders: Reminders;
  declines: Pick<Declines, "decline" | "allow">;
}

export function invitationRoutes(
  app: FastifyInstance,
  { invitations, reminders, declines }: InvitationDeps,
  links: Pick<Limit, "take">,
  unsubscribes: Pick<Limit, "take">,
) {
  oneClickUnsubscribe(app, {
    stop: contract.declineInvitations,
    resume: contract.allowInvitations,
    limit: unsubscribes,
    onStop: (token) => declines.decline(token).then(() => say.DECLINED),
    onResume: (token) => declines.allow(token).then(() => say.DECLINE_UNDONE),
  });
  contractRoute(app, contract.openInvitation, async ({ params }, _, request) => {
    await links.take(`invitation:${networkOf(request.ip)}`);
    return invitations.open(params.token);
  });
  contractRoute(app, contract.invite, async ({ params, body }, caller) =>
    answerTo(await invitations.invite(caller.member, params.jobId, body)),
  );
  contractRoute(app, contract.bulkInvite, async ({ params, file }, caller) => ({
    message: say.BULK_SENT,
    results: await invitations.inviteFile(caller.member, params.jobId, file),
  }));
  contractRoute(app, contract.jobInvitations, ({ params }, caller) => invitations.list(caller.member, params.id));
  contractRoute(app, contract.extendInvitation, async ({ params, body }, caller) => {
    await invitations.extend(caller.member, params.invitationId, body.validity);
    return { message: say.INVITATION_UPDATED };
  });
  contractRoute(app, contract.cancelInvitation, async ({ params }, caller) => {
    await invitations.cancel(caller.member, params.invitationId);
    return { message: say.INVITATION_CANCELLED };
  });
  contractRoute(app, contract.remindToApply, async ({ body }, caller) => {
    await reminders.toApply(caller.member, body);
    return { message: say.APPLICATION_REMINDER_SENT };
  });
  contractRoute(app, contract.remindAllToApply, ({ params, body }, caller) =>
    reminders.all(caller.member, params.jobId, body.undoable),
  );
  contractRoute(app, contract.previewReminders, ({ params }, caller) => reminders.preview(caller.member, params.jobId));
  contractRoute(app, contract.undoReminders, async ({ params }, caller) => {
    await reminders.undo(caller.member, params.jobId);
    return { message: say.REMINDERS_UNDONE };
  });
  contractRoute(app, contract.remindOfInterview, async ({ body }, caller) => {
    await reminders.ofInterview(caller.member, body);
    return { message: say.INTERVIEW_REMINDER_SENT };
  });
}

/** Returns the answer to each of the three outcomes. */
function answerTo(invited: Exclude<Invited, { result: "declined" }>) {
  if (invited.result === "alreadyApplied") {
    return { message: say.ALREADY_APPLIED, alreadyApplied: true, applicationId: invited.applicationId };
  }
  if (invited.result === "invited") return { message: say.INVITED };
  return { message: say.INVITED_AGAIN, alreadyInvited: true, reminderSent: true };
}
