import { createHmac, timingSafeEqual } from "node:crypto";
import { isWholeToken } from "@dryrun/domain/auth/link-token";
import { LINK_DEAD } from "@dryrun/domain/auth/messages";
import { AppError } from "../errors/app-error.ts";

/** The length of a token's data in bytes; with its seal it has the length of every link's token. */
export const SEALED_BYTES = 20;
const SEAL_BYTES = 12;

/** The lines and headers of a mail that let the person stop such mails, also by the mail program's own button (RFC 8058). */
export interface Unsubscribe {
  link: string;
  headers: Record<string, string>;
}

/**
 * Creates links for mails that need no table of tokens: each contains its data and a seal over it, which nobody else
 * can forge.
 */
export function createLinkSeal(secret: string, purpose: string) {
  const sealOf = (data: Buffer) =>
    createHmac("sha256", secret)
      .update(`${purpose} ${data.toString("hex")}`)
      .digest()
      .subarray(0, SEAL_BYTES);
  return {
    tokenOf: (data: Buffer): string => Buffer.concat([data, sealOf(data)]).toString("base64url"),
    /** @throws LINK_DEAD for a token that we did not issue. */
    open(token: string): Buffer {
      const bytes = Buffer.from(isWholeToken(token) ? token : "", "base64url");
      const data = bytes.subarray(0, SEALED_BYTES);
      const seal = bytes.subarray(SEALED_BYTES);
      if (seal.length !== SEAL_BYTES || !timingSafeEqual(seal, sealOf(data)))
        throw new AppError("LINK_DEAD", LINK_DEAD);
      return data;
    },
  };
}

/** Returns the unsubscribe data: the call at this path stops the mails, and the page with the same path shows it. */
export const unsubscribeAt = (publicUrl: string, path: string): Unsubscribe => ({
  link: publicUrl + path,
  headers: {
    "List-Unsubscribe": `<${publicUrl}/api${path}>`,
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  },
});
