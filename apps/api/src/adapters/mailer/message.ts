import { createHash } from "node:crypto";
import type { Mail } from "../../ports.ts";

/** What nodemailer sends; the same mail has the same id, so that a mail system can fold a repeated one. */
export const messageOf = ({ key, ...mail }: Mail, from: string) => ({
  ...mail,
  from,
  messageId: `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@dryrun.example>`,
});
