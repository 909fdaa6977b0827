import { createHash } from "node:crypto";
import type { Mail } from "../../ports.ts";

/** The maximum length of a name in a header, in characters. */
const MAX_NAME = 120;
/** What a name in a header does not contain: control characters, marks that turn the direction, and signs of an address. */
const NOT_IN_NAMES = /[\p{Cc}\u061C\u200E\u200F\u2028-\u202E\u2066-\u2069<>@"\\]+/gu;
const ADDRESS = /<([^<>]+)>\s*$/;

/** Returns a name that fits in a header: one line, without characters of an address. The mail library quotes it. */
const nameOf = (name: string) =>
  [...name.replace(NOT_IN_NAMES, " ").replace(/\s+/g, " ").trim()].slice(0, MAX_NAME).join("");
const addressOf = (from: string) => ADDRESS.exec(from)?.[1]?.trim() ?? from.trim();

/** The message for nodemailer. The same mail always gets the same id, so mail systems can drop duplicates. */
export const messageOf = ({ key, fromName, replyTo, ...mail }: Mail, from: string) => ({
  ...mail,
  from: fromName ? { name: nameOf(fromName), address: addressOf(from) } : from,
  ...(replyTo && { replyTo: { name: nameOf(replyTo.name), address: replyTo.address } }),
  messageId: `<${createHash("sha256").update(key).digest("hex").slice(0, 32)}@dryrun.example>`,
});
