import { createHmac } from "node:crypto";
import type { RateLimiterAbstract } from "rate-limiter-flexible";
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from "rate-limiter-flexible";
import type { Database } from "../../db/client.ts";
import { AppError } from "../../errors/app-error.ts";

export interface Limit {
  /** Takes one point of the limit for this key and returns the state. */
  count(key: string): Promise<Count>;
  /** Takes one point of the limit for this key; false if the limit is used up. */
  has(key: string): Promise<boolean>;
  /** Takes one or several points of the limit for this key: 429 `TOO_MANY_REQUESTS` with `Retry-After` if too few are left. */
  take(key: string, several?: number): Promise<void>;
  /** Takes as many points as are left, up to `most`; returns their number. */
  takeUpTo(key: string, most: number): Promise<number>;
  /** Returns points to the limit. */
  giveBack(key: string, several?: number): Promise<void>;
  /** Resets the limit for this key. */
  clear(key: string): Promise<void>;
  /** How many points are used for this key now, of how many; takes none. */
  state(key: string): Promise<{ used: number; most: number }>;
}
export interface Count {
  /** Null if the limit was used up. */
  left: number | null;
  /** Milliseconds until the limit is full again. */
  waitMs: number;
}
export interface LimitSpec {
  name: string;
  points: number;
  seconds: number;
  message?: string;
}
export type Limits = (spec: LimitSpec) => Promise<Limit>;

/** Multiplies a limit by RATE_LIMIT_SCALE; it is never below 1. */
export const scalePoints = (points: number, scale: number) => Math.max(1, Math.floor(points * scale));

const TOO_MANY = "Too many attempts. Wait a moment and try again.";
const TABLE = "rate_limits";

/** Returns a function that hashes keys: they contain addresses and e-mails of any length, so the table stores keyed hashes. */
const hiddenBy = (secret: string) => (key: string) => createHmac("sha256", secret).update(key).digest("base64url");

/** Returns a 429 with `Retry-After` in seconds, at least one. */
export const tooMany = (waitMs: number, message = TOO_MANY) =>
  new AppError("TOO_MANY_REQUESTS", message, {}, { "Retry-After": String(Math.max(1, Math.ceil(waitMs / 1000))) });

const limiterOf = (database: Database, options: { points: number; duration: number; keyPrefix: string }) =>
  new Promise<RateLimiterAbstract>((resolve, reject) => {
    const created: RateLimiterAbstract = new RateLimiterPostgres(
      {
        ...options,
        storeClient: { query: database.query },
        storeType: "pool",
        tableName: TABLE,
        insuranceLimiter: new RateLimiterMemory(options), // while the database is unavailable, this process limits by itself
      },
      (error?: Error) => (error ? reject(error) : resolve(created)),
    );
  });

/** Creates limits in the database that all processes share; `scale` multiplies each of them. */
export const createLimits =
  (database: Database, scale: number, secret: string): Limits =>
  async ({ name, points, seconds, message }) => {
    const hidden = hiddenBy(secret);
    const options = { points: scalePoints(points, scale), duration: seconds, keyPrefix: name };
    const limiter = await limiterOf(database, options);
    /** `over`: how far the limit was exceeded. */
    const countMany = async (key: string, several = 1): Promise<Count & { over: number }> => {
      try {
        const { remainingPoints, msBeforeNext } = await limiter.consume(hidden(key), several);
        return { left: remainingPoints, waitMs: msBeforeNext, over: 0 };
      } catch (refused) {
        if (!(refused instanceof RateLimiterRes)) throw refused;
        return { left: null, waitMs: refused.msBeforeNext, over: refused.consumedPoints - options.points };
      }
    };
    return {
      async count(key) {
        const { left, waitMs } = await countMany(key);
        return { left, waitMs };
      },
      has: async (key) => (await countMany(key)).left !== null,
      async take(key, several) {
        const { left, waitMs } = await countMany(key, several);
        if (left !== null) return;
        if (several) await limiter.reward(hidden(key), several); // take nothing: a smaller number may still fit
        throw tooMany(waitMs, message);
      },
      async takeUpTo(key, most) {
        if (most === 0) return 0;
        const { left, over } = await countMany(key, most);
        if (left !== null) return most;
        const granted = Math.max(0, most - over);
        await limiter.reward(hidden(key), most - granted);
        return granted;
      },
      giveBack: async (key, several) => void (await limiter.reward(hidden(key), several)),
      clear: async (key) => void (await limiter.delete(hidden(key))),
      async state(key) {
        const used = (await limiter.get(hidden(key)))?.consumedPoints ?? 0;
        return { used: Math.min(used, options.points), most: options.points };
      },
    };
  };
