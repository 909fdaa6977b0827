import type { resetPassword } from "@dryrun/domain/auth/contract";
import type { Input } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { recordVisibility } from "../../records/consents.ts";
import { findInvitation, isOpen } from "../../records/invitations.ts";
import { isUnspent, type Link } from "../../records/links.ts";
import { setAdult } from "../../records/users.ts";
import * as query from "./queries.ts";

type NewPassword = Input<typeof resetPassword>["body"];

/**
 * Whether a link may set a password: one from forgot-password or a purchase until it expires, an invitation's as long
 * as the invitation is valid.
 */
export async function setsPassword(tx: Db, link: Link, now: Date): Promise<boolean> {
  if (!isUnspent(link, now)) return false;
  if (link.purpose === "reset-password" || link.purpose === "purchase") return true;
  if (link.purpose !== "invitation" || link.about === null) return false;
  const invited = await findInvitation(tx, link.about);
  return invited !== undefined && isOpen(invited, now);
}

/** Stores the page's fields other than the password; absent ones are not changed. */
export async function keepFirstAnswers(
  tx: Db,
  { userId, purpose }: Pick<Link, "userId" | "purpose">,
  form: NewPassword,
  now: Date,
) {
  if (form.isAdult) await setAdult(tx, userId);
  if (form.visibleToRecruiters === undefined) return;
  const isVisible = form.visibleToRecruiters;
  await query.setVisibility(tx, userId, isVisible, now);
  await recordVisibility(tx, userId, { isVisible, source: purpose === "purchase" ? "purchase" : "invitation" }, now);
}
