import { mkdir, readdir, rename, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { keptSince } from "@dryrun/domain/account/retention";
import { createTransport } from "nodemailer";
import type { Mailer } from "../../ports.ts";
import { messageOf } from "./message.ts";

/** File names are limited to 255 bytes; the key comes first so that truncated names stay unique. */
const MAX_NAME = 200;

/** Returns a file's time. A missing file counts as new, because its mail has been renamed since it was listed. */
const timeOf = (file: string) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    (error: NodeJS.ErrnoException) => (error.code === "ENOENT" ? Number.POSITIVE_INFINITY : Promise.reject(error)),
  );

/** Writes each mail to a file `<key>-<recipient>.eml`, for the embedded mode. */
export function createOutbox(folder: string, from: string): Mailer {
  const transport = createTransport({ streamTransport: true, buffer: true });
  return {
    async send(mail) {
      const { message } = await transport.sendMail(messageOf(mail, from));
      await mkdir(folder, { recursive: true });
      const name = `${mail.key}-${mail.to}`.replace(/[^\w@.-]/g, "_").slice(0, MAX_NAME);
      const file = path.join(folder, `${name}.eml`);
      await writeFile(`${file}.part`, message as Buffer);
      await rename(`${file}.part`, file);
    },
    // A file's time is from the machine's clock, not from the product's.
    async tidy() {
      const since = keptSince("outbox", new Date()).getTime();
      for (const name of await readdir(folder).catch(() => [])) {
        const file = path.join(folder, name);
        if ((await timeOf(file)) < since) await rm(file, { force: true });
      }
    },
  };
}
