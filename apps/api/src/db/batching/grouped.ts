import type { Db } from "../client.ts";

interface Waiting<M, R> {
  member: M;
  key: string;
  resolve: (answer: R) => void;
  reject: (error: unknown) => void;
}
/** The maximum number of members in a group. Members hold locks for each other: a large group would keep all of them waiting. */
const MOST = 32;
/** While one group waits for a lock or its commit, another one runs. */
const AT_ONCE = 2;

type Run<M, R> = (tx: Db, member: M) => Promise<R>;

/**
 * Runs work of the same kind in transactions; members that wait at the same moment share one. A single member does
 * not wait. If a member fails, the shared transaction is rolled back and each member runs in its own.
 *
 * @param run The work of one member. The members of a group run concurrently in one transaction, step by step, so
 * that they share statements (`shared.ts`); they must not depend on each other's work.
 * @param keyOf Members with the same key never run at the same time.
 */
export function groupTransactions<M, R>(
  db: Db,
  run: Run<M, R>,
  keyOf: (member: M) => string,
): (member: M) => Promise<R> {
  let waiting: Waiting<M, R>[] = [];
  const busy = new Set<string>();
  let running = 0;
  let isPlanned = false;

  /** Takes the first waiting members, one for each key. */
  function next(): Waiting<M, R>[] {
    const group: Waiting<M, R>[] = [];
    waiting = waiting.filter((one) => {
      if (group.length === MOST || busy.has(one.key)) return true;
      busy.add(one.key);
      group.push(one);
      return false;
    });
    return group;
  }

  async function start() {
    isPlanned = false;
    const group = next();
    if (group.length === 0) return;
    running += 1;
    plan();
    await runGroup(db, run, group);
    running -= 1;
    for (const { key } of group) busy.delete(key);
    plan();
  }

  /** Runs at the end of this turn, so that work that arrives within it is included. */
  function plan() {
    if (isPlanned || running === AT_ONCE || waiting.length === 0) return;
    isPlanned = true;
    setImmediate(() => void start());
  }

  return (member) =>
    new Promise((resolve, reject) => {
      waiting.push({ member, key: keyOf(member), resolve, reject });
      plan();
    });
}

/** Settles every member; never rejects. */
async function runGroup<M, R>(db: Db, run: Run<M, R>, group: readonly Waiting<M, R>[]): Promise<void> {
  const alone = ({ member, resolve, reject }: Waiting<M, R>) =>
    db.transaction((tx) => run(tx, member)).then(resolve, reject);
  if (group.length > 1) {
    try {
      const answers = await db.transaction((tx) => all(group.map(({ member }) => run(tx, member))));
      for (const [index, { resolve }] of group.entries()) resolve(answers[index] as R);
      return;
    } catch {
      // The separate runs below show whose fault it is.
    }
  }
  await Promise.all(group.map(alone));
}

/**
 * Like Promise.all, but waits for every promise: a member that continues after the end of the transaction would write
 * outside of it.
 */
async function all<R>(runs: readonly Promise<R>[]): Promise<R[]> {
  const ended = await Promise.allSettled(runs);
  return ended.map((end) => {
    if (end.status === "rejected") throw end.reason;
    return end.value;
  });
}
