import { TEAM_INVITATION_DAYS } from "@dryrun/domain/company/team/limits";
import { addMs, DAY_MS, SECOND_MS } from "@dryrun/domain/time";
import { createLinkSeal, SEALED_BYTES } from "../../http/link-seal.ts";
import type { TeamInvitationRow } from "./queries.ts";

type Sent = Pick<TeamInvitationRow, "id" | "sentAt">;
export type TeamLinks = ReturnType<typeof createTeamLinks>;

const ID_BYTES = 16;

/** When the link of an invitation ends. */
export const endOf = ({ sentAt }: Pick<Sent, "sentAt">) => addMs(sentAt, TEAM_INVITATION_DAYS * DAY_MS);

/**
 * Creates the tokens of invitations to a company: the invitation's id and the second of its last mail, sealed. So no token is
 * stored, and sending the mail again ends the link of the earlier one.
 */
export function createTeamLinks(secret: string) {
  const seal = createLinkSeal(secret, "team invitation");
  return {
    tokenOf({ id, sentAt }: Sent): string {
      const data = Buffer.alloc(SEALED_BYTES);
      data.write(id.replaceAll("-", ""), "hex");
      data.writeUInt32BE(sentAt.getTime() / SECOND_MS, ID_BYTES);
      return seal.tokenOf(data);
    },
    /** @throws LINK_DEAD for a token that we did not issue. */
    read(token: string): Sent {
      const data = seal.open(token);
      const hex = data.toString("hex", 0, ID_BYTES);
      const id = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
      return { id, sentAt: new Date(data.readUInt32BE(ID_BYTES) * SECOND_MS) };
    },
  };
}
