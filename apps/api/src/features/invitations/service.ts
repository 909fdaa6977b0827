import type { InvitationDeps } from "./deps.ts";
import { mailAgain, open } from "./link.ts";
import { invite, inviteFile } from "./send.ts";
import { cancel, extend, list } from "./sent.ts";

export type Invitations = ReturnType<typeof createInvitations>;

export const createInvitations = (deps: InvitationDeps) => ({
  invite: invite(deps),
  inviteFile: inviteFile(deps),
  list: list(deps),
  extend: extend(deps),
  cancel: cancel(deps),
  open: open(deps),
  mailAgain: mailAgain(deps),
});
