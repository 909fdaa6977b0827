import type { teamInvitation } from "@dryrun/domain/company/team/contract";
import type { Output } from "@dryrun/domain/contract/define";

/** An invitation to a company as its page and its forms get it. */
export interface OpenInvitationProps {
  token: string;
  invitation: Output<typeof teamInvitation>;
  /** Called when the link has stopped working in the meantime. */
  onDead: () => void;
}
