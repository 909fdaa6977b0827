import type { deleteAccount } from "@dryrun/domain/account/contract";
import { ADMIN_STAYS, PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import type { Input } from "@dryrun/domain/contract/define";
import { retryDeadlock } from "../../../db/deadlock.ts";
import { AppError, invalidField } from "../../../errors/app-error.ts";
import { holderOf } from "../../../records/certificates.ts";
import { findCallerAccount } from "../../../records/users.ts";
import type { AccountDeps } from "../deps.ts";
import { removePerson } from "./deletion.ts";

type Deletion = Input<typeof deleteAccount>["body"];

/** Permanent. A wrong password counts as a failed sign-in. */
export const remove =
  ({ db, clock, passwords, guard, emailHash, keys, jobRecords }: AccountDeps) =>
  async (id: string, { password, revokeCertificates }: Deletion, address: string): Promise<void> => {
    const user = await findCallerAccount(db, id);
    if (user.userType === "admin") throw new AppError("FORBIDDEN", ADMIN_STAYS);
    const isRight = await guard.watch({ userId: id, email: user.email, address }, () =>
      passwords.verify(user.passwordHash, password),
    );
    if (!isRight) throw invalidField("password", PASSWORD_WRONG);
    const leaving = { emailHash, holder: holderOf(keys, user), revokesCertificates: revokeCertificates };
    await retryDeadlock(() => jobRecords.change((tx) => removePerson(tx, user, leaving, clock.now())));
  };
