import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import PostalMime from "postal-mime";

/** The text of the newest mail to this person whose file name begins with `key`. */
export async function mailTo(outbox: string, email: string, key: string): Promise<string> {
  const find = () => readdirSync(outbox).find((file) => file.startsWith(key) && file.includes(email));
  await expect.poll(find, { timeout: 30_000 }).toBeTruthy();
  const { text } = await PostalMime.parse(readFileSync(path.join(outbox, find() as string)));
  return text ?? "";
}
