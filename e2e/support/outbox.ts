import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";
import { WAIT_MS } from "./limits.ts";

/** Returns the text of a mail to this person that contains `words` and whose file name starts with `key`. */
export async function mailTo(outbox: string, email: string, key: string, words = ""): Promise<string> {
  const textOf = async (file: string) => (await PostalMime.parse(readFileSync(path.join(outbox, file)))).text ?? "";
  const find = async () => {
    if (!existsSync(outbox)) return undefined; // before the first mail
    const files = readdirSync(outbox).filter((file) => file.startsWith(key) && file.includes(email));
    const texts = await Promise.all(files.filter((file) => file.endsWith(".eml")).map(textOf));
    return texts.find((text) => text.includes(words));
  };
  let mail: string | undefined;
  await expect
    .poll(
      async () => {
        mail = await find();
        return mail !== undefined;
      },
      { timeout: WAIT_MS },
    )
    .toBe(true);
  return mail ?? "";
}
