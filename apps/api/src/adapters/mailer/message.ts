import { createHash } from "node:crypto";
import type { Mail } from "../../ports.ts";

/** The message for nodemailer. The same mail always gets the same id, so mail systems can drop duplicates. */
export const messageOf = ({ key, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  messageId: `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@dryrun.example>`,
});
