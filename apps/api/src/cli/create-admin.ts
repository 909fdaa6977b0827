import { PASSWORD_MAX, PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { COMMON_PASSWORD } from "@dryrun/domain/auth/messages";
import { email as emailSchema } from "@dryrun/domain/fields";
import { systemClock } from "../adapters/clock/system.ts";
import { argon2 } from "../adapters/passwords/argon2.ts";
import { StartError } from "../config.ts";
import type { Db } from "../db/client.ts";
import { isCommonPassword } from "../features/auth/common-passwords.ts";
import { insertUser } from "../features/auth/queries.ts";
import { newId } from "../ids.ts";
import { optionsOf, withDatabase } from "./options.ts";

/** `admin:create --email E --password P`: the only way in which an admin is made. */
export async function createAdmin(args: string[]) {
  const { email, password } = adminOf(args);
  await withDatabase(async ({ db }) => {
    if (!(await insertAdmin(db, email, password))) throw new StartError(`${email} already has an account.`);
  });
  console.log(`Admin ${email} created.`);
}

/** Who the admin is to be, by the same rules as everybody. */
function adminOf(args: string[]): { email: string; password: string } {
  const { email: typed = "", password: chosen = "" } = optionsOf(args, ["email", "password"]);
  const password = String(chosen);
  if (!emailSchema().isValidSync(typed)) throw new StartError("Give the admin's address: --email name@example.com.");
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    throw new StartError(`Give a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters: --password "…".`);
  }
  if (isCommonPassword(password)) throw new StartError(COMMON_PASSWORD);
  return { email: emailSchema().cast(typed), password };
}

async function insertAdmin(db: Db, email: string, password: string): Promise<boolean> {
  const now = systemClock.now();
  return insertUser(db, {
    id: newId(now),
    email,
    username: "Admin",
    fullName: "Admin",
    phone: "",
    userType: "admin",
    passwordHash: await argon2.hash(password),
    emailVerifiedAt: now,
    isAdult: true,
    createdAt: now,
  });
}
