import { networkOf } from "../../../http/limits/network.ts";
import { type Limit, tooMany } from "../../../http/limits/rate-limit.ts";

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

export const pairOf = ({ email, address }: Pick<Attempt, "email" | "address">) => `${networkOf(address)}:${email}`;

/**
 * Takes one point of each limit, or none; answers 429 if a limit is used up. `lockedForMs`: set if this used up the
 * account's limit (the third); the time until it is full again.
 */
export async function takeAttempt(limits: AttemptLimits, attempt: Attempt, holdsAccount: boolean) {
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
