import { parseArgs } from "node:util";
import { PASSWORD_MAX, PASSWORD_MIN } from "@dryrun/domain/auth/limits";
import { systemClock } from "./adapters/clock/system.ts";
import { argon2 } from "./adapters/passwords/argon2.ts";
import { readConfig, StartError } from "./config.ts";
import { findUserByEmail, insertUser } from "./features/auth/queries.ts";
import { newId } from "./ids.ts";
import { openDatabase } from "./run.ts";

/** `admin:create --email E --password P`: the only way in which an admin is made. */
async function createAdmin(args: string[]) {
  const { values } = parseArgs({ args, options: { email: { type: "string" }, password: { type: "string" } } });
  const email = values.email?.trim().toLowerCase() ?? "";
  const password = values.password ?? "";
  if (!/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw new StartError("Give the admin's address: --email name@example.com.");
  if (password.length < PASSWORD_MIN || password.length > PASSWORD_MAX) {
    throw new StartError(`Give a password of ${PASSWORD_MIN} to ${PASSWORD_MAX} characters: --password "…".`);
  }
  const database = await openDatabase(readConfig(process.env)).catch((error: unknown) => {
    const isHeld = error instanceof StartError && error.message.includes("in use");
    throw isHeld ? new StartError("The server is running on this data folder; stop it first.") : error;
  });
  try {
    const now = systemClock.now();
    if (await findUserByEmail(database.db, email)) throw new StartError(`${email} already has an account.`);
    await insertUser(database.db, {
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
    console.log(`Admin ${email} created.`);
  } finally {
    await database.close();
  }
}

const [command, ...args] = process.argv.slice(2);
const commands: Record<string, (args: string[]) => Promise<void>> = { "admin:create": createAdmin };
const chosen = command === undefined ? undefined : commands[command];
const work = chosen ? chosen(args) : Promise.reject(new StartError(`Commands: ${Object.keys(commands).join(", ")}.`));
work.catch((error: unknown) => {
  console.error(error instanceof StartError ? `\n${error.message}\n` : error);
  process.exit(1);
});
