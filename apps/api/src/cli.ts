import { parseArgs } from "node:util";
import { PASSWORD_MAX, PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { COMMON_PASSWORD } from "@dryrun/domain/auth/messages";
import { email as emailSchema } from "@dryrun/domain/fields";
import { systemClock } from "./adapters/clock/system.ts";
import { argon2 } from "./adapters/passwords/argon2.ts";
import { readConfig, StartError } from "./config.ts";
import type { Db } from "./db/client.ts";
import { FolderInUseError } from "./db/data-folder.ts";
import { isCommonPassword } from "./features/auth/common-passwords.ts";
import { insertUser } from "./features/auth/queries.ts";
import { newId } from "./ids.ts";
import { openDatabase } from "./run.ts";

/** `admin:create --email E --password P`: the only way in which an admin is made. */
async function createAdmin(args: string[]) {
  const { email, password } = adminOf(args);
  const database = await openDatabase(readConfig(process.env)).catch((error: unknown) => {
    const isHeld = error instanceof FolderInUseError;
    throw isHeld ? new StartError("The server is running on this data folder; stop it first.") : error;
  });
  try {
    if (!(await insertAdmin(database.db, email, password))) throw new StartError(`${email} already has an account.`);
    console.log(`Admin ${email} created.`);
  } finally {
    await database.close();
  }
}

/** Who the admin is to be, by the same rules as everybody. */
function adminOf(args: string[]): { email: string; password: string } {
  const { email: typed = "", password = "" } = optionsOf(args);
  if (!emailSchema().isValidSync(typed)) throw new StartError("Give the admin's address: --email name@example.com.");
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    throw new StartError(`Give a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters: --password "…".`);
  }
  if (isCommonPassword(password)) throw new StartError(COMMON_PASSWORD);
  return { email: emailSchema().cast(typed), password };
}

function optionsOf(args: string[]) {
  try {
    return parseArgs({ args, options: { email: { type: "string" }, password: { type: "string" } } }).values;
  } catch (error) {
    throw new StartError((error as Error).message);
  }
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

const [command, ...args] = process.argv.slice(2);
const commands: Record<string, (args: string[]) => Promise<void>> = { "admin:create": createAdmin };
const chosen = command === undefined ? undefined : commands[command];
const work = chosen ? chosen(args) : Promise.reject(new StartError(`Commands: ${Object.keys(commands).join(", ")}.`));
work.catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
});
