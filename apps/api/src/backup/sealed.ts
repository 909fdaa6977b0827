import { createCipheriv, createDecipheriv, hkdfSync, randomBytes, timingSafeEqual } from "node:crypto";
import { type FileHandle, open } from "node:fs/promises";
import { StartError } from "../config/values.ts";

/** The first bytes of an encrypted backup. The salt, a check value for the key, the content, and an authentication tag follow. */
const MARK = Buffer.from("dryrun-sealed-1\n");
const SALT_BYTES = 32;
const KEY_BYTES = 32;
const CHECK_BYTES = 16;
const HEAD_BYTES = MARK.length + SALT_BYTES + CHECK_BYTES;
const CIPHER = "aes-256-gcm";
const TAG_BYTES = 16;
/** Each file has a different key, so a constant initialisation vector is safe. */
const VECTOR = Buffer.alloc(12);

function keysOf(secret: string, salt: Buffer) {
  const bytes = Buffer.from(hkdfSync("sha256", secret, salt, "backup", KEY_BYTES + CHECK_BYTES));
  return { key: bytes.subarray(0, KEY_BYTES), check: bytes.subarray(KEY_BYTES) };
}

/** Encrypts a stream with AES-256-GCM. */
export async function* encrypt(source: AsyncIterable<Buffer>, secret: string): AsyncGenerator<Buffer> {
  const salt = randomBytes(SALT_BYTES);
  const { key, check } = keysOf(secret, salt);
  const cipher = createCipheriv(CIPHER, key, VECTOR);
  yield Buffer.concat([MARK, salt, check]);
  for await (const part of source) yield cipher.update(part);
  yield cipher.final();
  yield cipher.getAuthTag();
}

async function readAt(handle: FileHandle, position: number, length: number): Promise<Buffer> {
  const { buffer, bytesRead } = await handle.read(Buffer.alloc(length), 0, length, position);
  return buffer.subarray(0, bytesRead);
}

/**
 * Returns the content of a backup, decrypted if it is encrypted. Throws for a wrong key, for a changed file, and if
 * there is a key but the file is not encrypted. A change is detected only at the end of the file: use nothing of the
 * content before.
 */
export async function* contentOf(file: string, secret: string | undefined): AsyncGenerator<Buffer> {
  const handle = await open(file);
  try {
    const head = await readAt(handle, 0, HEAD_BYTES);
    if (!head.subarray(0, MARK.length).equals(MARK)) {
      // An attacker may have replaced an encrypted backup by this one.
      if (secret)
        throw new StartError(
          `${file} is not encrypted, so nobody knows who wrote it. If you do, restore it without BACKUP_KEY.`,
        );
      yield* handle.createReadStream({ start: 0, autoClose: false });
      return;
    }
    const { key, check } = keysOf(secret ?? "", head.subarray(MARK.length, MARK.length + SALT_BYTES));
    const shown = head.subarray(MARK.length + SALT_BYTES);
    if (shown.length !== CHECK_BYTES || !timingSafeEqual(check, shown))
      throw new StartError(`${file} is encrypted: set the BACKUP_KEY that it was made with.`);
    const end = (await handle.stat()).size - TAG_BYTES;
    if (end <= HEAD_BYTES) throw new StartError(`${file} is cut off. Nothing was changed.`);
    const decipher = createDecipheriv(CIPHER, key, VECTOR, { authTagLength: TAG_BYTES });
    decipher.setAuthTag(await readAt(handle, end, TAG_BYTES));
    for await (const part of handle.createReadStream({ start: HEAD_BYTES, end: end - 1, autoClose: false }))
      yield decipher.update(part);
    yield decipher.final();
  } finally {
    await handle.close();
  }
}
