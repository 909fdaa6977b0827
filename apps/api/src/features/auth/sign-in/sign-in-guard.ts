import { keptSince } from "@dryrun/domain/account/retention";
import { addMs } from "@dryrun/domain/time";
import type { DataKeys } from "../../../data-keys.ts";
import type { Db } from "../../../db/client.ts";
import { networkOf } from "../../../http/limits/network.ts";
import { type Limit, tooMany } from "../../../http/limits/rate-limit.ts";
import type { Clock, Queue } from "../../../ports.ts";
import { forgetLockMail, isKnownNetwork, noteLockMail, rememberNetwork } from "../queries.ts";

export interface Attempt {
  /** Null if no account has the e-mail; the attempt is then treated like any other. */
  userId: string | null;
  email: string;
  /** The network address of the request. */
  address: string;
}

export interface AttemptLimits {
  failedLogins: Limit;
  networkFailures: Limit;
  accountFailures: Limit;
}

const pairOf = ({ email, address }: Pick<Attempt, "email" | "address">) => `${networkOf(address)}:${email}`;

/**
 * Takes one point of each limit, or none; answers 429 if a limit is used up. `lockedForMs`: set if this used up the
 * account's limit (the third); the time until it is full again.
 */
async function takeAttempt(limits: AttemptLimits, attempt: Attempt, holdsAccount: boolean) {
  const { failedLogins, networkFailures, accountFailures } = limits;
  const network = networkOf(attempt.address);
  const taken: [Limit, string][] = [];
  const giveBack = async () => {
    for (const [limit, key] of taken) await limit.giveBack(key);
  };
  let lockedForMs: number | null = null;
  for (const [limit, key, holds] of [
    [networkFailures, network, true],
    [failedLogins, pairOf(attempt), true],
    [accountFailures, attempt.email, holdsAccount],
  ] as const) {
    const { left, waitMs } = await limit.count(key);
    taken.push([limit, key]);
    if (left === null && holds) {
      await giveBack();
      throw tooMany(waitMs);
    }
    lockedForMs = left === 0 ? waitMs : null;
  }
  return { lockedForMs, giveBack };
}

interface GuardDeps {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  keys: Pick<DataKeys, "hash">;
  limits: AttemptLimits;
}

export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** An id that no account has, so that the look-up takes the same time. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

const hashOf = (keys: GuardDeps["keys"], userId: string, address: string) =>
  keys.hash("sign-in network", `${userId} ${networkOf(address)}`);

/**
 * Counts wrong passwords and codes by network address and e-mail, by network address, and by account (docs/rules.md
 * 2.8), for each call that checks one. Each attempt is counted before it is checked, so that concurrent attempts
 * cannot exceed the limit; a successful attempt returns its count.
 */
export function createSignInGuard({ db, clock, queue, keys, limits }: GuardDeps) {
  const isKnown = ({ userId, address }: Attempt) => {
    const id = userId ?? NOBODY;
    return isKnownNetwork(db, id, hashOf(keys, id, address), keptSince("knownNetworks", clock.now()));
  };

  /** A successful attempt returns its count, so the limit can be reached twice; only the first time is mailed. */
  const mailOwner = (userId: string | null, lockedForMs: number) =>
    db.transaction(async (tx) => {
      const now = clock.now();
      const isNew = userId === null || (await noteLockMail(tx, userId, now, addMs(now, lockedForMs)));
      if (isNew) await queue.enqueue(tx, "mail.account-locked", { userId });
    });

  return {
    /**
     * Returns the result of `isRight`. False counts as a failure, true clears the failures of this address and
     * e-mail; an error counts as neither. Answers 429 `TOO_MANY_REQUESTS`, without calling it, after too many
     * failures.
     */
    async watch(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean> {
      const { lockedForMs, giveBack } = await takeAttempt(limits, attempt, !(await isKnown(attempt)));
      let answer: boolean;
      try {
        answer = await isRight();
      } catch (error) {
        await giveBack();
        throw error;
      }
      if (answer) {
        await giveBack();
        await limits.failedLogins.clear(pairOf(attempt));
      } else if (lockedForMs !== null) {
        await mailOwner(attempt.userId, lockedForMs);
      }
      return answer;
    },

    /** Exempts this network from the account's limit for a while after a successful sign-in. */
    remember: (tx: Db, userId: string, address: string) =>
      rememberNetwork(tx, userId, hashOf(keys, userId, address), clock.now()),

    /** Resets the counter for a person who proved the address by a mailed link. */
    async lift(attempt: Omit<Attempt, "userId">): Promise<void> {
      await limits.accountFailures.clear(attempt.email);
      await forgetLockMail(db, attempt.email);
      await limits.failedLogins.clear(pairOf(attempt));
    },
  };
}
