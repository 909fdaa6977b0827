import { createHash } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../db/client.ts";
import { AppError } from "./app-error.ts";

export interface Limit {
  /** Takes one of the limit for this key; false when there was none left. */
  has(key: string): Promise<boolean>;
  /** Takes one of the limit for this key; 429 `TOO_MANY_REQUESTS` with `Retry-After` when there is none left. */
  take(key: string): Promise<void>;
  /** Forgets the key. */
  clear(key: string): Promise<void>;
}
interface LimitSpec {
  name: string;
  points: number;
  seconds: number;
  message?: string;
}
export type Limits = (spec: LimitSpec) => Promise<Limit>;

/** RATE_LIMIT_SCALE multiplies a limit, which is never below 1. */
export const scaled = (points: number, scale: number) => Math.max(1, Math.floor(points * scale));

const TABLE = "rate_limits";

/** Keys hold addresses and e-mails of any length: the table gets their hash. */
const hidden = (key: string) => createHash("sha256").update(key).digest("base64url");

/** Limits that all processes share, in the database; `scale` multiplies every one of them. */
export const createLimits =
  (database: Database, scale: number): Limits =>
  async ({ name, points, seconds, message = "Too many tries. Wait a little and try again." }) => {
    const options = { points: scaled(points, scale), duration: seconds, keyPrefix: name };
    const limiter = await new Promise<RateLimiterAbstract>((resolve, reject) => {
      const made: RateLimiterAbstract = new RateLimiterPostgres(
        {
          ...options,
          storeClient: { query: database.query },
          storeType: "pool",
          tableName: TABLE,
          insuranceLimiter: new RateLimiterMemory(options), // the database is away: still limited, by this process
        },
        (error?: Error) => (error ? reject(error) : resolve(made)),
      );
    });
    /** The milliseconds to wait, or 0 when one was left. */
    const waitFor = async (key: string): Promise<number> => {
      try {
        await limiter.consume(hidden(key));
        return 0;
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return Math.max(1, refused.msBeforeNext);
      }
    };
    return {
      has: async (key) => (await waitFor(key)) === 0,
      async take(key) {
        const wait = await waitFor(key);
        if (wait === 0) return;
        const headers = { "Retry-After": String(Math.ceil(wait / 1000)) };
        throw new AppError("TOO_MANY_REQUESTS", message, {}, headers);
      },
      clear: async (key) => void (await limiter.delete(hidden(key))),
    };
  };
