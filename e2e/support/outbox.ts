import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime, { type Email } from "postal-mime";
import { WAIT_MS } from "./limits.ts";

/** Returns a mail to this person whose text contains `words` and whose file name starts with `key`. */
export async function wholeMailTo(outbox: string, email: string, key: string, words = ""): Promise<Email> {
  const parse = (file: string) => PostalMime.parse(readFileSync(path.join(outbox, file)));
  const find = async () => {
    if (!existsSync(outbox)) return undefined; // before the first mail
    const files = readdirSync(outbox).filter((file) => file.startsWith(key) && file.includes(email));
    const mails = await Promise.all(files.filter((file) => file.endsWith(".eml")).map(parse));
    return mails.find(({ text = "" }) => text.includes(words));
  };
  let mail: Email | undefined;
  await expect
    .poll(
      async () => {
        mail = await find();
        return mail !== undefined;
      },
      { timeout: WAIT_MS },
    )
    .toBe(true);
  return mail as Email;
}

/** Returns the text of such a mail. */
export const mailTo = async (...asked: Parameters<typeof wholeMailTo>): Promise<string> =>
  (await wholeMailTo(...asked)).text ?? "";
