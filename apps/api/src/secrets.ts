import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "./config.ts";

const NAMES = ["jwtSecret", "paymentKeySecret", "paymentWebhookSecret"] as const;
export type OwnSecrets = Record<(typeof NAMES)[number], string>;

/** The embedded mode's own secrets, made once and kept readable for their owner alone, so that sign-ins and orders outlive a restart. */
export function ownSecrets(dataDir: string): OwnSecrets {
  const file = path.join(dataDir, "secrets.json");
  try {
    const kept = existsSync(file) ? (JSON.parse(readFileSync(file, "utf8")) as Partial<OwnSecrets>) : {};
    const made = { ...kept };
    for (const name of NAMES) made[name] ||= randomBytes(48).toString("base64url");
    if (NAMES.every((name) => made[name] === kept[name])) return made as OwnSecrets;
    mkdirSync(dataDir, { recursive: true });
    writeFileSync(`${file}.part`, `${JSON.stringify(made)}\n`, { mode: 0o600 });
    renameSync(`${file}.part`, file); // whole or not at all, also when the process is killed here
    return made as OwnSecrets;
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used (${(error as Error).message}).`);
  }
}
