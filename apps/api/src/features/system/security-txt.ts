import { addMs, DAY_MS } from "@dryrun/domain/time";
import type { FastifyInstance } from "fastify";
import type { Clock } from "../../ports.ts";

/** Days for which readers may rely on the file. RFC 9116 recommends less than a year. */
const VALID_DAYS = 180;

export interface SecurityContact {
  /** `mailto:` or `https:`. */
  contact: string;
  /** The page that explains how reports are handled. */
  policy: string | undefined;
}

/** Returns the text of security.txt: the address for reports of security holes (RFC 9116). */
export function securityTxt({ contact, policy }: SecurityContact, publicUrl: string, now: Date): string {
  const expires = addMs(now, VALID_DAYS * DAY_MS)
    .toISOString()
    .slice(0, 10);
  return [
    `Contact: ${contact}`,
    `Expires: ${expires}T00:00:00Z`,
    "Preferred-Languages: en, hi",
    `Canonical: ${publicUrl}/.well-known/security.txt`,
    ...(policy ? [`Policy: ${policy}`] : []),
    "",
  ].join("\n");
}

export function securityTxtRoute(app: FastifyInstance, security: SecurityContact, publicUrl: string, clock: Clock) {
  app.get("/.well-known/security.txt", async (_, reply) =>
    reply
      .type("text/plain; charset=utf-8")
      .header("cache-control", "public, max-age=86400")
      .send(securityTxt(security, publicUrl, clock.now())),
  );
}
