import { mailAgain, open } from "./link.ts";
import type { InvitationParts } from "./parts.ts";
import { invite, inviteFile } from "./send.ts";
import { cancel, extend, list } from "./sent.ts";

export type Invitations = ReturnType<typeof createInvitations>;

export const createInvitations = (parts: InvitationParts) => ({
  invite: invite(parts),
  inviteFile: inviteFile(parts),
  list: list(parts),
  extend: extend(parts),
  cancel: cancel(parts),
  open: open(parts),
  mailAgain: mailAgain(parts),
});
