import type { accountPrivacy, deleteAccount } from "@dryrun/domain/account/contract";
import { ADMIN_STAYS, GRIEVANCE_OFFICER, PASSWORD_WRONG } from "@dryrun/domain/account/messages";
import { GRADER_CHECK_VERSION, LISTED_VIEWS } from "@dryrun/domain/account/retention";
import { BRAND } from "@dryrun/domain/brand";
import type { Input, Output } from "@dryrun/domain/contract/define";
import { indianDay } from "@dryrun/domain/time";
import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import { retryDeadlock } from "../../db/deadlock.ts";
import { AppError, invalidField } from "../../errors/app-error.ts";
import type { PersonLimit } from "../../http/limits/person-limits.ts";
import { newId } from "../../ids.ts";
import type { Clock, Passwords, Queue } from "../../ports.ts";
import { holderOf } from "../../records/certificates.ts";
import { findConsent, insertConsent } from "../../records/consents.ts";
import type { JobRecords } from "../../records/jobs/job-records.ts";
import { clearNotesOf } from "../../records/questions/calibration-notes.ts";
import type { EmailHash } from "../../records/students/email-hash.ts";
import { findCallerAccount, lockUser, setAdult } from "../../records/users.ts";
import type { SignInGuard } from "../auth/sign-in/sign-in-guard.ts";
import { removePerson } from "./deletion/deletion.ts";
import { type Declining, everythingAbout } from "./export/export.ts";
import { countHeld, countListings, countWritten, findAccess, findConsents, findViews } from "./privacy-queries.ts";

export interface AccountDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  passwords: Passwords;
  guard: Pick<SignInGuard, "watch">;
  emailHash: EmailHash;
  keys: Pick<DataKeys, "hash">;
  declines: Declining;
  limits: { exports: PersonLimit };
  jobRecords: Pick<JobRecords, "change">;
}

export const privacy =
  ({ db, keys }: AccountDeps) =>
  async (id: string): Promise<Output<typeof accountPrivacy>> => {
    const user = await findCallerAccount(db, id);
    const consents = await findConsents(db, id);
    return {
      held: await countHeld(db, user, holderOf(keys, user)),
      consents: consents.map(({ at, ...consent }) => ({ ...consent, at: at.toISOString() })),
      views: await findViews(db, id, LISTED_VIEWS),
      listed: await countListings(db, id),
      access: await findAccess(db, id, LISTED_VIEWS),
      written: await countWritten(db, id),
      grievance: { name: `${GRIEVANCE_OFFICER}, ${BRAND.seller.name}`, email: BRAND.supportEmail },
    };
  };

/** Returns a file with all stored data. */
const exportAll =
  ({ db, clock, keys, declines, limits }: AccountDeps) =>
  async (id: string) => {
    await limits.exports.take(id);
    const now = clock.now();
    const user = await findCallerAccount(db, id);
    const data = { exportedAt: now, ...(await everythingAbout(db, user, holderOf(keys, user), declines)) };
    const fileName = `${BRAND.name.toLowerCase()}-data-${indianDay(now)}.json`;
    return { content: Buffer.from(JSON.stringify(data, null, 2)), contentType: "application/json", fileName };
  };

/** Records whether the student's answers may be used to check the grader, if that changed. */
export const setGraderCheck =
  ({ db, clock }: Pick<AccountDeps, "db" | "clock">) =>
  (userId: string, given: boolean): Promise<void> =>
    db.transaction(async (tx) => {
      await lockUser(tx, userId);
      if (((await findConsent(tx, userId, "grader-check")) ?? false) === given) return;
      const now = clock.now();
      const consent = {
        userId,
        kind: "grader-check" as const,
        given,
        source: "privacy",
        version: GRADER_CHECK_VERSION,
      };
      await insertConsent(tx, { ...consent, id: newId(now), at: now });
      if (!given) await clearNotesOf(tx, userId);
    });

type Deletion = Input<typeof deleteAccount>["body"];

/** Permanent. A wrong password counts as a failed sign-in. */
export const remove =
  ({ db, clock, queue, passwords, guard, emailHash, keys, jobRecords }: AccountDeps) =>
  async (id: string, { password, revokeCertificates }: Deletion, address: string): Promise<void> => {
    const user = await findCallerAccount(db, id);
    if (user.userType === "admin") throw new AppError("FORBIDDEN", ADMIN_STAYS);
    const isRight = await guard.watch({ userId: id, email: user.email, address }, () =>
      passwords.verify(user.passwordHash, password),
    );
    if (!isRight) throw invalidField("password", PASSWORD_WRONG);
    const leaving = { queue, emailHash, holder: holderOf(keys, user), revokesCertificates: revokeCertificates };
    await retryDeadlock(() => jobRecords.change((tx) => removePerson(tx, user, leaving, clock.now())));
  };

export type Account = ReturnType<typeof createAccount>;

export const createAccount = (deps: AccountDeps) => ({
  setAdult: (id: string) => setAdult(deps.db, id),
  /** Whether answers may be used to check the grader. */
  setGraderCheck: setGraderCheck(deps),
  privacy: privacy(deps),
  export: exportAll(deps),
  remove: remove(deps),
});
