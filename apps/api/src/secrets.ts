import { randomBytes } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { StartError } from "./config.ts";

/** The embedded mode's own secret, made once and kept readable for its owner alone, so that sign-ins outlive a restart. */
export function ownSecret(dataDir: string): string {
  const file = path.join(dataDir, "secrets.json");
  try {
    if (existsSync(file)) {
      const { jwtSecret } = JSON.parse(readFileSync(file, "utf8")) as { jwtSecret?: string };
      if (jwtSecret) return jwtSecret;
    }
    mkdirSync(dataDir, { recursive: true });
    const jwtSecret = randomBytes(48).toString("base64url");
    writeFileSync(`${file}.part`, `${JSON.stringify({ jwtSecret })}\n`, { mode: 0o600 });
    renameSync(`${file}.part`, file); // whole or not at all, also when the process is killed here
    return jwtSecret;
  } catch (error) {
    throw new StartError(`The data folder ${dataDir} cannot be used (${(error as Error).message}).`);
  }
}
