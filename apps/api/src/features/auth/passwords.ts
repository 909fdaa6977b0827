import type * as contract from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import type { Input } from "@dryrun/domain/contract/define";
import type { Db } from "../../db/client.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import { lockCompanyOf } from "../../records/company/companies.ts";
import { endRights } from "../../records/company/delegated-rights.ts";
import { findLink, lockLink, voidLinks } from "../../records/links.ts";
import { openForAddress } from "../../records/students/students.ts";
import { findUser, type UserRow } from "../../records/users.ts";
import { isCommonPassword } from "./common-passwords.ts";
import type { AuthDeps } from "./deps.ts";
import { keepFirstAnswers, setsPassword } from "./first-password.ts";
import * as query from "./queries.ts";

type NewPassword = Input<typeof contract.resetPassword>["body"];
type ChangedPassword = Input<typeof contract.changePassword>["body"];

export function checkPassword(password: string, field: string) {
  if (isCommonPassword(password)) throw invalidField(field, say.COMMON_PASSWORD);
}

/** Locks the company of the link's account first, as every change of what its people may do does. */
async function lockCompanyOfLink(tx: Db, token: string): Promise<{ id: string } | undefined> {
  const link = await findLink(tx, token);
  return link && lockCompanyOf(tx, link.userId);
}

/** Sets the password for the account of a mailed link. The first password, set from an invitation or a purchase, also signs in: returns the token. */
export const resetPassword =
  ({ db, clock, queue, passwords, tokens, guard, emailHash }: AuthDeps) =>
  async (token: string, form: NewPassword, address: string): Promise<string | undefined> => {
    checkPassword(form.newPassword, "newPassword");
    const passwordHash = await passwords.hash(form.newPassword);
    const { email, ...set } = await db.transaction(async (tx) => {
      const now = clock.now();
      const company = await lockCompanyOfLink(tx, token);
      const link = await lockLink(tx, token);
      if (!link || !(await setsPassword(tx, link, now))) throw new AppError("LINK_DEAD", say.LINK_DEAD);
      const { userId } = link;
      await voidLinks(tx, userId, now); // links of every purpose: the mail proves the address
      await query.attachOrders(tx, userId);
      const version = await query.setPassword(tx, userId, passwordHash, now);
      const user = await findUser(tx, userId);
      const { email, userType } = user as UserRow; // the password change has locked the row
      // An invited person gets it with the first password.
      if (userType === "student") await openForAddress(tx, emailHash, { id: userId, email }, now);
      if (link.purpose === "reset-password") {
        // Somebody else may have had the password, and made keys with it.
        const ended = company && (await endRights(tx, queue, { userId, companyId: company.id, role: null }, now));
        const endedRights = ended !== undefined && Object.values(ended).some((count) => count > 0);
        await queue.enqueue(tx, "mail.password-changed", { userId, at: now.toISOString(), endedRights });
        return { email };
      }
      await keepFirstAnswers(tx, link, form, now);
      await guard.remember(tx, userId, address);
      return { email, claims: { userId, version, userType } };
    });
    await guard.lift({ email, address });
    return set.claims && tokens.sign(set.claims);
  };

/** Revokes all earlier tokens and links; the token in the answer keeps this browser signed in. */
export const changePassword =
  ({ db, clock, queue, passwords, tokens, guard }: AuthDeps) =>
  async (id: string, form: ChangedPassword, address: string): Promise<string> => {
    checkPassword(form.newPassword, "newPassword");
    const user = await findUser(db, id);
    if (!user) throw new AppError("UNAUTHENTICATED", "Log in to continue.");
    const isRight = await guard.watch({ userId: id, email: user.email, address }, () =>
      passwords.verify(user.passwordHash, form.oldPassword),
    );
    if (!isRight) throw invalidField("oldPassword", say.OLD_PASSWORD_WRONG);
    const passwordHash = await passwords.hash(form.newPassword);
    const version = await db.transaction(async (tx) => {
      const changed = await query.replacePassword(tx, user, passwordHash);
      if (changed === undefined) return undefined;
      const now = clock.now();
      await voidLinks(tx, id, now, "reset-password");
      await queue.enqueue(tx, "mail.password-changed", { userId: id, at: now.toISOString() });
      return changed;
    });
    if (version === undefined) throw invalidField("oldPassword", say.OLD_PASSWORD_WRONG);
    return tokens.sign({ userId: id, version, userType: user.userType });
  };
