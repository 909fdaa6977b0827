import { keptSince } from "@dryrun/domain/account/retention";
import type { DataKeys } from "../../data-keys.ts";
import type { Db } from "../../db/client.ts";
import { networkOf } from "../../http/network.ts";
import { type Limit, tooMany } from "../../http/rate-limit.ts";
import type { Clock, Queue } from "../../ports.ts";
import { isKnownNetwork, rememberNetwork } from "./sign-in-queries.ts";

export interface Attempt {
  /** Null where no account has the e-mail: it is then treated as every other. */
  userId: string | null;
  email: string;
  /** The caller's, as the request has it. */
  address: string;
}
interface GuardParts {
  db: Db;
  clock: Clock;
  queue: Pick<Queue, "enqueue">;
  keys: Pick<DataKeys, "hash">;
  limits: { failedLogins: Limit; networkFailures: Limit; accountFailures: Limit };
}
export type SignInGuard = ReturnType<typeof createSignInGuard>;

/** Nobody's id, for the same look-up where there is no account. */
const NOBODY = "00000000-0000-0000-0000-000000000000";

/**
 * Counts wrong passwords and codes by network address and e-mail, by network address, and by account (docs/rules.md 2.8), for
 * each call that asks for one. Each attempt is counted before it is checked, so that of many at once no more are checked than are
 * left; what was no failure is given back.
 */
export function createSignInGuard({ db, clock, queue, keys, limits }: GuardParts) {
  const { failedLogins, networkFailures, accountFailures } = limits;
  const pairOf = ({ email, address }: Attempt) => `${networkOf(address)}:${email}`;
  const hashOf = (userId: string, address: string) => keys.hash("sign-in network", `${userId} ${networkOf(address)}`);

  const isKnown = ({ userId, address }: Attempt) => {
    const id = userId ?? NOBODY;
    return isKnownNetwork(db, id, hashOf(id, address), keptSince("knownNetworks", clock.now()));
  };

  /** Takes one of each limit, or none; 429 where one of them is used up. `isLast`: nothing is left of the account's, the third. */
  async function take(attempt: Attempt) {
    const network = networkOf(attempt.address);
    const holdsAccount = !(await isKnown(attempt));
    const taken: [Limit, string][] = [];
    const giveBack = async () => {
      for (const [limit, key] of taken) await limit.giveBack(key);
    };
    let isLast = false;
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
      isLast = left === 0;
    }
    return { isLast, giveBack };
  }

  return {
    /**
     * Whether `isRight` says so. A false one counts as a failure, a true one forgets those of this address and e-mail; one that
     * throws is neither. 429 `TOO_MANY_REQUESTS` without asking it when there were too many.
     */
    async watch(attempt: Attempt, isRight: () => Promise<boolean>): Promise<boolean> {
      const { isLast, giveBack } = await take(attempt);
      let answer: boolean;
      try {
        answer = await isRight();
      } catch (error) {
        await giveBack();
        throw error;
      }
      if (answer) {
        await giveBack();
        await failedLogins.clear(pairOf(attempt));
      } else if (isLast) {
        const { userId } = attempt;
        await db.transaction((tx) => queue.enqueue(tx, "mail.account-locked", { userId }));
      }
      return answer;
    },

    /** Somebody signed in from here: the account's limit does not hold this network for a while. */
    remember: (tx: Db, userId: string, address: string) =>
      rememberNetwork(tx, userId, hashOf(userId, address), clock.now()),

    /** Whoever proved the address by a mail's link begins again. */
    async lift(attempt: Omit<Attempt, "userId">): Promise<void> {
      await accountFailures.clear(attempt.email);
      await failedLogins.clear(pairOf({ ...attempt, userId: null }));
    },
  };
}
