import { TOKEN_DAYS } from "@dryrun/domain/auth/limits";
import { jwtVerify, SignJWT } from "jose";

export interface Claims {
  userId: string;
  /** Older than the account's: the token is dead. */
  version: number;
}
export type Tokens = ReturnType<typeof createTokens>;

const ALGORITHM = "HS256";

/** Signed tokens of 7 days (specification 1, point 4). */
export function createTokens(secret: string) {
  const key = new TextEncoder().encode(secret);
  return {
    sign: ({ userId, version }: Claims) =>
      new SignJWT({ v: version })
        .setProtectedHeader({ alg: ALGORITHM })
        .setSubject(userId)
        .setIssuedAt()
        .setExpirationTime(`${TOKEN_DAYS}d`)
        .sign(key),
    /** Null for whatever is not a living token of ours. */
    async read(token: string): Promise<Claims | null> {
      try {
        const { payload } = await jwtVerify(token, key, { algorithms: [ALGORITHM] });
        return payload.sub && typeof payload.v === "number" ? { userId: payload.sub, version: payload.v } : null;
      } catch {
        return null;
      }
    },
  };
}
