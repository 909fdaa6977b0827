import { RESET_LINK_MINUTES, VERIFY_LINK_DAYS } from "@dryrun/domain/auth/limits";
import { addMs, DAY_MS, MINUTE_MS } from "@dryrun/domain/time";
import type { Db } from "../../db/client.ts";
import { newLinkToken } from "../../ids.ts";
import {
  accountLockedMail,
  passwordChangedMail,
  resetPasswordMail,
  secondFactorMail,
  verifyEmailMail,
} from "../../mails/account.ts";
import type { Clock, Handlers, Mailer } from "../../ports.ts";
import { hashOf, insertLink, voidLinks } from "../../records/links.ts";
import { findUser, lockUser } from "../../records/users.ts";
import { countRecoveryCodes } from "./second-factor/second-factor-queries.ts";

interface AuthJobDeps {
  db: Db;
  clock: Clock;
  mailer: Mailer;
  publicUrl: string;
}

type AuthMail =
  | "mail.verify-email"
  | "mail.reset-password"
  | "mail.account-locked"
  | "mail.password-changed"
  | "mail.second-factor";

export const authJobs = (deps: AuthJobDeps): Pick<Handlers, AuthMail> => ({ ...linkMails(deps), ...notices(deps) });

/** Creates links when their mails are sent, because only the hash of a link's token is stored. */
function linkMails({
  db,
  clock,
  mailer,
  publicUrl,
}: AuthJobDeps): Pick<Handlers, "mail.verify-email" | "mail.reset-password"> {
  return {
    async "mail.verify-email"({ userId }) {
      const user = await findUser(db, userId);
      if (!user || user.emailVerifiedAt) return;
      const now = clock.now();
      const token = newLinkToken();
      const expiresAt = addMs(now, VERIFY_LINK_DAYS * DAY_MS);
      await insertLink(db, { hash: hashOf(token), userId, purpose: "verify-email", expiresAt, createdAt: now });
      const mail = verifyEmailMail({ name: user.username, link: `${publicUrl}/verify-email/${token}` });
      await mailer.send({ ...mail, to: user.email, key: `verify-email-${hashOf(token).slice(0, 16)}` });
    },
    async "mail.reset-password"({ userId }) {
      const user = userId === null ? undefined : await findUser(db, userId);
      if (!user) return;
      const now = clock.now();
      const token = newLinkToken();
      const expiresAt = addMs(now, RESET_LINK_MINUTES * MINUTE_MS);
      await db.transaction(async (tx) => {
        await lockUser(tx, user.id); // if two jobs race, the second revokes the link of the first
        await voidLinks(tx, user.id, now, "reset-password"); // a newer link voids older ones
        await insertLink(tx, {
          hash: hashOf(token),
          userId: user.id,
          purpose: "reset-password",
          expiresAt,
          createdAt: now,
        });
      });
      const mail = resetPasswordMail({ name: user.username, link: `${publicUrl}/reset-password/${token}` });
      await mailer.send({ ...mail, to: user.email, key: `reset-password-${hashOf(token).slice(0, 16)}` });
    },
  };
}

type Notice = Exclude<AuthMail, "mail.verify-email" | "mail.reset-password">;
/** Sends mails that notify the owner of changes to the account. */
function notices({ db, clock, mailer, publicUrl }: AuthJobDeps): Pick<Handlers, Notice> {
  return {
    async "mail.account-locked"({ userId }) {
      const user = userId === null ? undefined : await findUser(db, userId);
      if (!user) return;
      const mail = accountLockedMail({ name: user.username, link: `${publicUrl}/forgot-password` });
      await mailer.send({ ...mail, to: user.email, key: `account-locked-${user.id}-${clock.now().getTime()}` });
    },
    async "mail.password-changed"({ userId, at, endedRights = false }) {
      const user = await findUser(db, userId);
      if (!user) return;
      const mail = passwordChangedMail({
        name: user.username,
        at: new Date(at),
        endedRights,
        link: `${publicUrl}/forgot-password`,
      });
      await mailer.send({ ...mail, to: user.email, key: `password-changed-${userId}-${Date.parse(at)}` });
    },
    async "mail.second-factor"({ userId, change, at }) {
      const user = await findUser(db, userId);
      if (!user) return;
      const codesLeft = await countRecoveryCodes(db, userId);
      const link = `${publicUrl}/account/security`;
      const mail = secondFactorMail({ name: user.username, change, at: new Date(at), codesLeft, link });
      await mailer.send({ ...mail, to: user.email, key: `second-factor-${change}-${userId}-${Date.parse(at)}` });
    },
  };
}
