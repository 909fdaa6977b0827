import { PASSWORD_MAX, PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { COMMON_PASSWORD } from "@dryrun/domain/auth/messages";
import { email as emailSchema } from "@dryrun/domain/fields";
import { systemClock } from "../adapters/clock/system.ts";
import { argon2 } from "../adapters/passwords/argon2.ts";
import { StartError } from "../config/values.ts";
import type { Db } from "../db/client.ts";
import { isCommonPassword } from "../features/auth/common-passwords.ts";
import { newId } from "../ids.ts";
import { insertUser } from "../records/users.ts";
import { optionsOf, withDatabase } from "./options.ts";
import { readSecret } from "./read-secret.ts";
import { resetSecondFactor } from "./reset-second-factor.ts";

/**
 * `admin:create --email E`, with the password from a prompt or on standard input: the only way to create an admin.
 * With `--reset-second-factor` it restores access for an admin.
 */
export async function createAdmin(args: string[]) {
  const options = optionsOf(args, ["email"], ["reset-second-factor"]);
  if (options["reset-second-factor"]) {
    const email = emailOf(options);
    await withDatabase((database) => resetSecondFactor(database, email));
    console.log(`Two-step verification of ${email} is reset. The admin sets it up again at the next login.`);
    return;
  }
  const email = emailOf(options);
  const password = validated(await readSecret(`Password of ${email}: `));
  await withDatabase(async ({ db }) => {
    if (!(await insertAdmin(db, email, password))) throw new StartError(`${email} already has an account.`);
  });
  console.log(`Admin ${email} created.`);
}

type Options = ReturnType<typeof optionsOf>;

function emailOf({ email = "" }: Options): string {
  if (!emailSchema().isValidSync(email)) throw new StartError("Give the admin's address: --email name@example.com.");
  return emailSchema().cast(email);
}

/** Validates by the rules of the registration. */
function validated(password: string): string {
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    const length = `${PASSWORD_MIN} to ${PASSWORD_MAX} characters`;
    throw new StartError(`Give a password of ${length}, at the prompt or on standard input.`);
  }
  if (isCommonPassword(password)) throw new StartError(COMMON_PASSWORD);
  return password;
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
