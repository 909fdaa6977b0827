import type * as contract from "@dryrun/domain/auth/contract";
import * as say from "@dryrun/domain/auth/messages";
import type { Input } from "@dryrun/domain/contract/define";
import { invalidField } from "../../errors/app-error.ts";
import { newId } from "../../ids.ts";
import type { Visibility } from "../../records/consents.ts";
import { openStudent } from "../../records/students/students.ts";
import { insertUser } from "../../records/users.ts";
import type { AuthDeps } from "./deps.ts";
import { checkPassword } from "./passwords.ts";

type Registration = Input<typeof contract.register>["body"];

/** Creates an account with its profile and free credit; the mail that follows proves the address. */
export const register =
  ({ db, clock, queue, passwords, invitations, emailHash, limits }: AuthDeps) =>
  async (form: Registration): Promise<void> => {
    checkPassword(form.password, "password");
    const passwordHash = await passwords.hash(form.password);
    const userType = form.userType as "student" | "employer";
    const isMade = await db.transaction(async (tx) => {
      const now = clock.now();
      const userId = newId(now);
      const isNew = await insertUser(tx, {
        id: userId,
        email: form.email,
        username: form.username || (form.fullName.split(" ")[0] ?? form.fullName),
        fullName: form.fullName,
        phone: form.phone,
        userType,
        ...(userType === "employer" && { companyName: form.companyName }),
        passwordHash,
        isAdult: form.isAdult ?? null,
        createdAt: now,
      });
      if (!isNew) return false;
      const { fullName, email, phone } = form;
      const person = { userId, fullName, email, phone };
      if (userType === "student") await openStudent(tx, emailHash, { ...person, visibility: visibilityOf(form) }, now);
      await queue.enqueue(tx, "mail.verify-email", { userId });
      return true;
    });
    if (isMade) return;
    // The person was invited earlier: the mail repeats that link.
    if (await limits.linkMails.has(`invited:${form.email}`)) await invitations.mailAgain(form.email);
    throw invalidField("email", say.EMAIL_TAKEN, "EMAIL_TAKEN");
  };

/** Optional in the API, and true by default; our own form always sends it. */
const visibilityOf = ({ visibleToRecruiters }: Registration): Visibility => ({
  isVisible: visibleToRecruiters ?? true,
  source: visibleToRecruiters === undefined ? "api" : "register",
});
