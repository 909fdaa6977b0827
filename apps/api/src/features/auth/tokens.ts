import { TOKEN_DAYS } from "@dryrun/domain/auth/limits";
import { addMs, DAY_MS } from "@dryrun/domain/time";
import { jwtVerify, SignJWT } from "jose";
import type { Clock } from "../../ports.ts";

export interface Claims {
  userId: string;
  /** Older than the account's: the token is dead. */
  version: number;
}
export type Tokens = ReturnType<typeof createTokens>;

const ALGORITHM = "HS256";
/** So many signatures are remembered as right; checking one costs more than the rest of a small request. */
const REMEMBERED = 10_000;

/** Signed tokens of 7 days (specification 1, point 4). */
export function createTokens(secret: string, clock: Clock) {
  const key = new TextEncoder().encode(secret);
  const verified = new Map<string, { claims: Claims; expiresAt: number }>();
  return {
    sign({ userId, version }: Claims) {
      const now = clock.now();
      return new SignJWT({ v: version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(addMs(now, TOKEN_DAYS * DAY_MS))
        .sign(key);
    },
    /** Null for whatever is not a living token of ours. */
    async read(token: string): Promise<Claims | null> {
      const now = clock.now();
      const known = verified.get(token);
      if (known) return known.expiresAt > now.getTime() ? known.claims : null;
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM], currentDate: now });
        if (!payload.sub || !payload.exp || typeof payload.v !== "number") return null;
        const claims = { userId: payload.sub, version: payload.v };
        if (verified.size >= REMEMBERED) verified.delete(verified.keys().next().value as string);
        verified.set(token, { claims, expiresAt: payload.exp * 1000 });
        return claims;
      } catch {
        return null;
      }
    },
  };
}
