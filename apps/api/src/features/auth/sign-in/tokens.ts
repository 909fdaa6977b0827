import { createHash } from "node:crypto";
import { ADMIN_TOKEN_HOURS, TOKEN_DAYS } from "@dryrun/domain/auth/limits";
import type { UserType } from "@dryrun/domain/contract/call";
import { id as idSchema } from "@dryrun/domain/fields";
import { addMs, DAY_MS, HOUR_MS } from "@dryrun/domain/time";
import { type JWTHeaderParameters, type JWTPayload, jwtVerify, SignJWT } from "jose";
import { LRUCache } from "lru-cache";
import type { Clock } from "../../../ports.ts";

export interface Claims {
  userId: string;
  /** A version older than the account's makes the token invalid. */
  version: number;
}

export interface TokenSecrets {
  /** Signs new tokens. */
  current: string;
  /** Only verifies tokens that were signed with it. */
  previous?: string | undefined;
}

export type Tokens = ReturnType<typeof createTokens>;

const ALGORITHM = "HS256";
const ISSUER = "dryrun";
const AUDIENCE = "dryrun-api";
/** The number of cached tokens with verified signatures. Verifying one costs more than the rest of a small request. */
const MAX_VERIFIED = 10_000;

/** Identifies the key without revealing it. */
const keyIdOf = (secret: string) => createHash("sha256").update(`token key ${secret}`).digest("base64url").slice(0, 12);

const lifeOf = (userType: UserType) => (userType === "admin" ? ADMIN_TOKEN_HOURS * HOUR_MS : TOKEN_DAYS * DAY_MS);

/** Returns null if the signed payload does not have the form that `sign` produces. */
function claimsOf({ sub, v, exp }: JWTPayload): { claims: Claims; expiresAt: number } | null {
  if (!idSchema().isType(sub) || !idSchema().isValidSync(sub)) return null;
  if (typeof v !== "number" || !Number.isSafeInteger(v) || typeof exp !== "number") return null;
  return { claims: { userId: sub, version: v }, expiresAt: exp * 1000 };
}

/** Creates and verifies signed tokens, valid for 7 days, for an admin for 12 hours. */
export function createTokens({ current, previous }: TokenSecrets, clock: Clock) {
  const keyId = keyIdOf(current);
  const keys = new Map(
    [previous, current].flatMap((secret) => (secret ? [[keyIdOf(secret), new TextEncoder().encode(secret)]] : [])),
  );
  const keyOf = ({ kid = "" }: JWTHeaderParameters) => {
    const key = keys.get(kid);
    if (!key) throw new Error("a token of no key that is live");
    return key;
  };
  const verified = new LRUCache<string, { claims: Claims; expiresAt: number }>({ max: MAX_VERIFIED });
  return {
    sign({ userId, version, userType }: Claims & { userType: UserType }) {
      const now = clock.now();
      return new SignJWT({ v: version })
        .setProtectedHeader({ alg: ALGORITHM, kid: keyId })
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setSubject(userId)
        .setIssuedAt(now)
        .setExpirationTime(addMs(now, lifeOf(userType)))
        .sign(keyOf({ alg: ALGORITHM, kid: keyId }));
    },
    /** Returns null for anything but one of our valid tokens. */
    async read(token: string): Promise<Claims | null> {
      const now = clock.now();
      const cached = verified.get(token);
      if (cached) return cached.expiresAt > now.getTime() ? cached.claims : null;
      const expected = { algorithms: [ALGORITHM], issuer: ISSUER, audience: AUDIENCE, currentDate: now };
      const payload = await jwtVerify(token, keyOf, expected).then(
        (right) => right.payload,
        () => null,
      );
      const read = payload && claimsOf(payload);
      if (!read) return null;
      verified.set(token, read);
      return read.claims;
    },
  };
}
